/** Queries of a member's orders, from the read model, as the API returns them. */
import { UNPAID_STATUSES } from '#src/orders/contract-order-status.ts';
import type { Database } from '#src/platform/database.ts';
import type { OrderView } from '#src/orders/contract.ts';
import { IN_PROGRESS_STATUSES } from '#src/orders/domain/decide.ts';
import type { OrderRow } from './projection.ts';
import { toOrderView, type JoinedOrderRow } from './to-order-view.ts';
import { findTypicalSeconds } from './typical-duration.ts';

/** One phone screen. */
export const PAGE_SIZE = 10;

export type OrdersPage = {
  orders: OrderView[];
  /** order number to continue from */
  next?: string;
  /** number of all listed orders, with the first page only */
  total?: number;
};

const UNLISTED_STATUSES = ['expired', 'cancelled'];

/** Newest first, continuing after the order `before`. Without expired and cancelled orders. */
export async function listOrders(
  db: Database,
  memberId: string,
  now: Date,
  before?: string,
  size = PAGE_SIZE,
): Promise<OrdersPage> {
  const query = selectOrders(db)
    .where('o.member_id', memberId)
    .whereNotIn('o.status', UNLISTED_STATUSES)
    .orderBy([
      { column: 'o.placed_at', order: 'desc' },
      { column: 'o.id', order: 'desc' },
    ])
    .limit(size + 1);
  if (before)
    void query.whereRaw(
      '(o.placed_at, o.id) < (select placed_at, id from orders where id = ? and member_id = ?)',
      [before, memberId],
    );
  const rows: JoinedOrderRow[] = await query;
  const orders = await toViews(db, rows.slice(0, size), now);
  const total = before ? {} : { total: await countOrders(db, memberId) };
  return { orders, ...total, ...(rows.length > size ? { next: orders.at(-1)!.id } : {}) };
}

async function countOrders(db: Database, memberId: string): Promise<number> {
  const listedOrders = db('orders').where({ member_id: memberId }).whereNotIn('status', UNLISTED_STATUSES);
  return Number((await listedOrders.count<{ count: string }[]>())[0]!.count);
}

/** In no particular order. Ids of other members' orders are ignored. */
export async function listOrdersById(
  db: Database,
  memberId: string,
  now: Date,
  ids: string[],
): Promise<OrderView[]> {
  const rows: JoinedOrderRow[] = await selectOrders(db).where('o.member_id', memberId).whereIn('o.id', ids);
  return toViews(db, rows, now);
}

/** Orders that can still be paid, newest first. */
export async function listOpenOrders(db: Database, memberId: string, now: Date): Promise<OrderView[]> {
  const rows: JoinedOrderRow[] = await selectOrders(db)
    .where('o.member_id', memberId)
    .whereIn('o.status', UNPAID_STATUSES)
    .where('o.expires_at', '>', now)
    .orderBy('o.placed_at', 'desc')
    .limit(PAGE_SIZE);
  return toViews(db, rows, now);
}

/** Finds the member's order by our number or the gateway's `order_…`. Another member's order is not found. */
export async function findOwnOrder(
  db: Database,
  memberId: string,
  id: string,
  now: Date,
): Promise<{ view: OrderView; row: OrderRow } | undefined> {
  const column = id.startsWith('order_') ? 'o.gateway_order_id' : 'o.id';
  const row: JoinedOrderRow | undefined = await selectOrders(db)
    .where({ [column]: id, 'o.member_id': memberId })
    .first();
  return row && { view: (await toViews(db, [row], now))[0]!, row };
}

/** The typical duration is queried only when a report is in progress. */
async function toViews(db: Database, rows: JoinedOrderRow[], now: Date): Promise<OrderView[]> {
  const typicalSeconds = rows.some(isInProgress) ? await findTypicalSeconds(db) : undefined;
  return rows.map((row) => ({
    ...toOrderView(row, now),
    ...(typicalSeconds && isInProgress(row) ? { typicalSeconds } : {}),
  }));
}

const isInProgress = ({ report_status }: OrderRow) =>
  IN_PROGRESS_STATUSES.some((status) => status === report_status);

/** Null without birth details. */
const PERSON_NAME = `nullif(concat_ws(' and ', b.details ->> 'name', b.partner -> 'birthDetails' ->> 'name'), '') as person_name`;

const selectOrders = (db: Database) =>
  db('orders as o')
    .leftJoin('reports as r', 'r.key', 'o.report_key')
    .leftJoin('order_birth_details as b', 'b.id', 'o.birth_id')
    .leftJoin('seen_payments as a', 'a.order_id', 'o.id')
    .select('o.*', 'a.seen_at', 'r.name as report_name', db.raw(PERSON_NAME));
