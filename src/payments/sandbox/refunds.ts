/** Giving money back: https://razorpay.com/docs/api/refunds/ . Refunds are through at once here, unless the fault switch says otherwise. */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { collection, page, type Query } from './collection.ts';
import { badRequest, conflict, invalid, unknownId } from './errors.ts';
import { newId } from './ids.ts';
import { fields, readAmount, readNotes } from './order-input.ts';
import { paymentEntity, type PaymentRow } from './payment-entity.ts';
import { lockPayment } from './payments.ts';
import { notesOut, unixSeconds, type Notes, type Sandbox } from './sandbox.ts';
import { queueWebhooks } from './webhook-outbox.ts';

export type RefundRow = {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  speed: 'normal' | 'optimum';
  receipt: string | null;
  notes: Notes;
  idempotency_key: string | null;
  request_hash: string;
  status: 'pending' | 'processed' | 'failed';
  created_at: Date;
};

export function refundEntity(row: RefundRow) {
  return {
    id: row.id,
    entity: 'refund' as const,
    amount: row.amount,
    currency: row.currency,
    payment_id: row.payment_id,
    notes: notesOut(row.notes),
    receipt: row.receipt,
    acquirer_data: { arn: null },
    created_at: unixSeconds(row.created_at),
    batch_id: null,
    status: row.status,
    speed_processed: 'normal' as const,
    speed_requested: row.speed,
  };
}

/**
 * @param key of X-Refund-Idempotency: the same key with the same body answers the same refund,
 * with another body, or while the first is under way, 409.
 */
export async function refund(sandbox: Sandbox, paymentId: string, body: unknown, key: string) {
  if (key && !/^[A-Za-z0-9_-]{10,}$/.test(key)) throw invalid('X-Refund-Idempotency', BAD_KEY);
  const requestHash = hash(paymentId, body);
  const row = await sandbox.db.transaction(async (trx) => {
    const earlier = key ? await underKey(trx, key, requestHash) : undefined;
    return earlier ?? makeRefund(sandbox, trx, paymentId, fields(body), { key, requestHash });
  });
  sandbox.wake();
  return refundEntity(row);
}

/** A payment authorised after its order was paid by another: taken and given back in one go, told as a refund alone. */
export async function refundLate(
  sandbox: Sandbox,
  trx: Knex.Transaction,
  payment: PaymentRow,
): Promise<void> {
  await trx('sandbox.payments').where({ id: payment.id }).update({ status: 'captured' });
  await makeRefund(sandbox, trx, payment.id, {}, { key: '', requestHash: hash(payment.id, 'late') });
}

export async function fetchRefund({ db }: Sandbox, id: string) {
  const row: RefundRow | undefined = await db('sandbox.refunds').where({ id }).first();
  if (!row) throw unknownId();
  return refundEntity(row);
}

/** All refunds, or those of one payment. */
export async function listRefunds({ db }: Sandbox, query: Query, paymentId?: string) {
  if (paymentId && !(await db('sandbox.payments').where({ id: paymentId }).first())) throw unknownId();
  const rows = page(db('sandbox.refunds'), query);
  if (paymentId) void rows.where({ payment_id: paymentId });
  return collection(((await rows) as RefundRow[]).map(refundEntity));
}

const BAD_KEY = 'The idempotency key must have at least 10 letters, digits, hyphens or underscores.';

const hash = (paymentId: string, body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([paymentId, body ?? {}]))
    .digest('hex');

async function underKey(
  trx: Knex.Transaction,
  key: string,
  requestHash: string,
): Promise<RefundRow | undefined> {
  const lock = 'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as mine';
  const { rows } = await trx.raw<{ rows: [{ mine: boolean }] }>(lock, [key]);
  if (!rows[0].mine) throw conflict('A request with the same idempotency key is still in progress.');
  const earlier: RefundRow | undefined = await trx('sandbox.refunds').where({ idempotency_key: key }).first();
  if (earlier && earlier.request_hash !== requestHash)
    throw conflict('Different request with the same idempotency key has been processed already.');
  return earlier;
}

async function makeRefund(
  sandbox: Sandbox,
  trx: Knex.Transaction,
  paymentId: string,
  body: Record<string, unknown>,
  { key, requestHash }: { key: string; requestHash: string },
): Promise<RefundRow> {
  const { payment } = await lockPayment(trx, paymentId);
  const row: RefundRow = {
    id: newId('rfnd_'),
    payment_id: paymentId,
    amount: refundable(payment, body.amount),
    currency: payment.currency,
    speed: body.speed === 'optimum' ? 'optimum' : 'normal',
    receipt: typeof body.receipt === 'string' ? body.receipt : null,
    notes: readNotes(body.notes),
    idempotency_key: key || null,
    request_hash: requestHash,
    status: sandbox.faults.refundsWait() ? 'pending' : 'processed',
    created_at: sandbox.clock.now(),
  };
  await trx('sandbox.refunds').insert(row);
  await giveBack(sandbox, trx, payment, row);
  return row;
}

/** The amount asked for, or all that is left, if the payment can give it. */
function refundable(payment: PaymentRow, asked: unknown): number {
  if (payment.status === 'refunded') throw badRequest('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw badRequest('The payment status should be captured for action to be taken');
  const left = payment.amount - payment.amount_refunded;
  const amount = asked === undefined || asked === null ? left : readAmount(asked, 'Refund');
  if (amount > left)
    throw badRequest('The refund amount provided is greater than amount captured', { field: 'amount' });
  return amount;
}

async function giveBack(
  sandbox: Sandbox,
  trx: Knex.Transaction,
  payment: PaymentRow,
  row: RefundRow,
): Promise<void> {
  const amount_refunded = payment.amount_refunded + row.amount;
  const status = amount_refunded === payment.amount ? 'refunded' : 'captured';
  await trx('sandbox.payments').where({ id: payment.id }).update({ amount_refunded, status });
  const events = ['refund.created', ...(row.status === 'processed' ? ['refund.processed'] : [])];
  await tellOfRefund(sandbox, trx, events, { row, payment: { ...payment, amount_refunded, status } });
}

type Picture = { row: RefundRow; payment: PaymentRow };

/** Webhooks with both pictures as they are now. */
export async function tellOfRefund(
  sandbox: Sandbox,
  trx: Knex.Transaction,
  events: string[],
  { row, payment }: Picture,
): Promise<void> {
  const payload = { refund: refundEntity(row), payment: paymentEntity(payment, { withCard: true }) };
  await queueWebhooks(
    sandbox,
    trx,
    events.map((event) => ({ event, payload })),
  );
}
