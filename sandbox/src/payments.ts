import type { Knex } from 'knex';
import { isExpanded, paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toOrderEntity, toPaymentEntity, type OrderRow, type PaymentRow } from './entities.ts';
import { createBadRequest, createUnknownId } from './errors.ts';
import { readAmount, readFields } from './order-input.ts';
import { lockOrder } from './orders.ts';
import { queueWebhooks, type WebhookEvent } from './webhook-outbox.ts';

export async function listPayments({ db }: SandboxContext, query: Query) {
  const rows: PaymentRow[] = await paginate(db('sandbox.payments'), query);
  return toCollection(rows.map((row) => toPaymentEntity(row, { withCard: isExpanded(query, 'card') })));
}

export async function fetchPayment({ db }: SandboxContext, id: string, query: Query) {
  const row: PaymentRow | undefined = await db('sandbox.payments').where({ id }).first();
  if (!row) throw createUnknownId();
  return toPaymentEntity(row, { withCard: isExpanded(query, 'card') });
}

/** POST /payments/:id/capture, for orders with manual capture. */
export async function capturePayment(context: SandboxContext, id: string, body: unknown) {
  const amount = readAmount(readFields(body).amount, 'Capture');
  const captured = await context.db.transaction(async (trx) => {
    const { payment, order } = await lockPayment(trx, id);
    rejectCapture(payment, order, amount);
    const { captured, events } = await applyCapture(trx, payment, order);
    await queueWebhooks(context, trx, events);
    return captured;
  });
  context.notifyDelivery();
  return toPaymentEntity(captured);
}

/** Captures an authorized payment: sets fee and tax and marks the order paid. The caller sends the events. */
export async function applyCapture(trx: Knex.Transaction, payment: PaymentRow, order: OrderRow) {
  const paymentChanges = { status: 'captured' as const, ...calculateCharges(payment.amount) };
  const orderChanges = { status: 'paid' as const, amount_paid: payment.amount };
  await trx('sandbox.payments').where({ id: payment.id }).update(paymentChanges);
  await trx('sandbox.orders').where({ id: order.id }).update(orderChanges);
  const captured: PaymentRow = { ...payment, ...paymentChanges };
  const entity = toPaymentEntity(captured, { withCard: true });
  const paidOrder = toOrderEntity({ ...order, ...orderChanges });
  const events: WebhookEvent[] = [
    { event: 'payment.captured', payload: { payment: entity } },
    { event: 'order.paid', payload: { payment: entity, order: paidOrder } },
  ];
  return { captured, events };
}

/** Locks the order first, then the payment. Every transaction takes both locks in this sequence. */
export async function lockPayment(trx: Knex.Transaction, id: string) {
  const found: PaymentRow | undefined = await trx('sandbox.payments').where({ id }).first();
  if (!found) throw createUnknownId();
  const order = await lockOrder(trx, found.order_id);
  const payment: PaymentRow = await trx('sandbox.payments').where({ id }).forUpdate().first();
  return { payment, order };
}

function rejectCapture(payment: PaymentRow, order: OrderRow, amount: number): void {
  if (payment.status === 'captured' || payment.status === 'refunded')
    throw createBadRequest('This payment has already been captured');
  if (order.status === 'paid') throw createBadRequest('Capture failed: the order is already paid');
  if (payment.status !== 'authorized')
    throw createBadRequest('Only payments which have been authorized can be captured');
  if (amount !== payment.amount)
    throw createBadRequest('Capture amount must be equal to the amount authorized', { field: 'amount' });
}

/** In paise. The charge is 2 % plus 18 % GST on it: `tax` is the GST, `fee` includes it. */
function calculateCharges(amount: number): { fee: number; tax: number } {
  const charge = Math.round(amount * 0.02);
  const tax = Math.round(charge * 0.18);
  return { fee: charge + tax, tax };
}
