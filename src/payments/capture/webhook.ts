/** The gateway's own news. Kept first, as sent, in a table that can be erased; then handled, once per event id. */
import type { Context } from 'koa';
import getRawBody from 'raw-body';
import * as z from 'zod';
import { badRequest, HttpError } from '#src/platform/http/errors.ts';
import type { Meta } from '#src/ledger/event.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { recordPaymentAttempt, OrderRule } from '#src/orders/domain/decide.ts';
import { orderOf, recordCapture } from './capture.ts';
import {
  GatewayPaymentSchema,
  GatewayRefundSchema,
  type GatewayPayment,
} from '#src/payments/gateway/gateway.ts';
import { recordRefund } from '#src/payments/refunds/record-refund.ts';
import { webhookSignatureFits } from '#src/payments/gateway/signature.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

const Envelope = z.object({
  event: z.string().max(80),
  payload: z.object({
    payment: z.object({ entity: GatewayPaymentSchema }).optional(),
    refund: z.object({ entity: GatewayRefundSchema }).optional(),
  }),
});

/** Open to the gateway alone: the signature over the raw bytes says who is calling. Answers within its five seconds. */
export async function receiveWebhook(ctx: Context, deps: PaymentDeps): Promise<void> {
  const raw = await getRawBody(ctx.req, { limit: '256kb' });
  if (!webhookSignatureFits(raw, ctx.get('x-razorpay-signature'), deps.keys.webhookSecrets))
    throw new HttpError(401, 'signature', 'The signature does not fit.');
  const eventId = ctx.get('x-razorpay-event-id');
  const envelope = Envelope.safeParse(parsed(raw));
  if (!eventId || !envelope.success) throw badRequest('malformed', 'The event could not be read.');
  const fresh = await keep(deps, eventId, envelope.data, raw);
  if (fresh) await handleEvent(deps, eventId, envelope.data);
  ctx.body = { success: true };
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

type Envelope = z.infer<typeof Envelope>;

/** @returns false when this event was handled before; one that was kept but not handled is handled now */
async function keep(
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
  const kept = await db('webhook_inbox').where({ event_id: eventId }).first('handled_at');
  return kept.handled_at === null;
}

async function handleEvent(deps: PaymentDeps, eventId: string, { event, payload }: Envelope): Promise<void> {
  const payment = payload.payment?.entity;
  const meta = { actor: 'gateway', cause: `webhook:${eventId}`, at: deps.clock.now().toISOString() };
  try {
    if (payment && (event === 'payment.captured' || event === 'order.paid'))
      await noteCapture(deps, payment, meta);
    if (isRefundNews(event)) await noteRefund(deps, { event, payload }, meta);
    if (payment && event === 'payment.failed') await noteFailure(deps, payment, meta);
  } catch (error) {
    // A payment that does not fit its order is for a person to look at; sending it again would not help.
    if (!(error instanceof OrderRule)) throw error;
    deps.log.error({ err: error, event: eventId }, 'a payment does not fit its order');
  }
  await deps.db('webhook_inbox').where({ event_id: eventId }).update({ handled_at: deps.clock.now() });
}

/** News comes in any order: a refund that was told of before its payment is looked at again once that is known. */
async function noteCapture(deps: PaymentDeps, payment: GatewayPayment, meta: Meta): Promise<void> {
  const capture = await recordCapture(deps, 'webhook', payment, meta);
  if (!capture) return;
  const told: { body: unknown }[] = await deps
    .db('webhook_inbox')
    .where({ gateway_order_id: payment.order_id })
    .whereIn('type', Object.keys(REFUND_NEWS))
    .select('body');
  for (const { body } of told) await noteRefund(deps, Envelope.parse(body), meta);
}

const REFUND_NEWS = { 'refund.processed': 'processed', 'refund.failed': 'failed' } as const;

const isRefundNews = (event: string): event is keyof typeof REFUND_NEWS => event in REFUND_NEWS;

/** The name of the event is the news; the picture of the refund beside it may be older. */
async function noteRefund(deps: PaymentDeps, { event, payload }: Envelope, meta: Meta): Promise<void> {
  const { payment, refund } = payload;
  const theirs = payment?.entity.order_id;
  const id = theirs && (await orderOf(deps, theirs));
  if (!id || !refund || !isRefundNews(event)) return;
  const told = { ...refund.entity, status: REFUND_NEWS[event] };
  await recordRefund(deps, id, { refund: told, payment: payment.entity }, meta);
}

async function noteFailure(deps: PaymentDeps, payment: GatewayPayment, meta: Meta): Promise<void> {
  const id = payment.order_id && (await orderOf(deps, payment.order_id));
  if (!id) return;
  const data = {
    reportedBy: 'webhook' as const,
    gatewayPaymentId: payment.id,
    ...(payment.error_code ? { code: payment.error_code.slice(0, 60) } : {}),
    ...(payment.error_reason ? { reason: payment.error_reason.slice(0, 120) } : {}),
  };
  await changeOrder(deps, id, meta, (order) =>
    recordPaymentAttempt(order, { type: 'PaymentAttemptFailed', data }),
  );
}
