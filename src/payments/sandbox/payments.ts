import type { Knex } from 'knex';
import { collection, expands, page, type Query } from './collection.ts';
import { badRequest, unknownId } from './errors.ts';
import { fields, readAmount } from './order-input.ts';
import { lockOrder, orderEntity, type OrderRow } from './orders.ts';
import { paymentEntity, type PaymentRow } from './payment-entity.ts';
import type { Sandbox } from './sandbox.ts';
import { queueWebhooks, type WebhookEvent } from './webhook-outbox.ts';

export async function listPayments({ db }: Sandbox, query: Query) {
  const rows: PaymentRow[] = await page(db('sandbox.payments'), query);
  return collection(rows.map((row) => paymentEntity(row, { withCard: expands(query, 'card') })));
}

export async function fetchPayment({ db }: Sandbox, id: string, query: Query) {
  const row: PaymentRow | undefined = await db('sandbox.payments').where({ id }).first();
  if (!row) throw unknownId();
  return paymentEntity(row, { withCard: expands(query, 'card') });
}

/** POST /payments/:id/capture for orders made with manual capture. */
export async function captureByRequest(sandbox: Sandbox, id: string, body: unknown) {
  const amount = readAmount(fields(body).amount, 'Capture');
  const captured = await sandbox.db.transaction(async (trx) => {
    const { payment, order } = await lockPayment(trx, id);
    refuseCapture(payment, order, amount);
    const { captured, events } = await capture(trx, payment, order);
    await queueWebhooks(sandbox, trx, events);
    return captured;
  });
  sandbox.wake();
  return paymentEntity(captured);
}

/** Takes the money of an authorised payment: fee and tax become known and the order is paid. The events are the caller's to send. */
export async function capture(trx: Knex.Transaction, payment: PaymentRow, order: OrderRow) {
  const taken = { status: 'captured' as const, ...charges(payment.amount) };
  const settled = { status: 'paid' as const, amount_paid: payment.amount };
  await trx('sandbox.payments').where({ id: payment.id }).update(taken);
  await trx('sandbox.orders').where({ id: order.id }).update(settled);
  const captured: PaymentRow = { ...payment, ...taken };
  const entity = paymentEntity(captured, { withCard: true });
  const events: WebhookEvent[] = [
    { event: 'payment.captured', payload: { payment: entity } },
    { event: 'order.paid', payload: { payment: entity, order: orderEntity({ ...order, ...settled }) } },
  ];
  return { captured, events };
}

/** The order is locked first, always: whoever takes both locks takes them in this sequence. */
export async function lockPayment(trx: Knex.Transaction, id: string) {
  const found: PaymentRow | undefined = await trx('sandbox.payments').where({ id }).first();
  if (!found) throw unknownId();
  const order = await lockOrder(trx, found.order_id);
  const payment: PaymentRow = await trx('sandbox.payments').where({ id }).forUpdate().first();
  return { payment, order };
}

function refuseCapture(payment: PaymentRow, order: OrderRow, amount: number): void {
  if (payment.status === 'captured' || payment.status === 'refunded')
    throw badRequest('This payment has already been captured');
  if (order.status === 'paid') throw badRequest('Capture failed: the order is already paid');
  if (payment.status !== 'authorized')
    throw badRequest('Only payments which have been authorized can be captured');
  if (amount !== payment.amount)
    throw badRequest('Capture amount must be equal to the amount authorized', { field: 'amount' });
}

/** Two per cent, and 18 per cent GST on it: `tax` is the GST alone, `fee` includes it. In paise. */
function charges(amount: number): { fee: number; tax: number } {
  const base = Math.round(amount * 0.02);
  const tax = Math.round(base * 0.18);
  return { fee: base + tax, tax };
}
