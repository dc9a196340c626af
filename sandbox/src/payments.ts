/** Payments: https://razorpay.com/docs/api/payments/ */
import type { Knex } from 'knex';
import { isExpanded, paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import {
  toCardEntity,
  toOrderEntity,
  toPaymentEntity,
  toWebhookPayment,
  type OrderRow,
  type PaymentRow,
} from './entities.ts';
import { createBadRequestError, createInvalidFieldError, createUnknownIdError } from './errors.ts';
import { readAmount, readFields, readNotesUpdate, rejectUnknownFields } from './fields.ts';
import { lockOrder } from './orders.ts';
import { queueWebhooks, type WebhookEvent } from './webhook-outbox.ts';

export async function listPayments({ db }: SandboxContext, query: Query) {
  const rows: PaymentRow[] = await paginate(db('sandbox.payments'), query);
  return toCollection(rows.map((row) => toPaymentEntity(row, { isCardIncluded: isExpanded(query, 'card') })));
}

export async function fetchPayment({ db }: SandboxContext, id: string, query: Query) {
  return toPaymentEntity(await getPayment(db, id), { isCardIncluded: isExpanded(query, 'card') });
}

/** GET /payments/:id/card */
export async function fetchPaymentCard({ db }: SandboxContext, id: string) {
  const { card } = await getPayment(db, id);
  if (!card)
    throw createBadRequestError('Payment was not done using card', {
      source: 'NA',
      step: 'NA',
      reason: 'NA',
    });
  return toCardEntity(card);
}

/** GET /cards/:id: the card of the payment that used it. */
export async function fetchCard({ db }: SandboxContext, id: string) {
  const row: PaymentRow | undefined = await db('sandbox.payments').whereRaw(`card->>'id' = ?`, [id]).first();
  if (!row?.card) throw createUnknownIdError();
  return toCardEntity(row.card);
}

export async function updatePaymentNotes({ db }: SandboxContext, id: string, body: unknown) {
  const notes = readNotesUpdate(body);
  await db('sandbox.payments').where({ id }).update({ notes });
  return toPaymentEntity(await getPayment(db, id));
}

/** POST /payments/:id/capture, for manual capture and for payments authorized too late for automatic capture. */
export async function capturePayment(context: SandboxContext, id: string, body: unknown) {
  const fields = readFields(body);
  rejectUnknownFields(fields, new Set(['amount', 'currency']));
  const amount = readAmount(fields.amount, 'Capture');
  const capturedPayment = await context.db.transaction(async (trx) => {
    const { payment, order } = await lockPayment(trx, id);
    rejectImpossibleCapture(payment, order, amount);
    rejectOtherCurrency(payment, fields.currency);
    const capture = await applyCapture(context, trx, payment, order);
    await queueWebhooks(context, trx, capture.events, capture.payment);
    return capture.payment;
  });
  context.wakePollingLoop();
  return toPaymentEntity(capturedPayment);
}

/**
 * Captures an authorized payment: sets fee and tax and marks the order paid. The caller queues the webhooks of `events`.
 */
export async function applyCapture(
  { clock }: SandboxContext,
  trx: Knex.Transaction,
  payment: PaymentRow,
  order: OrderRow,
) {
  const paymentChanges = {
    status: 'captured' as const,
    captured_at: clock.now(),
    expires_at: null,
    ...calculateCharges(payment.amount),
  };
  const orderChanges = { status: 'paid' as const, amount_paid: payment.amount };
  await trx('sandbox.payments').where({ id: payment.id }).update(paymentChanges);
  await trx('sandbox.orders').where({ id: order.id }).update(orderChanges);
  const capturedPayment: PaymentRow = { ...payment, ...paymentChanges };
  const paymentEntity = toWebhookPayment(capturedPayment);
  const paidOrder = toOrderEntity({ ...order, ...orderChanges });
  const events: WebhookEvent[] = [
    { event: 'payment.captured', payload: { payment: paymentEntity } },
    { event: 'order.paid', payload: { payment: paymentEntity, order: paidOrder } },
  ];
  return { payment: capturedPayment, events };
}

/** @throws SandboxHttpError when the payment does not exist */
export async function getPayment(db: Knex, id: string): Promise<PaymentRow> {
  const row: PaymentRow | undefined = await db('sandbox.payments').where({ id }).first();
  if (!row) throw createUnknownIdError();
  return row;
}

/** Locks the order first, then the payment. All transactions take both locks in this order, which prevents deadlocks. */
export async function lockPayment(trx: Knex.Transaction, id: string) {
  const unlockedPayment = await getPayment(trx, id);
  const order = await lockOrder(trx, unlockedPayment.order_id);
  const payment: PaymentRow = await trx('sandbox.payments').where({ id }).forUpdate().first();
  return { payment, order };
}

function rejectImpossibleCapture(payment: PaymentRow, order: OrderRow, amount: number): void {
  if (payment.status === 'captured' || payment.status === 'refunded')
    throw createBadRequestError('This payment has already been captured');
  if (order.status === 'paid')
    throw createBadRequestError(
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    );
  if (payment.status !== 'authorized')
    throw createBadRequestError('Only payments which have been authorized can be captured');
  if (amount !== payment.amount)
    throw createBadRequestError('Capture amount must be equal to the amount authorized', { field: 'amount' });
}

/** A request without a currency is in rupees. */
function rejectOtherCurrency(payment: PaymentRow, currency: unknown = 'INR'): void {
  if (typeof currency !== 'string')
    throw createInvalidFieldError('currency', `expected string but provided ${JSON.stringify(currency)}`);
  if (currency !== payment.currency)
    throw createInvalidFieldError('currency', 'Capture currency must be equal to the currency authorized');
}

/** In paise. The charge is 2 % plus 18 % GST on it: `tax` is the GST, `fee` includes it. */
function calculateCharges(amount: number): { fee: number; tax: number } {
  const charge = Math.round(amount * 0.02);
  const tax = Math.round(charge * 0.18);
  return { fee: charge + tax, tax };
}
