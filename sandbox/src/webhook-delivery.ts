import { createHmac } from 'node:crypto';
import type { SandboxContext } from './context.ts';
import type { WebhookRow } from './webhook-outbox.ts';

/** Interval of the delivery loop without notification; a delayed or repeated webhook is at most this much late. */
const POLL_INTERVAL_MS = 1000;
/** Razorpay treats a slower response as a failure. */
const RESPONSE_TIMEOUT_MS = 5000;
/** After this time another process retries a delivery whose process died. */
const LEASE_MS = 15_000;
/** Waits double from one second up to an hour and end a day after the event. */
const MAX_RETRY_DELAY_MS = 60 * 60 * 1000;
const RETRY_PERIOD_MS = 24 * 60 * 60 * 1000;

type DeliveryDeps = Pick<SandboxContext, 'db' | 'clock' | 'log' | 'webhookSecret' | 'webhookUrl'>;

/** Sends the webhooks of the outbox in order, each at least once. */
export function createDelivery(deps: DeliveryDeps) {
  let loop: ReturnType<typeof startLoop> | undefined;
  let stopping = false;
  const deliverDue = () => deliver(deps, () => stopping);
  const start = () => {
    loop ??= startLoop(deliverDue, (error) =>
      deps.log.error({ event: 'sandbox_webhooks.loop_failed', err: error }, 'Webhook delivery failed'),
    );
  };
  const notifyDelivery = () => loop?.runNow();
  const stop = async () => {
    stopping = true;
    await loop?.stop();
    loop = undefined;
    stopping = false;
  };
  return { start, notifyDelivery, stop, deliverDue };
}

async function deliver(deps: DeliveryDeps, isStopping: () => boolean): Promise<number> {
  let attempts = 0;
  while (!isStopping()) {
    const row = await claimOldestDue(deps);
    if (!row) break;
    await recordResponse(deps, row, await send(deps, row));
    attempts += 1;
  }
  return attempts;
}

/** Leases the oldest due webhook; other processes skip it until the lease ends. */
async function claimOldestDue({ db, clock }: DeliveryDeps): Promise<WebhookRow | undefined> {
  const now = clock.now();
  const oldest = db('sandbox.webhooks')
    .where('next_attempt_at', '<=', now)
    .orderBy(['next_attempt_at', 'position'])
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select('position');
  const rows = (await db('sandbox.webhooks')
    .whereIn('position', oldest)
    .update({ next_attempt_at: new Date(now.getTime() + LEASE_MS), attempts: db.raw('attempts + 1') })
    .returning('*')) as WebhookRow[];
  return rows[0];
}

/** Returns the receiver's status or the transport error. Redirects are not followed. */
async function send({ webhookSecret, webhookUrl = '' }: DeliveryDeps, row: WebhookRow): Promise<string> {
  const secret = row.valid_signature ? webhookSecret : `not ${webhookSecret}`;
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

async function recordResponse({ db, clock, log }: DeliveryDeps, row: WebhookRow, response: string) {
  const now = clock.now();
  const delivered = /^2\d\d$/.test(response);
  const nextAttemptAt = delivered ? null : retryTime(row, now);
  if (!delivered)
    log.warn(
      {
        event: 'sandbox_webhooks.rejected',
        webhookEvent: row.event,
        eventId: row.event_id,
        response,
        nextAttemptAt,
      },
      'The receiver did not accept a webhook',
    );
  await db('sandbox.webhooks')
    .where({ position: row.position })
    .update({
      last_response: response.slice(0, 200),
      next_attempt_at: nextAttemptAt,
      delivered_at: delivered ? now : null,
    });
}

function retryTime(row: WebhookRow, now: Date): Date | null {
  const delay = Math.min(1000 * 2 ** (row.attempts - 1), MAX_RETRY_DELAY_MS);
  const next = new Date(now.getTime() + delay);
  return next.getTime() - row.created_at.getTime() > RETRY_PERIOD_MS ? null : next;
}

/** Runs `task` now, every second and on demand; runs never overlap. */
function startLoop(task: () => Promise<unknown>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let requested = false;
  const run = async () => {
    do {
      requested = false;
      await task().catch(onError);
    } while (requested);
    running = undefined;
  };
  const runNow = () => {
    requested = true;
    running ??= run();
  };
  const timer = setInterval(runNow, POLL_INTERVAL_MS);
  runNow();
  return {
    runNow,
    async stop() {
      clearInterval(timer);
      requested = false;
      await running;
    },
  };
}
