/** The gateway's own news. Kept first, as sent, in a table that can be erased; then handled, once per event id. */
import type { Context } from 'koa';
import getRawBody from 'raw-body';
import * as z from 'zod';
import { badRequest, Refused } from '#src/platform/http/errors.ts';
import type { Meta } from '#src/ledger/event.ts';
import { changeOrder } from '#src/orders/change.ts';
import { noteAttempt, OrderRule } from '#src/orders/decide.ts';
import { orderOf, recordCapture } from './capture.ts';
import { GatewayPaymentSchema, GatewayRefundSchema, type GatewayPayment } from './gateway.ts';
import { recordRefund } from './record-refund.ts';
import { webhookSignatureFits } from './signature.ts';
import type { Till } from './till.ts';

const Envelope = z.object({
  event: z.string().max(80),
  payload: z.object({
    payment: z.object({ entity: GatewayPaymentSchema }).optional(),
    refund: z.object({ entity: GatewayRefundSchema }).optional(),
  }),
});

/** Open to the gateway alone: the signature over the raw bytes says who is calling. Answers within its five seconds. */
export async function receiveWebhook(ctx: Context, till: Till): Promise<void> {
  const raw = await getRawBody(ctx.req, { limit: '256kb' });
  if (!webhookSignatureFits(raw, ctx.get('x-razorpay-signature'), till.keys.webhookSecrets))
    throw new Refused(401, 'signature', 'The signature does not fit.');
  const eventId = ctx.get('x-razorpay-event-id');
  const envelope = Envelope.safeParse(parsed(raw));
  if (!eventId || !envelope.success) throw badRequest('malformed', 'The event could not be read.');
  const fresh = await keep(till, eventId, envelope.data, raw);
  if (fresh) await handleEvent(till, eventId, envelope.data);
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
  { db, clock }: Till,
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
  await db('gateway_inbox').insert(row).onConflict('event_id').ignore();
  const kept = await db('gateway_inbox').where({ event_id: eventId }).first('handled_at');
  return kept.handled_at === null;
}

async function handleEvent(till: Till, eventId: string, { event, payload }: Envelope): Promise<void> {
  const payment = payload.payment?.entity;
  const meta = { actor: 'gateway', cause: `webhook:${eventId}`, at: till.clock.now().toISOString() };
  try {
    if (payment && (event === 'payment.captured' || event === 'order.paid'))
      await noteCapture(till, payment, meta);
    if (isRefundNews(event)) await noteRefund(till, { event, payload }, meta);
    if (payment && event === 'payment.failed') await noteFailure(till, payment, meta);
  } catch (problem) {
    // A payment that does not fit its order is for a person to look at; sending it again would not help.
    if (!(problem instanceof OrderRule)) throw problem;
    till.log.error({ err: problem, event: eventId }, 'a payment does not fit its order');
  }
  await till.db('gateway_inbox').where({ event_id: eventId }).update({ handled_at: till.clock.now() });
}

/** News comes in any order: a refund that was told of before its payment is looked at again once that is known. */
async function noteCapture(till: Till, payment: GatewayPayment, meta: Meta): Promise<void> {
  const capture = await recordCapture(till, 'webhook', payment, meta);
  if (!capture) return;
  const told: { body: unknown }[] = await till
    .db('gateway_inbox')
    .where({ gateway_order_id: payment.order_id })
    .whereIn('type', Object.keys(REFUND_NEWS))
    .select('body');
  for (const { body } of told) await noteRefund(till, Envelope.parse(body), meta);
}

const REFUND_NEWS = { 'refund.processed': 'processed', 'refund.failed': 'failed' } as const;

const isRefundNews = (event: string): event is keyof typeof REFUND_NEWS => event in REFUND_NEWS;

/** The name of the event is the news; the picture of the refund beside it may be older. */
async function noteRefund(till: Till, { event, payload }: Envelope, meta: Meta): Promise<void> {
  const { payment, refund } = payload;
  const theirs = payment?.entity.order_id;
  const id = theirs && (await orderOf(till, theirs));
  if (!id || !refund || !isRefundNews(event)) return;
  const told = { ...refund.entity, status: REFUND_NEWS[event] };
  await recordRefund(till, id, { refund: told, payment: payment.entity }, meta);
}

async function noteFailure(till: Till, payment: GatewayPayment, meta: Meta): Promise<void> {
  const id = payment.order_id && (await orderOf(till, payment.order_id));
  if (!id) return;
  const data = {
    toldBy: 'webhook' as const,
    gatewayPaymentId: payment.id,
    ...(payment.error_code ? { code: payment.error_code.slice(0, 60) } : {}),
    ...(payment.error_reason ? { reason: payment.error_reason.slice(0, 120) } : {}),
  };
  await changeOrder(till, id, meta, (order) => noteAttempt(order, { type: 'PaymentAttemptFailed', data }));
}
