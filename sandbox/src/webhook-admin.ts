/** The webhook as on Razorpay's dashboard: its state, what was sent, replay of an event. */
import { paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toUnixSeconds } from './entities.ts';
import { createBadRequestError, createInvalidFieldError, createUnknownIdError } from './errors.ts';
import { readFields } from './fields.ts';
import type { WebhookRow } from './webhook-outbox.ts';

/** GET /admin/webhook */
export async function showWebhook({ db, webhookUrl }: SandboxContext) {
  const { webhook_disabled_at, webhook_succeeded_at } = (await db('sandbox.shared_state').first()) as Record<
    string,
    Date | null
  >;
  return {
    url: webhookUrl ?? null,
    enabled: webhook_disabled_at === null,
    disabled_at: webhook_disabled_at && toUnixSeconds(webhook_disabled_at),
    succeeded_at: webhook_succeeded_at && toUnixSeconds(webhook_succeeded_at),
  };
}

/** POST /admin/webhook `{enabled}`. Events of the disabled time are never sent; GET /admin/webhooks lists them. */
export async function setWebhookEnabled(context: SandboxContext, body: unknown) {
  const { enabled } = readFields(body);
  if (typeof enabled !== 'boolean')
    throw createInvalidFieldError('enabled', 'The enabled must be true or false.');
  await context
    .db('sandbox.shared_state')
    .update({ webhook_disabled_at: enabled ? null : context.clock.now() });
  if (!enabled)
    await context.db('sandbox.webhooks').whereNotNull('next_attempt_at').update({ next_attempt_at: null });
  return showWebhook(context);
}

/** GET /admin/webhooks, newest first */
export async function listWebhooks({ db }: SandboxContext, query: Query) {
  const rows: WebhookRow[] = await paginate(db('sandbox.webhooks'), query);
  return toCollection(rows.map(toWebhookEntity));
}

/** POST /admin/webhooks/:id/replay sends an event once more, signed with the current secret. */
export async function replayWebhook(context: SandboxContext, eventId: string) {
  if (context.isWebhookDisabled) throw createBadRequestError('The webhook is disabled.');
  const webhook: WebhookRow | undefined = await context
    .db('sandbox.webhooks')
    .where({ event_id: eventId })
    .orderBy('position')
    .first();
  if (!webhook) throw createUnknownIdError();
  const { position } = webhook;
  const replayed = { signing_secret: null, held_until: null, next_attempt_at: context.clock.now() };
  await context.db('sandbox.webhooks').where({ position }).update(replayed);
  context.wakePollingLoop();
  return toWebhookEntity({ ...webhook, ...replayed });
}

const toWebhookEntity = (row: WebhookRow) => ({
  id: row.event_id,
  event: row.event,
  payment_id: row.payment_id,
  state: toState(row),
  attempts: row.attempts,
  last_response: row.last_response,
  created_at: toUnixSeconds(row.created_at),
  next_attempt_at: row.next_attempt_at && toUnixSeconds(row.next_attempt_at),
  delivered_at: row.delivered_at && toUnixSeconds(row.delivered_at),
});

function toState(row: WebhookRow): 'waiting' | 'held' | 'delivered' | 'not sent' {
  if (row.next_attempt_at) return 'waiting';
  if (row.held_until) return 'held';
  return row.delivered_at ? 'delivered' : 'not sent';
}
