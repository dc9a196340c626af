/**
 * The webhook outbox, written in the transaction of the change that a webhook reports.
 * The fault `webhooks` simulates failures documented at https://razorpay.com/docs/webhooks/
 */
import type { Knex } from 'knex';
import type { SandboxContext } from './context.ts';
import { toUnixSeconds, type PaymentRow } from './entities.ts';
import type { WebhookFault } from './fault-settings.ts';
import { createId } from './ids.ts';

type EntityKind =
  'payment' | 'order' | 'refund' | 'dispute' | 'settlement' | 'payment.downtime' | 'payment_link';

export type WebhookEvent = {
  event: string;
  /** API entities at the time of the event, by kind */
  payload: Partial<Record<EntityKind, object>>;
};

export type WebhookRow = {
  position: string;
  event_id: string;
  event: string;
  payment_id: string | null;
  body: string;
  /** null: the current secret */
  signing_secret: string | null;
  /** event of the payment that releases a held webhook */
  held_until: 'capture' | 'refund' | null;
  attempts: number;
  next_attempt_at: Date | null;
  delivered_at: Date | null;
  last_response: string | null;
  created_at: Date;
};

/** Signing secret of the fault `old-secret` when `oldWebhookSecret` is not set. */
const DEFAULT_OLD_SECRET = 'old-sandbox-webhook-secret';

const ACCOUNT_ID = 'acc_RazorpaySandbx';

/** Delay of the fault `delayed` when `webhookDelaySeconds` is not set. */
const DEFAULT_DELAY_SECONDS = 60 * 60;

/** @param payment the payment of the events, if any */
export async function queueWebhooks(
  context: SandboxContext,
  trx: Knex.Transaction,
  events: WebhookEvent[],
  payment?: Pick<PaymentRow, 'id' | 'webhook_fault'>,
): Promise<void> {
  if (events.length === 0 || context.webhookUrl === undefined) return;
  const now = context.clock.now();
  const rows = events.map((event) => toWebhookRow(event, now, payment?.id ?? null));
  const fault = payment?.webhook_fault ?? context.faults.webhooks;
  const outgoingRows = context.isWebhookDisabled
    ? rows.map(markUnsent)
    : applyWebhookFault(rows, fault, context);
  await trx('sandbox.webhooks').insert(outgoingRows);
  if (payment) await releaseHeldWebhooks(context, trx, payment.id, events);
}

type NewRow = Omit<WebhookRow, 'position' | 'attempts' | 'delivered_at'>;

function toWebhookRow({ event, payload }: WebhookEvent, now: Date, paymentId: string | null): NewRow {
  const wrappedEntities = Object.entries(payload).map(([kind, entity]) => [kind, { entity }]);
  const body = {
    entity: 'event',
    account_id: ACCOUNT_ID,
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(wrappedEntities) as object,
    created_at: toUnixSeconds(now),
  };
  return {
    event_id: createId(),
    event,
    payment_id: paymentId,
    body: encodeLikeRazorpay(body),
    signing_secret: null,
    held_until: null,
    next_attempt_at: now,
    last_response: null,
    created_at: now,
  };
}

/** Razorpay sends nothing of what happens while the webhook is disabled. */
const markUnsent = <Row extends NewRow>(row: Row): Row => ({
  ...row,
  next_attempt_at: null,
  last_response: 'not sent: the webhook is disabled',
});

function applyWebhookFault(rows: NewRow[], fault: WebhookFault, context: SandboxContext): NewRow[] {
  switch (fault) {
    case 'normal':
      return rows;
    case 'lost':
      return rows.map((row) => ({ ...row, next_attempt_at: null, last_response: 'lost on purpose' }));
    case 'duplicated':
      return rows.flatMap((row) => [row, row]);
    case 'reordered':
      return rows.toReversed();
    case 'wrong-signature':
      return rows.map((row) => ({ ...row, signing_secret: `not ${context.webhookSecret}` }));
    case 'old-secret':
      return rows.map((row) => ({
        ...row,
        signing_secret: context.faults.oldWebhookSecret ?? DEFAULT_OLD_SECRET,
      }));
    case 'delayed':
      return rows.map((row) => ({ ...row, next_attempt_at: addDelay(row.created_at, context) }));
    case 'captured-before-failed':
      return rows.map((row) => (row.event === 'payment.failed' ? holdUntil(row, 'capture') : row));
    case 'refund-before-capture':
      return rows.map((row) => (CAPTURE_EVENTS.has(row.event) ? holdUntil(row, 'refund') : row));
  }
}

const CAPTURE_EVENTS = new Set(['payment.authorized', 'payment.captured', 'order.paid']);

const holdUntil = (row: NewRow, held_until: 'capture' | 'refund'): NewRow => ({
  ...row,
  held_until,
  next_attempt_at: null,
});

function addDelay(moment: Date, { faults }: SandboxContext): Date {
  const seconds = faults.webhookDelaySeconds ?? DEFAULT_DELAY_SECONDS;
  return new Date(moment.getTime() + seconds * 1000);
}

/** Sends held webhooks after those of the event that they waited for: inserting them again gives them a new position. */
async function releaseHeldWebhooks(
  context: SandboxContext,
  trx: Knex.Transaction,
  paymentId: string,
  events: WebhookEvent[],
): Promise<void> {
  const metConditions = [
    ...(events.some(({ event }) => event === 'payment.captured') ? ['capture'] : []),
    ...(events.some(({ event }) => event.startsWith('refund.')) ? ['refund'] : []),
  ];
  if (metConditions.length === 0) return;
  const heldWebhooks: WebhookRow[] = await trx('sandbox.webhooks')
    .where({ payment_id: paymentId })
    .whereIn('held_until', metConditions)
    .delete()
    .returning('*');
  const releasedRows = heldWebhooks
    .toSorted((first, second) => Number(first.position) - Number(second.position))
    .map(({ position: _position, ...row }) => ({
      ...row,
      held_until: null,
      next_attempt_at: context.clock.now(),
    }));
  if (releasedRows.length === 0) return;
  await trx('sandbox.webhooks').insert(
    context.isWebhookDisabled ? releasedRows.map(markUnsent) : releasedRows,
  );
}

/**
 * Razorpay's encoder escapes slashes and everything outside ASCII. A receiver that hashes JSON.stringify of the parsed
 * body instead of the received bytes fails here as it does with Razorpay.
 */
function encodeLikeRazorpay(body: object): string {
  return JSON.stringify(body)
    .replaceAll('/', '\\/')
    .replaceAll(
      /[\u0080-\uffff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
