/** Refunds: https://razorpay.com/docs/api/refunds/ . They are processed at once unless the fault `deferRefunds` is set. */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toPaymentEntity, toRefundEntity, type PaymentRow, type RefundRow } from './entities.ts';
import { createBadRequest, createConflict, createInvalidField, createUnknownId } from './errors.ts';
import { createId } from './ids.ts';
import { readAmount, readFields, readNotes } from './order-input.ts';
import { lockPayment } from './payments.ts';
import { queueWebhooks } from './webhook-outbox.ts';

/**
 * @param key of X-Refund-Idempotency: the same key with the same body returns the existing refund;
 * with another body, or while the first request is running, 409.
 */
export async function createRefund(context: SandboxContext, paymentId: string, body: unknown, key: string) {
  if (key && !/^[A-Za-z0-9_-]{10,}$/.test(key)) throw createInvalidField('X-Refund-Idempotency', INVALID_KEY);
  const requestHash = hashRequest(paymentId, body);
  const row = await context.db.transaction(async (trx) => {
    const existing = key ? await findByKey(trx, key, requestHash) : undefined;
    return existing ?? insertRefund(context, trx, paymentId, readFields(body), { key, requestHash });
  });
  context.notifyDelivery();
  return toRefundEntity(row);
}

/** Refunds a payment that was authorized after another payment had paid its order. Only the refund sends webhooks. */
export async function refundLateAuthorization(
  context: SandboxContext,
  trx: Knex.Transaction,
  payment: PaymentRow,
): Promise<void> {
  await trx('sandbox.payments').where({ id: payment.id }).update({ status: 'captured' });
  const requestHash = hashRequest(payment.id, 'late authorization');
  await insertRefund(context, trx, payment.id, {}, { key: '', requestHash });
}

export async function fetchRefund({ db }: SandboxContext, id: string) {
  const row: RefundRow | undefined = await db('sandbox.refunds').where({ id }).first();
  if (!row) throw createUnknownId();
  return toRefundEntity(row);
}

/** All refunds, or those of one payment. */
export async function listRefunds({ db }: SandboxContext, query: Query, paymentId?: string) {
  if (paymentId && !(await db('sandbox.payments').where({ id: paymentId }).first())) throw createUnknownId();
  const rows = paginate(db('sandbox.refunds'), query);
  if (paymentId) void rows.where({ payment_id: paymentId });
  return toCollection(((await rows) as RefundRow[]).map(toRefundEntity));
}

const INVALID_KEY = 'The idempotency key must have at least 10 letters, digits, hyphens or underscores.';

const hashRequest = (paymentId: string, body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([paymentId, body ?? {}]))
    .digest('hex');

async function findByKey(
  trx: Knex.Transaction,
  key: string,
  requestHash: string,
): Promise<RefundRow | undefined> {
  const lock = 'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as acquired';
  const { rows } = await trx.raw<{ rows: [{ acquired: boolean }] }>(lock, [key]);
  if (!rows[0].acquired)
    throw createConflict('A request with the same idempotency key is still in progress.');
  const existing: RefundRow | undefined = await trx('sandbox.refunds')
    .where({ idempotency_key: key })
    .first();
  if (existing && existing.request_hash !== requestHash)
    throw createConflict('Different request with the same idempotency key has been processed already.');
  return existing;
}

async function insertRefund(
  context: SandboxContext,
  trx: Knex.Transaction,
  paymentId: string,
  body: Record<string, unknown>,
  { key, requestHash }: { key: string; requestHash: string },
): Promise<RefundRow> {
  const { payment } = await lockPayment(trx, paymentId);
  const row: RefundRow = {
    id: createId('rfnd_'),
    payment_id: paymentId,
    amount: readRefundableAmount(payment, body.amount),
    currency: payment.currency,
    speed: body.speed === 'optimum' ? 'optimum' : 'normal',
    receipt: typeof body.receipt === 'string' ? body.receipt : null,
    notes: readNotes(body.notes),
    idempotency_key: key || null,
    request_hash: requestHash,
    status: context.faults.current().deferRefunds ? 'pending' : 'processed',
    created_at: context.clock.now(),
  };
  await trx('sandbox.refunds').insert(row);
  await applyRefund(context, trx, payment, row);
  return row;
}

/** The requested amount, or everything not refunded yet. */
function readRefundableAmount(payment: PaymentRow, requested: unknown): number {
  if (payment.status === 'refunded') throw createBadRequest('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw createBadRequest('The payment status should be captured for action to be taken');
  const left = payment.amount - payment.amount_refunded;
  const amount = requested === undefined || requested === null ? left : readAmount(requested, 'Refund');
  if (amount > left)
    throw createBadRequest('The refund amount provided is greater than amount captured', { field: 'amount' });
  return amount;
}

async function applyRefund(
  context: SandboxContext,
  trx: Knex.Transaction,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  const amount_refunded = payment.amount_refunded + refund.amount;
  const status = amount_refunded === payment.amount ? 'refunded' : 'captured';
  await trx('sandbox.payments').where({ id: payment.id }).update({ amount_refunded, status });
  const events = ['refund.created', ...(refund.status === 'processed' ? ['refund.processed'] : [])];
  const refunded: PaymentRow = { ...payment, amount_refunded, status };
  await queueRefundWebhooks(context, trx, events, { refund, payment: refunded });
}

/** Webhooks with the refund and its payment in their current state. */
export async function queueRefundWebhooks(
  context: SandboxContext,
  trx: Knex.Transaction,
  events: string[],
  { refund, payment }: { refund: RefundRow; payment: PaymentRow },
): Promise<void> {
  const payload = { refund: toRefundEntity(refund), payment: toPaymentEntity(payment, { withCard: true }) };
  await queueWebhooks(
    context,
    trx,
    events.map((event) => ({ event, payload })),
  );
}
