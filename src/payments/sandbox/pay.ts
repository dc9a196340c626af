/** What happens when somebody pays on the modal, or a script does without a browser. */
import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { readAttempt, type Attempt, type Verdict } from './attempt.ts';
import { badRequest, GatewayError, type ErrorBody } from './errors.ts';
import { newId } from './ids.ts';
import { FAILURES, findCard, type Reason } from './instruments.ts';
import { lockOrder, type OrderRow } from './orders.ts';
import { readNotes } from './order-input.ts';
import { paymentEntity, type Card, type PaymentRow } from './payment-entity.ts';
import { capture } from './payments.ts';
import type { Sandbox } from './sandbox.ts';
import { queueWebhooks, type WebhookEvent } from './webhook-outbox.ts';

/** What checkout hands to its handler. */
export type Handed = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

/** The bank is silent: checkout hands over nothing and waits. */
export type Waiting = { payment: { id: string; status: 'created' } };

/** @throws GatewayError 400 with the failure's reason; the failed payment is recorded all the same */
export async function pay(sandbox: Sandbox, orderId: string, body: unknown): Promise<Handed | Waiting> {
  const { attempt, verdict } = readAttempt(body);
  const payment = await sandbox.db.transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!sandbox.faults.paysAgain()) await refuseSettled(trx, order);
    const row = newPayment(sandbox, order, attempt, verdict);
    await trx('sandbox.payments').insert(row);
    const attempted = { status: 'attempted' as const, attempts: order.attempts + 1 };
    await trx('sandbox.orders').where({ id: orderId }).update(attempted);
    await queueWebhooks(sandbox, trx, await conclude(trx, row, { ...order, ...attempted }));
    return row;
  });
  sandbox.wake();
  if (payment.error) throw new GatewayError(400, payment.error);
  if (payment.status === 'created') return { payment: { id: payment.id, status: payment.status } };
  return handed(payment, sandbox.keySecret);
}

/** Hex HMAC-SHA256 over "order|payment" with the key secret: what the shop must check. */
export const signature = (orderId: string, paymentId: string, keySecret: string) =>
  createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');

async function refuseSettled(trx: Knex.Transaction, order: OrderRow): Promise<void> {
  const more = { reason: 'order_already_paid', metadata: { order_id: order.id } };
  if (order.status === 'paid') throw badRequest('This order is already paid.', more);
  const waiting = await trx('sandbox.payments').where({ order_id: order.id, status: 'authorized' }).first();
  if (waiting) throw badRequest('This order already has a payment waiting to be captured.', more);
}

/** What follows from the bank's word, and is told. */
export async function conclude(
  trx: Knex.Transaction,
  row: PaymentRow,
  order: OrderRow,
): Promise<WebhookEvent[]> {
  if (row.status === 'created') return [];
  const payment = paymentEntity(row, { withCard: true });
  if (row.error) return [{ event: 'payment.failed', payload: { payment } }];
  const authorized = { event: 'payment.authorized', payload: { payment } };
  if (!order.auto_capture) return [authorized];
  return [authorized, ...(await capture(trx, row, order)).events];
}

function newPayment({ clock }: Sandbox, order: OrderRow, attempt: Attempt, verdict: Verdict): PaymentRow {
  const id = newId('pay_');
  return {
    id,
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    status: STATUS[verdict.outcome],
    method: attempt.method,
    ...instrumentOf(attempt),
    email: attempt.email ?? null,
    contact: attempt.contact ?? null,
    description: attempt.description ?? null,
    notes: readNotes(attempt.notes),
    fee: null,
    tax: null,
    amount_refunded: 0,
    error: verdict.outcome === 'failure' ? failureOf(verdict.reason, id, order.id) : null,
    created_at: clock.now(),
  };
}

const STATUS = { success: 'authorized', failure: 'failed', pending: 'created' } as const;

function instrumentOf({ method, card, vpa, bank }: Attempt): Pick<PaymentRow, 'card' | 'vpa' | 'bank'> {
  return {
    card: method === 'card' ? cardOf(card ?? '4100280000001007') : null,
    vpa: method === 'upi' ? (vpa ?? 'success@razorpay') : null,
    bank: method === 'netbanking' ? (bank ?? 'HDFC') : null,
  };
}

/** The number itself is not kept. */
function cardOf(number: string): Card {
  const card = findCard(number)!;
  const { network, international = false } = card;
  return { id: newId('card_'), network, last4: card.number.slice(-4), international };
}

export function failureOf(reason: Reason, paymentId: string, orderId: string): ErrorBody {
  return { ...FAILURES[reason], reason, metadata: { payment_id: paymentId, order_id: orderId } };
}

const handed = (payment: PaymentRow, keySecret: string): Handed => ({
  razorpay_payment_id: payment.id,
  razorpay_order_id: payment.order_id,
  razorpay_signature: signature(payment.order_id, payment.id, keySecret),
});
