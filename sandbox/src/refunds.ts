/** Refunds: https://razorpay.com/docs/api/refunds/ . They are processed at once unless the fault `deferRefunds` is set. */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import {
  toRefundEntity,
  toWebhookPayment,
  type PaymentRow,
  type RefundRow,
  type RefundSpeed,
} from './entities.ts';
import { createConflictError, createInvalidFieldError, createUnknownIdError } from './errors.ts';
import { readNotesUpdate } from './fields.ts';
import { createId } from './ids.ts';
import { lockPayment } from './payments.ts';
import {
  readRefundableAmount,
  readRefundInput,
  rejectImpossibleRefund,
  type RefundInput,
} from './refund-rules.ts';
import { queueWebhooks, type WebhookEvent } from './webhook-outbox.ts';

/**
 * @param idempotencyKey of X-Refund-Idempotency, empty if absent. The same key with the same body returns the existing
 * refund.
 * @throws SandboxHttpError 409 for the same key with another body, or while the first request is running
 */
export async function createRefund(
  context: SandboxContext,
  paymentId: string,
  body: unknown,
  idempotencyKey = '',
) {
  if (idempotencyKey && !/^[A-Za-z0-9_-]{10,}$/.test(idempotencyKey))
    throw createInvalidFieldError('X-Refund-Idempotency', INVALID_KEY_MESSAGE);
  const requestHash = hashRequest(paymentId, body);
  const row = await context.db.transaction(async (trx) => {
    const existing = idempotencyKey ? await findRefundByKey(trx, idempotencyKey, requestHash) : undefined;
    return existing ?? insertRefund(context, trx, paymentId, body, { key: idempotencyKey, requestHash });
  });
  context.wakePollingLoop();
  return toRefundEntity(row);
}

/**
 * The gateway's own refund of a payment that was never captured: nobody captured it in time, or another payment had paid
 * the order. Only the refund sends webhooks, and no fee is taken.
 */
export async function refundUncaptured(
  context: SandboxContext,
  trx: Knex.Transaction,
  payment: PaymentRow,
  speed: RefundSpeed,
): Promise<void> {
  const input: RefundInput = { amount: payment.amount, speed, receipt: null, notes: {} };
  const requestHash = hashRequest(payment.id, 'not captured');
  const row = toRefundRow(context, payment, payment.amount, input, { key: '', requestHash });
  await trx('sandbox.payments').where({ id: payment.id }).update({ expires_at: null });
  await trx('sandbox.refunds').insert(row);
  await applyRefund(context, trx, payment, row);
}

/** @param paymentId of GET /payments/:id/refunds/:rid */
export async function fetchRefund({ db }: SandboxContext, id: string, paymentId?: string) {
  const row: RefundRow | undefined = await db('sandbox.refunds').where({ id }).first();
  if (!row || (paymentId && row.payment_id !== paymentId)) throw createUnknownIdError();
  return toRefundEntity(row);
}

export async function updateRefundNotes(context: SandboxContext, id: string, body: unknown) {
  const notes = readNotesUpdate(body);
  await context.db('sandbox.refunds').where({ id }).update({ notes });
  return fetchRefund(context, id);
}

/** All refunds, or those of one payment. */
export async function listRefunds({ db }: SandboxContext, query: Query, paymentId?: string) {
  if (paymentId && !(await db('sandbox.payments').where({ id: paymentId }).first()))
    throw createUnknownIdError();
  const selection = paginate(db('sandbox.refunds'), query);
  if (paymentId) void selection.where({ payment_id: paymentId });
  return toCollection(((await selection) as RefundRow[]).map(toRefundEntity));
}

const INVALID_KEY_MESSAGE =
  'The idempotency key must have at least 10 letters, digits, hyphens or underscores.';

const hashRequest = (paymentId: string, body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([paymentId, body ?? {}]))
    .digest('hex');

/** Holds a lock on the key until the transaction ends. */
async function findRefundByKey(
  trx: Knex.Transaction,
  key: string,
  requestHash: string,
): Promise<RefundRow | undefined> {
  const lockQuery = 'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as acquired';
  const { rows } = await trx.raw<{ rows: [{ acquired: boolean }] }>(lockQuery, [key]);
  if (!rows[0].acquired)
    throw createConflictError('A request with the same idempotency key is still in progress.');
  const existing: RefundRow | undefined = await trx('sandbox.refunds')
    .where({ idempotency_key: key })
    .first();
  if (existing && existing.request_hash !== requestHash)
    throw createConflictError('Different request with the same idempotency key has been processed already.');
  return existing;
}

type RequestIdentity = { key: string; requestHash: string };

async function insertRefund(
  context: SandboxContext,
  trx: Knex.Transaction,
  paymentId: string,
  body: unknown,
  requestIdentity: RequestIdentity,
): Promise<RefundRow> {
  const input = readRefundInput(body);
  const { payment } = await lockPayment(trx, paymentId);
  const amount = readRefundableAmount(payment, input.amount);
  rejectImpossibleRefund(context, payment);
  const row = toRefundRow(context, payment, amount, input, requestIdentity);
  await trx('sandbox.refunds').insert(row);
  await applyRefund(context, trx, payment, row);
  return row;
}

/** POST /admin/refunds/:id/speed can change an instant refund to normal speed later. */
function toRefundRow(
  { faults, clock }: SandboxContext,
  payment: PaymentRow,
  amount: number,
  { speed, receipt, notes }: RefundInput,
  { key, requestHash }: RequestIdentity,
): RefundRow {
  return {
    id: createId('rfnd_'),
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    speed,
    speed_processed: speed === 'optimum' ? 'instant' : 'normal',
    receipt,
    notes,
    idempotency_key: key || null,
    request_hash: requestHash,
    status: faults.deferRefunds ? 'pending' : 'processed',
    settlement_id: null,
    reversal_settlement_id: null,
    created_at: clock.now(),
  };
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
  const entities = { refund: toRefundEntity(refund), payment: toWebhookPayment(payment) };
  const webhooks = events.map((event) => ({ event, payload: applyEntityFault(context, event, entities) }));
  await queueWebhooks(context, trx, webhooks, payment);
}

type RefundPayload = { refund: ReturnType<typeof toRefundEntity>; payment: object };

/** The fault `refundCreatedStatus`: a status in refund.created that the REST API does not have. */
function applyEntityFault(
  { faults }: SandboxContext,
  event: string,
  entities: RefundPayload,
): WebhookEvent['payload'] {
  if (event !== 'refund.created' || faults.refundCreatedStatus === undefined) return entities;
  const status = faults.refundCreatedStatus === 'none' ? null : 'created';
  return { ...entities, refund: { ...entities.refund, status } };
}
