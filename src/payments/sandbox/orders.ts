import type { Knex } from 'knex';
import { newId } from './ids.ts';
import { invalid, unknownId } from './errors.ts';
import { collection, expands, page, type Query } from './collection.ts';
import { paymentEntity, type PaymentRow } from './payment-entity.ts';
import { readEdit, readOrder, type OrderInput } from './order-input.ts';
import { notesOut, unixSeconds, type Notes, type Sandbox } from './sandbox.ts';

export type OrderRow = {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  amount_paid: number;
  auto_capture: boolean;
  notes: Notes;
  created_at: Date;
};

export function orderEntity(row: OrderRow) {
  return {
    id: row.id,
    entity: 'order' as const,
    amount: row.amount,
    amount_paid: row.amount_paid,
    amount_due: row.amount - row.amount_paid,
    currency: row.currency,
    receipt: row.receipt,
    offer_id: null,
    status: row.status,
    attempts: row.attempts,
    notes: notesOut(row.notes),
    created_at: unixSeconds(row.created_at),
  };
}

export async function createOrder({ db, clock }: Sandbox, body: unknown) {
  const input = readOrder(body);
  const row: OrderRow = { ...freshOrder(input), created_at: clock.now() };
  const [made] = await db('sandbox.orders').insert(row).onConflict('receipt').ignore().returning('id');
  return orderEntity(made ? row : await sameOrder(db, input));
}

export async function listOrders({ db }: Sandbox, query: Query) {
  const rows = page(db('sandbox.orders'), query);
  if (query.receipt !== undefined) void rows.where('receipt', query.receipt as string);
  if (query.authorized === '1') void rows.whereIn('id', authorised(db));
  if (query.authorized === '0') void rows.whereNotIn('id', authorised(db));
  const orders = (await rows) as OrderRow[];
  if (!expands(query, 'payments')) return collection(orders.map(orderEntity));
  const withPayments = orders.map(async (row) => ({
    ...orderEntity(row),
    payments: await paymentsOf(db, row.id),
  }));
  return collection(await Promise.all(withPayments));
}

export async function fetchOrder({ db }: Sandbox, id: string) {
  return orderEntity(await findOrder(db, id));
}

export async function fetchOrderPayments({ db }: Sandbox, id: string) {
  await findOrder(db, id);
  return paymentsOf(db, id);
}

export async function editOrder({ db }: Sandbox, id: string, body: unknown) {
  const notes = readEdit(body);
  await db('sandbox.orders').where({ id }).update({ notes });
  return orderEntity(await findOrder(db, id));
}

/** @throws GatewayError when there is none */
export async function findOrder(db: Knex, id: string): Promise<OrderRow> {
  const row: OrderRow | undefined = await db('sandbox.orders').where({ id }).first();
  if (!row) throw unknownId();
  return row;
}

/** The same, held until the transaction ends: whoever pays, captures or fails on an order does so alone. */
export async function lockOrder(trx: Knex.Transaction, id: string): Promise<OrderRow> {
  const row: OrderRow | undefined = await trx('sandbox.orders').where({ id }).forUpdate().first();
  if (!row) throw unknownId();
  return row;
}

function freshOrder(input: OrderInput): Omit<OrderRow, 'created_at'> {
  return {
    id: newId('order_'),
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

/** The receipt is taken: a retry that said `unique_receipt` gets its first order back. */
async function sameOrder(db: Knex, input: OrderInput): Promise<OrderRow> {
  const row: OrderRow = await db('sandbox.orders').where({ receipt: input.receipt }).first();
  if (!input.uniqueReceipt || row.amount !== input.amount)
    throw invalid('receipt', 'Order receipt should be unique.');
  return row;
}

const authorised = (db: Knex) => db('sandbox.payments').whereNot('status', 'failed').select('order_id');

async function paymentsOf(db: Knex, orderId: string) {
  const rows: PaymentRow[] = await db('sandbox.payments')
    .where({ order_id: orderId })
    .orderBy('position', 'desc');
  return collection(rows.map((row) => paymentEntity(row)));
}
