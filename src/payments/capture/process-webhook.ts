/** Handles one stored webhook. Idempotent: every fact is recorded once, and webhooks may arrive in any order. */
import * as z from 'zod';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import { scheduleCaptureCheck } from '#src/payments/status/status-checks.ts';
import {
  GatewayDispute,
  GatewayDowntime,
  GatewayPayment,
  GatewayRefund,
  GatewaySettlement,
} from '#src/payments/gateway/entities.ts';
import { recordDispute } from '#src/payments/disputes/record-dispute.ts';
import { recordDowntime } from '#src/payments/downtimes/downtimes.ts';
import { storeSettlement } from '#src/payments/settlements/record-settlement.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { recordRefundOfPayment, recordRefundsOfPayment } from '#src/payments/refunds/record-refund.ts';
import { parseWebhookJson } from './receive-webhook.ts';
import { recordPayment } from './record-payment.ts';

/**
 * `handled`: facts were recorded or known. `not-used`: no handler for this type. `unreadable`: of an unknown format.
 * `contradictory`: against a rule, such as one payment of two orders; a repetition would fail the same way.
 */
type WebhookOutcome = 'handled' | 'not-used' | 'unreadable' | 'contradictory';

/** About two weeks of retries. Reconciliation and the nightly comparison have found the facts long before. */
const MAX_ATTEMPTS = 320;

/** Marks a webhook as failed after two weeks of failed attempts, so that it is not tried again. */
export async function markWebhookFailed(deps: PaymentDeps, eventId: string, error: unknown): Promise<void> {
  const failed = await deps
    .db('webhook_inbox')
    .where({ event_id: eventId, handled_at: null })
    .where('attempts', '>=', MAX_ATTEMPTS)
    .update({ handled_at: deps.clock.now(), outcome: 'failed' });
  if (failed > 0)
    deps.log.error(
      { event: 'webhooks.failed', webhookEventId: eventId, err: error },
      'A webhook failed at every attempt and is not handled any more',
    );
}

type InboxRow = { event_id: string; body: Buffer | null };

/**
 * Handles a webhook and the earlier ones of its payment that are not handled yet, in the order of arrival.
 * @throws GatewayError and database errors: the job is retried
 */
export async function processWebhook(deps: PaymentDeps, eventId: string): Promise<void> {
  for (const row of await listUnhandledUpTo(deps, eventId))
    if (row.event_id === eventId) await handleRow(deps, row);
    // A separate job repeats an earlier webhook: it must not block this one.
    else await handleRow(deps, row).catch(() => undefined);
}

/** Only the requested webhook, when it is not about a payment. */
async function listUnhandledUpTo({ db }: PaymentDeps, eventId: string): Promise<InboxRow[]> {
  const { rows } = await db.raw<{ rows: InboxRow[] }>(
    `select listed.event_id, listed.body
       from webhook_inbox requested,
            lateral (select requested.event_id, requested.body, requested.position
                      where requested.gateway_payment_id is null
                     union all
                     select event_id, body, position from webhook_inbox
                      where gateway_payment_id = requested.gateway_payment_id
                        and position <= requested.position and handled_at is null) listed
      where requested.event_id = ? and requested.handled_at is null
      order by listed.position`,
    [eventId],
  );
  return rows;
}

async function handleRow(deps: PaymentDeps, { event_id: eventId, body }: InboxRow): Promise<void> {
  const finishAttempt = (changes: object) =>
    deps.db('webhook_inbox').where({ event_id: eventId }).increment('attempts').update(changes);
  try {
    const outcome = body ? await tryHandleBody(deps, eventId, body) : 'unreadable';
    await finishAttempt({
      handled_at: deps.clock.now(),
      outcome,
      body: deps.db.raw(BODY_UNLESS_ERASED),
    });
    if (outcome === 'unreadable')
      deps.log.error(
        { event: 'webhooks.unreadable', webhookEventId: eventId },
        'A webhook has an unknown format',
      );
  } catch (error) {
    // An error of this update must not replace the first one, which is the cause.
    await finishAttempt({}).catch(() => undefined);
    throw error;
  }
}

/** Stores no body of a late webhook about a deleted member's payment, such as one about a dispute. */
const BODY_UNLESS_ERASED = `case
  when exists (select from orders o where o.gateway_order_id = webhook_inbox.gateway_order_id
                and not exists (select from members m where m.id = o.member_id))
    or exists (select from order_payments p join orders o on o.id = p.order_id
                where p.gateway_payment_id = webhook_inbox.gateway_payment_id
                  and not exists (select from members m where m.id = o.member_id))
  then ''::bytea else body end`;

async function tryHandleBody(deps: PaymentDeps, eventId: string, body: Buffer): Promise<WebhookOutcome> {
  try {
    return await handleBody(deps, eventId, body);
  } catch (error) {
    if (!(error instanceof OrderRuleError) && !isUnknownToGateway(error)) throw error;
    deps.log.error(
      { event: 'webhooks.contradictory', webhookEventId: eventId, err: error },
      'A webhook contradicts the recorded events',
    );
    return 'contradictory';
  }
}

/** The gateway does not know the payment of the webhook, as after a change of the account. A retry changes nothing. */
const isUnknownToGateway = (error: unknown) => error instanceof GatewayError && error.isUnknownId;

/** Only the fields that the handler of a type needs are parsed strictly. */
const Envelope = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()) });
const PaymentPayload = z.object({ payment: z.object({ entity: GatewayPayment }) });
const RefundPayload = z.object({
  refund: z.object({ entity: GatewayRefund }),
  payment: z.object({ entity: GatewayPayment }).optional(),
});

async function handleBody(deps: PaymentDeps, eventId: string, body: Buffer): Promise<WebhookOutcome> {
  const envelope = Envelope.safeParse(parseWebhookJson(body));
  if (!envelope.success) return 'unreadable';
  const { event, payload } = envelope.data;
  const meta = { actor: 'gateway', cause: `webhook:${eventId}`, at: deps.clock.now().toISOString() };
  if (event in STATUS_BY_PAYMENT_EVENT) {
    const parsed = PaymentPayload.safeParse(payload);
    if (!parsed.success) return 'unreadable';
    await handlePayment(
      deps,
      event as keyof typeof STATUS_BY_PAYMENT_EVENT,
      parsed.data.payment.entity,
      meta,
    );
    return 'handled';
  }
  if (event in STATUS_BY_REFUND_EVENT) {
    const parsed = RefundPayload.safeParse(payload);
    if (!parsed.success) return 'unreadable';
    const { refund, payment } = parsed.data;
    const reportedRefund = {
      ...refund.entity,
      status: STATUS_BY_REFUND_EVENT[event as keyof typeof STATUS_BY_REFUND_EVENT],
    };
    await handleRefund(deps, reportedRefund, payment?.entity, meta);
    return 'handled';
  }
  return handleOtherEvent(deps, event, payload, meta);
}

const DisputePayload = z.object({ dispute: z.object({ entity: GatewayDispute }) });
const DowntimePayload = z.object({ 'payment.downtime': z.object({ entity: GatewayDowntime }) });
const SettlementPayload = z.object({ settlement: z.object({ entity: GatewaySettlement }) });

/** Events that are not about the state of a payment or refund. */
async function handleOtherEvent(
  deps: PaymentDeps,
  event: string,
  payload: Record<string, unknown>,
  meta: EventMeta,
): Promise<WebhookOutcome> {
  if (event.startsWith('payment.dispute.')) {
    const parsed = DisputePayload.safeParse(payload);
    if (!parsed.success) return 'unreadable';
    const isActionRequired = event === 'payment.dispute.action_required';
    return recordDispute(deps, parsed.data.dispute.entity, meta, { isActionRequired });
  }
  if (event.startsWith('payment.downtime.')) {
    const parsed = DowntimePayload.safeParse(payload);
    if (!parsed.success) return 'unreadable';
    await recordDowntime(deps, parsed.data['payment.downtime'].entity);
    return 'handled';
  }
  if (event !== 'settlement.processed') return 'not-used';
  const parsed = SettlementPayload.safeParse(payload);
  if (!parsed.success) return 'unreadable';
  await storeSettlement(deps, parsed.data.settlement.entity);
  return 'handled';
}

const STATUS_BY_PAYMENT_EVENT = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'order.paid': 'captured',
  'payment.failed': 'failed',
} as const;

/**
 * The type and the entity must agree: a "captured" webhook with another status is an older snapshot, and reconciliation
 * fetches the current status. A payment that is refunded already was captured before. An authorized payment is usually
 * captured within seconds; otherwise reconciliation captures it, so that no webhook waits for the gateway.
 */
async function handlePayment(
  deps: PaymentDeps,
  event: keyof typeof STATUS_BY_PAYMENT_EVENT,
  payment: GatewayPayment,
  meta: EventMeta,
): Promise<void> {
  const status = STATUS_BY_PAYMENT_EVENT[event];
  const isRefundedSince = status === 'captured' && payment.status === 'refunded';
  if (payment.status !== status && !isRefundedSince) return;
  if (status === 'authorized') await scheduleCaptureCheck(deps, payment.order_id);
  else await recordPayment(deps, 'webhook', payment, meta);
}

/** The refund entity in the payload may be an older snapshot, so the event type decides its status. */
const STATUS_BY_REFUND_EVENT = { 'refund.processed': 'processed', 'refund.failed': 'failed' } as const;

async function handleRefund(
  deps: PaymentDeps,
  refund: GatewayRefund,
  payment: GatewayPayment | undefined,
  meta: EventMeta,
): Promise<void> {
  await recordRefundOfPayment(deps, refund, meta);
  // Earlier webhooks may have been lost: the payment contains the total of its refunds.
  if (payment?.amount_refunded) await recordMissingRefunds(deps, payment, meta);
}

async function recordMissingRefunds(
  deps: PaymentDeps,
  { id, amount_refunded: refundedPaise }: GatewayPayment,
  meta: EventMeta,
): Promise<void> {
  const row: { order_id: string; refunded_paise: number } | undefined = await deps
    .db('order_payments')
    .where({ gateway_payment_id: id })
    .first('order_id', 'refunded_paise');
  if (row && row.refunded_paise < refundedPaise!) await recordRefundsOfPayment(deps, row.order_id, id, meta);
}
