/** Orders: https://razorpay.com/docs/api/orders/ */
import type { Knex } from 'knex';
import { isExpanded, paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toOrderEntity, toPaymentEntity, type OrderRow, type PaymentRow } from './entities.ts';
import { createInvalidFieldError, createUnknownIdError } from './errors.ts';
import { readNotesUpdate } from './fields.ts';
import { createId } from './ids.ts';
import { readOrderOverrides, readOrderInput, type OrderInput } from './order-input.ts';

export async function createOrder({ db, clock }: SandboxContext, body: unknown) {
  const input = readOrderInput(body);
  if (input.customerId !== null) await requireCustomer(db, input.customerId);
  const row: OrderRow = { ...toOrderRow(input), created_at: clock.now() };
  const [inserted] = await db('sandbox.orders').insert(row).onConflict('receipt').ignore().returning('id');
  return toOrderEntity(inserted ? row : await getOrderByReceipt(db, input));
}

export async function listOrders({ db }: SandboxContext, query: Query) {
  const selection = paginate(db('sandbox.orders'), query);
  if (query.receipt !== undefined) void selection.where('receipt', query.receipt as string);
  const isAuthorized = readAuthorizedFilter(query);
  if (isAuthorized === true) void selection.whereIn('id', selectAuthorizedOrderIds(db));
  if (isAuthorized === false) void selection.whereNotIn('id', selectAuthorizedOrderIds(db));
  const orders = (await selection) as OrderRow[];
  return toCollection(await Promise.all(orders.map((row) => expandOrder(db, row, query))));
}

export async function fetchOrder({ db }: SandboxContext, id: string, query: Query) {
  return expandOrder(db, await getOrder(db, id), query);
}

export async function fetchOrderPayments({ db }: SandboxContext, id: string, query: Query) {
  await getOrder(db, id);
  return listPaymentsOfOrder(db, id, isExpanded(query, 'card'));
}

export async function updateOrderNotes({ db }: SandboxContext, id: string, body: unknown) {
  const notes = readNotesUpdate(body);
  await db('sandbox.orders').where({ id }).update({ notes });
  return toOrderEntity(await getOrder(db, id));
}

/** PATCH /admin/orders/:id `{amount?, currency?, autoCapture?}`: an order that differs from what the merchant created. */
export async function overrideOrder({ db }: SandboxContext, id: string, body: unknown) {
  const changes = readOrderOverrides(body);
  await db('sandbox.orders').where({ id }).update(changes);
  return toOrderEntity(await getOrder(db, id));
}

/** @throws SandboxHttpError when the order does not exist */
export async function getOrder(db: Knex, id: string): Promise<OrderRow> {
  const row: OrderRow | undefined = await db('sandbox.orders').where({ id }).first();
  if (!row) throw createUnknownIdError();
  return row;
}

/** Serializes payments, captures and failures of one order until the transaction ends. */
export async function lockOrder(trx: Knex.Transaction, id: string): Promise<OrderRow> {
  const row: OrderRow | undefined = await trx('sandbox.orders').where({ id }).forUpdate().first();
  if (!row) throw createUnknownIdError();
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
    ...input.capture,
    customer_id: input.customerId,
    notes: input.notes,
  };
}

/**
 * The order that has this receipt already, for a retry with `unique_receipt` and the same amount.
 * @throws SandboxHttpError for any other request
 */
async function getOrderByReceipt(db: Knex, input: OrderInput): Promise<OrderRow> {
  const row: OrderRow = await db('sandbox.orders').where({ receipt: input.receipt }).first();
  if (!input.isReceiptUnique || row.amount !== input.amount)
    throw createInvalidFieldError('receipt', 'Order receipt should be unique.');
  return row;
}

async function requireCustomer(db: Knex, id: string): Promise<void> {
  if (!(await db('sandbox.customers').where({ id }).first('id'))) throw createUnknownIdError();
}

function readAuthorizedFilter({ authorized }: Query): boolean | undefined {
  if (authorized === undefined) return undefined;
  if (authorized === '1' || authorized === 'true') return true;
  if (authorized === '0' || authorized === 'false') return false;
  throw createInvalidFieldError('authorized', 'The authorized field must be true or false.');
}

const selectAuthorizedOrderIds = (db: Knex) =>
  db('sandbox.payments').whereIn('status', ['authorized', 'captured', 'refunded']).select('order_id');

/** `expand[]=payments` adds the payments, `expand[]=payments.card` with their cards. */
async function expandOrder(db: Knex, row: OrderRow, query: Query) {
  const isCardIncluded = isExpanded(query, 'payments.card');
  if (!isCardIncluded && !isExpanded(query, 'payments')) return toOrderEntity(row);
  return { ...toOrderEntity(row), payments: await listPaymentsOfOrder(db, row.id, isCardIncluded) };
}

async function listPaymentsOfOrder(db: Knex, orderId: string, isCardIncluded: boolean) {
  const rows: PaymentRow[] = await db('sandbox.payments')
    .where({ order_id: orderId })
    .orderBy('position', 'desc');
  return toCollection(rows.map((row) => toPaymentEntity(row, { isCardIncluded })));
}
