import type { Knex } from 'knex';
import { isExpanded, paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toOrderEntity, toPaymentEntity, type OrderRow, type PaymentRow } from './entities.ts';
import { createInvalidField, createUnknownId } from './errors.ts';
import { createId } from './ids.ts';
import { readMismatch, readNotesUpdate, readOrderInput, type OrderInput } from './order-input.ts';

export async function createOrder({ db, clock }: SandboxContext, body: unknown) {
  const input = readOrderInput(body);
  const row: OrderRow = { ...toOrderRow(input), created_at: clock.now() };
  const [inserted] = await db('sandbox.orders').insert(row).onConflict('receipt').ignore().returning('id');
  return toOrderEntity(inserted ? row : await findOrderByReceipt(db, input));
}

export async function listOrders({ db }: SandboxContext, query: Query) {
  const rows = paginate(db('sandbox.orders'), query);
  if (query.receipt !== undefined) void rows.where('receipt', query.receipt as string);
  if (query.authorized === '1') void rows.whereIn('id', selectAuthorizedOrderIds(db));
  if (query.authorized === '0') void rows.whereNotIn('id', selectAuthorizedOrderIds(db));
  const orders = (await rows) as OrderRow[];
  if (!isExpanded(query, 'payments')) return toCollection(orders.map(toOrderEntity));
  const withPayments = orders.map(async (row) => ({
    ...toOrderEntity(row),
    payments: await findPayments(db, row.id),
  }));
  return toCollection(await Promise.all(withPayments));
}

export async function fetchOrder({ db }: SandboxContext, id: string) {
  return toOrderEntity(await findOrder(db, id));
}

export async function fetchOrderPayments({ db }: SandboxContext, id: string) {
  await findOrder(db, id);
  return findPayments(db, id);
}

export async function updateOrderNotes({ db }: SandboxContext, id: string, body: unknown) {
  const notes = readNotesUpdate(body);
  await db('sandbox.orders').where({ id }).update({ notes });
  return toOrderEntity(await findOrder(db, id));
}

/** PATCH /admin/orders/:id `{amount?, autoCapture?}`: an order that differs from what the merchant created. */
export async function simulateMismatch({ db }: SandboxContext, id: string, body: unknown) {
  const changes = readMismatch(body);
  await db('sandbox.orders').where({ id }).update(changes);
  return toOrderEntity(await findOrder(db, id));
}

/** @throws SandboxHttpError when the order does not exist */
export async function findOrder(db: Knex, id: string): Promise<OrderRow> {
  const row: OrderRow | undefined = await db('sandbox.orders').where({ id }).first();
  if (!row) throw createUnknownId();
  return row;
}

/** Serializes payments, captures and failures of one order until the transaction ends. */
export async function lockOrder(trx: Knex.Transaction, id: string): Promise<OrderRow> {
  const row: OrderRow | undefined = await trx('sandbox.orders').where({ id }).forUpdate().first();
  if (!row) throw createUnknownId();
  return row;
}

function toOrderRow(input: OrderInput): Omit<OrderRow, 'created_at'> {
  return {
    id: createId('order_'),
    amount: input.amount,
    currency: input.currency,
    receipt: input.receipt,
    status: 'created',
    attempts: 0,
    amount_paid: 0,
    auto_capture: input.autoCapture,
    notes: input.notes,
  };
}

/** The receipt exists already: a retry with `unique_receipt` gets the first order, any other call an error. */
async function findOrderByReceipt(db: Knex, input: OrderInput): Promise<OrderRow> {
  const row: OrderRow = await db('sandbox.orders').where({ receipt: input.receipt }).first();
  if (!input.uniqueReceipt || row.amount !== input.amount)
    throw createInvalidField('receipt', 'Order receipt should be unique.');
  return row;
}

const selectAuthorizedOrderIds = (db: Knex) =>
  db('sandbox.payments').whereNot('status', 'failed').select('order_id');

async function findPayments(db: Knex, orderId: string) {
  const rows: PaymentRow[] = await db('sandbox.payments')
    .where({ order_id: orderId })
    .orderBy('position', 'desc');
  return toCollection(rows.map((row) => toPaymentEntity(row)));
}
