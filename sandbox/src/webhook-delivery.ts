/** Sends the webhooks of the outbox in order, each at least once, and disables the webhook as Razorpay does. */
import { createHmac } from 'node:crypto';
import type { SandboxContext } from './context.ts';
import type { WebhookRow } from './webhook-outbox.ts';

/** Razorpay treats a slower response as a failure. */
const RESPONSE_TIMEOUT_MS = 5000;
/** A webhook that is being sent is due again after this time, so that another process retries a delivery whose process died. */
export const WEBHOOK_LEASE_MS = 15_000;
/**
 * Razorpay retries with exponential delays for 24 hours after the event and does not document the intervals:
 * here they double from one second up to an hour.
 */
const MAX_RETRY_DELAY_MS = 60 * 60 * 1000;
const RETRY_PERIOD_MS = 24 * 60 * 60 * 1000;

/** @returns the number of attempts */
export async function deliverWebhooks(context: SandboxContext, isStopping: () => boolean): Promise<number> {
  let attempts = 0;
  while (!isStopping()) {
    const row = await claimOldestDueWebhook(context);
    if (!row) break;
    await recordResponse(context, row, await sendWebhook(context, row));
    attempts += 1;
  }
  return attempts;
}

/** Leases the oldest due webhook; other processes skip it until the lease ends. */
async function claimOldestDueWebhook({ db, clock }: SandboxContext): Promise<WebhookRow | undefined> {
  const now = clock.now();
  const oldest = db('sandbox.webhooks')
    .where('next_attempt_at', '<=', now)
    .orderBy(['next_attempt_at', 'position'])
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select('position');
  // As an array, because PostgreSQL may run a subquery of IN again for each row, and lease a webhook at each time.
  const rows = (await db('sandbox.webhooks')
    .whereRaw('position = any(array(?))', [oldest])
    .update({ next_attempt_at: new Date(now.getTime() + WEBHOOK_LEASE_MS), attempts: db.raw('attempts + 1') })
    .returning('*')) as WebhookRow[];
  return rows[0];
}

/** Returns the receiver's status or the transport error. Redirects are not followed. */
async function sendWebhook(
  { webhookSecret, webhookUrl = '' }: SandboxContext,
  row: WebhookRow,
): Promise<string> {
  const secret = row.signing_secret ?? webhookSecret;
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-event-id': row.event_id,
        'x-razorpay-signature': createHmac('sha256', secret).update(row.body).digest('hex'),
      },
      body: row.body,
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function recordResponse(context: SandboxContext, row: WebhookRow, response: string): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const isDelivered = /^2\d\d$/.test(response);
  const nextAttemptAt = isDelivered ? null : computeRetryTime(row, now);
  await db('sandbox.webhooks')
    .where({ position: row.position })
    .update({
      last_response: response.slice(0, 200),
      next_attempt_at: nextAttemptAt,
      delivered_at: isDelivered ? now : null,
    });
  if (isDelivered) await db('sandbox.shared_state').update({ webhook_succeeded_at: now });
  else logFailure(context, row, { response, nextAttemptAt });
  if (!isDelivered && nextAttemptAt === null) await disableAfterFailures(context, row);
}

function logFailure(
  { log }: SandboxContext,
  row: WebhookRow,
  outcome: { response: string; nextAttemptAt: Date | null },
): void {
  log.warn(
    { event: 'sandbox_webhooks.rejected', webhookEvent: row.event, eventId: row.event_id, ...outcome },
    'The receiver did not accept a webhook',
  );
}

function computeRetryTime(row: WebhookRow, now: Date): Date | null {
  const delayMs = Math.min(1000 * 2 ** (row.attempts - 1), MAX_RETRY_DELAY_MS);
  const next = new Date(now.getTime() + delayMs);
  return next.getTime() - row.created_at.getTime() > RETRY_PERIOD_MS ? null : next;
}

/** Disables the webhook if the receiver has accepted nothing since the creation of `row`, which failed for 24 hours. */
async function disableAfterFailures({ db, clock, log }: SandboxContext, row: WebhookRow): Promise<void> {
  const disabledCount = await db('sandbox.shared_state')
    .whereNull('webhook_disabled_at')
    .where((where) =>
      where.whereNull('webhook_succeeded_at').orWhere('webhook_succeeded_at', '<', row.created_at),
    )
    .update({ webhook_disabled_at: clock.now() });
  if (disabledCount === 0) return;
  await db('sandbox.webhooks').whereNotNull('next_attempt_at').update({ next_attempt_at: null });
  log.warn(
    { event: 'sandbox_webhooks.disabled', webhookEvent: row.event },
    'The webhook failed for 24 hours and is disabled: POST /admin/webhook {"enabled": true} enables it',
  );
}
