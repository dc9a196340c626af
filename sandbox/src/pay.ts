/** Payment attempts, from the modal or from a script without a browser. */
import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { readAttempt, type Attempt, type Outcome } from './attempt.ts';
import type { SandboxContext } from './context.ts';
import { toWebhookPayment, type Card, type OrderRow, type PaymentRow } from './entities.ts';
import { createBadRequestError, SandboxHttpError, type ErrorBody } from './errors.ts';
import { readNotes } from './fields.ts';
import { createId } from './ids.ts';
import { lockOrder } from './orders.ts';
import { applyCapture } from './payments.ts';
import { FAILURES, findCard, type FailureReason } from './test-instruments.ts';
import { queueWebhooks, type WebhookEvent } from './webhook-outbox.ts';

/** The argument of checkout's handler. */
export type CheckoutResult = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** The bank has not answered: checkout does not call its handler. */
export type PendingPayment = { payment: { id: string; status: 'created' } };

/** @throws SandboxHttpError 400 with the reason of a failed payment; the payment is recorded nevertheless */
export async function pay(
  context: SandboxContext,
  orderId: string,
  body: unknown,
): Promise<CheckoutResult | PendingPayment> {
  const { attempt, outcome } = readAttempt(body);
  const payment = await context.db.transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!context.faults.allowSecondCapture) await rejectPaidOrder(trx, order);
    const row = toPaymentRow(context, order, attempt, outcome);
    await trx('sandbox.payments').insert(row);
    const orderChanges = { status: 'attempted' as const, attempts: order.attempts + 1 };
    await trx('sandbox.orders').where({ id: orderId }).update(orderChanges);
    const events = await applyOutcome(context, trx, row, { ...order, ...orderChanges });
    await queueWebhooks(context, trx, events, row);
    return row;
  });
  context.wakePollingLoop();
  if (payment.error) throw new SandboxHttpError(400, payment.error);
  if (payment.status === 'created') return { payment: { id: payment.id, status: payment.status } };
  return toCheckoutResult(payment, context.keySecret);
}

/** Hex HMAC-SHA256 over "order|payment" with the key secret. The merchant must verify it. */
export const signPayment = (orderId: string, paymentId: string, keySecret: string) =>
  createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');

async function rejectPaidOrder(trx: Knex.Transaction, order: OrderRow): Promise<void> {
  const details = { reason: 'order_already_paid', metadata: { order_id: order.id } };
  if (order.status === 'paid') throw createBadRequestError('This order is already paid.', details);
  const authorizedPayment = await trx('sandbox.payments')
    .where({ order_id: order.id, status: 'authorized' })
    .first();
  if (authorizedPayment)
    throw createBadRequestError('This order already has a payment waiting to be captured.', details);
}

/**
 * Captures an authorized payment of an order with automatic capture, unless it was authorized too late for it.
 * Returns the webhooks of the outcome.
 */
export async function applyOutcome(
  context: SandboxContext,
  trx: Knex.Transaction,
  row: PaymentRow,
  order: OrderRow,
): Promise<WebhookEvent[]> {
  if (row.status === 'created') return [];
  const payment = toWebhookPayment(row);
  if (row.error) return [{ event: 'payment.failed', payload: { payment } }];
  const authorizedEvent = { event: 'payment.authorized', payload: { payment } };
  const autoCaptureDeadline = addMinutes(order.created_at, order.automatic_expiry_minutes);
  if (!order.auto_capture || context.clock.now() > autoCaptureDeadline) return [authorizedEvent];
  return [authorizedEvent, ...(await applyCapture(context, trx, row, order)).events];
}

/** After this time the gateway refunds an authorized payment that nobody has captured. */
export const computeCaptureDeadline = (createdAt: Date, order: OrderRow) =>
  addMinutes(createdAt, order.manual_expiry_minutes);

const addMinutes = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

/** A pending payment fails when the bank has not answered after this time. */
const PENDING_MINUTES = 10;

function toPaymentRow(
  { clock }: SandboxContext,
  order: OrderRow,
  attempt: Attempt,
  outcome: Outcome,
): PaymentRow {
  const id = createId('pay_');
  const created_at = clock.now();
  const expires_at = {
    success: computeCaptureDeadline(created_at, order),
    pending: addMinutes(created_at, PENDING_MINUTES),
    failure: null,
  }[outcome.status];
  return {
    id,
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    status: STATUS_BY_OUTCOME[outcome.status],
    method: attempt.method,
    ...toInstrumentFields(attempt),
    email: attempt.email ?? null,
    contact: attempt.contact ?? null,
    description: attempt.description ?? null,
    notes: readNotes(attempt.notes),
    fee: null,
    tax: null,
    amount_refunded: 0,
    error: outcome.status === 'failure' ? createFailureBody(outcome.reason, id, order.id) : null,
    captured_at: null,
    expires_at,
    bank_answer: null,
    bank_answer_at: null,
    webhook_fault: attempt.webhooks ?? null,
    settlement_id: null,
    created_at,
  };
}

const STATUS_BY_OUTCOME = { success: 'authorized', failure: 'failed', pending: 'created' } as const;

/** For an attempt by card that names no card. */
const DEFAULT_CARD_NUMBER = '4100280000001007';

function toInstrumentFields({ method, card, vpa, bank }: Attempt): Pick<PaymentRow, 'card' | 'vpa' | 'bank'> {
  return {
    card: method === 'card' ? toCard(card ?? DEFAULT_CARD_NUMBER) : null,
    vpa: method === 'upi' ? (vpa ?? 'success@razorpay') : null,
    bank: method === 'netbanking' ? (bank ?? 'HDFC') : null,
  };
}

/** The card number itself is not stored. */
function toCard(number: string): Card {
  const testCard = findCard(number)!;
  const { network, international = false } = testCard;
  return { id: createId('card_'), network, last4: testCard.number.slice(-4), international };
}

export function createFailureBody(reason: FailureReason, paymentId: string, orderId: string): ErrorBody {
  return { ...FAILURES[reason], reason, metadata: { payment_id: paymentId, order_id: orderId } };
}

const toCheckoutResult = (payment: PaymentRow, keySecret: string): CheckoutResult => ({
  razorpay_payment_id: payment.id,
  razorpay_order_id: payment.order_id,
  razorpay_signature: signPayment(payment.order_id, payment.id, keySecret),
});
