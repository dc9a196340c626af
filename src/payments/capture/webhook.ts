/** Webhooks of the gateway. Each is stored as received in an erasable table, then handled once per event id. */
import type { Context } from 'koa';
import getRawBody from 'raw-body';
import * as z from 'zod';
import { badRequest, HttpError } from '#src/platform/http/errors.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { recordPaymentAttempt, OrderRuleError } from '#src/orders/domain/decide.ts';
import { findOrderId, recordCapture } from './capture.ts';
import {
  GatewayPaymentSchema,
  GatewayRefundSchema,
  type GatewayPayment,
} from '#src/payments/gateway/gateway.ts';
import { recordRefund } from '#src/payments/refunds/record-refund.ts';
import { isValidWebhookSignature } from '#src/payments/gateway/signature.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

const Envelope = z.object({
  event: z.string().max(80),
  payload: z.object({
    payment: z.object({ entity: GatewayPaymentSchema }).optional(),
    refund: z.object({ entity: GatewayRefundSchema }).optional(),
  }),
});

/** Authenticated by the signature over the raw body. The gateway expects an answer within five seconds. */
export async function receiveWebhook(ctx: Context, deps: PaymentDeps): Promise<void> {
  const raw = await getRawBody(ctx.req, { limit: '256kb' });
  if (!isValidWebhookSignature(raw, ctx.get('x-razorpay-signature'), deps.gatewayKeys.webhookSecrets))
    throw new HttpError(401, 'invalid-signature', 'Invalid webhook signature.');
  const eventId = ctx.get('x-razorpay-event-id');
  const envelope = Envelope.safeParse(parseJson(raw));
  if (!eventId || !envelope.success) throw badRequest('malformed', 'The webhook event could not be parsed.');
  const isUnhandled = await storeWebhook(deps, eventId, envelope.data, raw);
  if (isUnhandled) await handleEvent(deps, eventId, envelope.data);
  ctx.body = { success: true };
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

type Envelope = z.infer<typeof Envelope>;

/** @returns whether the event still has to be handled; also true for one whose handling failed before */
async function storeWebhook(
  { db, clock }: PaymentDeps,
  eventId: string,
  { event, payload }: Envelope,
  raw: Buffer,
): Promise<boolean> {
  const row = {
    event_id: eventId,
    type: event,
    gateway_order_id: payload.payment?.entity.order_id ?? null,
    body: raw.toString('utf8'),
    received_at: clock.now(),
  };
  await db('webhook_inbox').insert(row).onConflict('event_id').ignore();
  const stored = await db('webhook_inbox').where({ event_id: eventId }).first('handled_at');
  return stored.handled_at === null;
}

async function handleEvent(deps: PaymentDeps, eventId: string, { event, payload }: Envelope): Promise<void> {
  const payment = payload.payment?.entity;
  const meta = { actor: 'gateway', cause: `webhook:${eventId}`, at: deps.clock.now().toISOString() };
  try {
    if (payment && (event === 'payment.captured' || event === 'order.paid'))
      await handleCapture(deps, payment, meta);
    if (isRefundEventType(event)) await handleRefund(deps, { event, payload }, meta);
    if (payment && event === 'payment.failed') await handleFailure(deps, payment, meta);
  } catch (error) {
    // A payment that does not match its order needs a person; a repeated webhook would fail the same way.
    if (!(error instanceof OrderRuleError)) throw error;
    deps.log.error(
      { event: 'webhooks.payment_mismatched', webhookEventId: eventId, err: error },
      'A webhook reports a payment that does not match its order',
    );
  }
  await deps.db('webhook_inbox').where({ event_id: eventId }).update({ handled_at: deps.clock.now() });
}

/** Webhooks arrive in any order: refunds reported before the capture are handled again after it. */
async function handleCapture(deps: PaymentDeps, payment: GatewayPayment, meta: EventMeta): Promise<void> {
  const capture = await recordCapture(deps, 'webhook', payment, meta);
  if (!capture) return;
  const storedRefunds: { body: unknown }[] = await deps
    .db('webhook_inbox')
    .where({ gateway_order_id: payment.order_id })
    .whereIn('type', Object.keys(REFUND_EVENTS))
    .select('body');
  for (const { body } of storedRefunds) await handleRefund(deps, Envelope.parse(body), meta);
}

const REFUND_EVENTS = { 'refund.processed': 'processed', 'refund.failed': 'failed' } as const;

const isRefundEventType = (event: string): event is keyof typeof REFUND_EVENTS => event in REFUND_EVENTS;

/** Trust the event type: the refund entity in the payload may be an older snapshot. */
async function handleRefund(deps: PaymentDeps, { event, payload }: Envelope, meta: EventMeta): Promise<void> {
  const { payment, refund } = payload;
  const gatewayOrderId = payment?.entity.order_id;
  const orderId = gatewayOrderId && (await findOrderId(deps, gatewayOrderId));
  if (!orderId || !refund || !isRefundEventType(event)) return;
  const current = { ...refund.entity, status: REFUND_EVENTS[event] };
  await recordRefund(deps, orderId, { refund: current, payment: payment.entity }, meta);
}

async function handleFailure(deps: PaymentDeps, payment: GatewayPayment, meta: EventMeta): Promise<void> {
  const orderId = payment.order_id && (await findOrderId(deps, payment.order_id));
  if (!orderId) return;
  const data = {
    reportedBy: 'webhook' as const,
    gatewayPaymentId: payment.id,
    ...(payment.error_code ? { code: payment.error_code.slice(0, 60) } : {}),
    ...(payment.error_reason ? { reason: payment.error_reason.slice(0, 120) } : {}),
  };
  await changeOrder(deps, orderId, meta, (order) =>
    recordPaymentAttempt(order, { type: 'PaymentAttemptFailed', data }),
  );
}
