/** Orders by number, gateway order id, file hash, verification code, delivery address, name of the second person, member, or what was found otherwise. */
import type { Knex } from 'knex';
import type { Database } from '#src/platform/database.ts';
import { escapeLike } from './find-people.ts';
import { LIMIT, type OrderHit } from './search-hit.ts';
import { ORDER_NUMBER_END, PARTNER_NAME_WORDS } from './search-expressions.ts';
import type { SearchQuery } from './search-query.ts';

/** Whose orders are listed, and the orders of payments, tickets and tax documents that were found. */
type Related = { memberIds: readonly string[]; orderIds: readonly string[] };

type OrderRow = {
  id: string;
  report_key: string;
  report_name: string | null;
  status: string;
  report_status: string;
  attention_reason: string | null;
  price_paise: number;
  placed_at: Date;
};

/** The newest first. */
export async function findOrders(db: Database, query: SearchQuery, related: Related): Promise<OrderHit[]> {
  const ids = (await Promise.all(listIdQueries(db, query, related))).flat();
  if (ids.length === 0) return [];
  const rows: OrderRow[] = await db('orders as o')
    .leftJoin('reports as r', 'r.key', 'o.report_key')
    .whereIn('o.id', [...new Set(ids)])
    .orderBy('o.placed_at', 'desc')
    .limit(LIMIT)
    .select(
      'o.id',
      'o.report_key',
      'o.status',
      'o.report_status',
      'o.attention_reason',
      'o.price_paise',
      'o.placed_at',
      'r.name as report_name',
    );
  return rows.map(toOrderHit);
}

const toOrderHit = (row: OrderRow): OrderHit => ({
  kind: 'order',
  id: row.id,
  reportName: row.report_name ?? row.report_key,
  status: row.status,
  reportStatus: row.report_status,
  needsAttention: row.attention_reason !== null,
  amount: row.price_paise,
  placedAt: row.placed_at.toISOString(),
});

/** One query for each condition, so that each uses its own index. */
const listIdQueries = (
  db: Database,
  query: SearchQuery,
  { memberIds, orderIds }: Related,
): Promise<string[]>[] => [
  Promise.resolve([...orderIds]),
  ...(query.id ? [listIds(db('orders').where({ gateway_order_id: query.id }))] : []),
  ...(query.orderNumber ? [findByNumber(db, query.orderNumber)] : []),
  ...(query.hash ? [listIds(db('orders').whereLike('sha256', `${query.hash}%`))] : []),
  ...(query.code ? findByCode(db, query.code) : []),
  ...(query.email ? findByDeliveryAddress(db, query.email) : []),
  ...(query.nameCondition ? [findBySecondPerson(db, query.nameCondition)] : []),
  ...[...memberIds, ...(query.uuid ? [query.uuid] : [])].map((memberId) =>
    listIds(db('orders').where({ member_id: memberId }).orderBy('placed_at', 'desc')),
  ),
];

const listIds = (orders: Knex.QueryBuilder): Promise<string[]> => orders.limit(LIMIT).pluck('id');

const findByNumber = (db: Database, { pattern, end }: { pattern: string; end: string }): Promise<string[]> =>
  listIds(
    db('orders')
      .whereRaw(`${ORDER_NUMBER_END} like ?`, [`${escapeLike(end)}%`])
      .whereRaw('id like ?', [pattern]),
  );

/** `code`: a verification code or a whole SHA-256, of any edition. */
function findByCode(db: Database, code: string): Promise<string[]>[] {
  const filters = [{ sha256: code }, { verification: { code } }].map((file) => JSON.stringify([file]));
  return [
    listIds(db('orders').where({ verification_code: code })),
    ...['superseded_editions', 'replaced_files'].flatMap((column) =>
      filters.map((filter) =>
        listIds(db('orders').whereRaw(`${column} <> '[]' and ${column} @> ?::jsonb`, [filter])),
      ),
    ),
  ];
}

/** The other person of a report on two people, who has no account. */
const findBySecondPerson = (db: Database, nameCondition: string): Promise<string[]> =>
  listOrdersOfDetails(
    db,
    db('order_birth_details')
      .whereNotNull('partner')
      .whereRaw(`${PARTNER_NAME_WORDS} @@ ?::tsquery`, [nameCondition]),
  );

/** Limited before the join: one address can receive many reports. */
const listOrdersOfDetails = (db: Database, details: Knex.QueryBuilder): Promise<string[]> =>
  db(details.orderBy('created_at', 'desc').limit(LIMIT).select('id', 'member_id').as('b'))
    .join('orders as o', (join) => join.on('o.member_id', 'b.member_id').andOn('o.birth_id', 'b.id'))
    .pluck('o.id');

/** A report can be sent to another address than the member's. */
function findByDeliveryAddress(db: Database, email: string): Promise<string[]>[] {
  return [
    listOrdersOfDetails(db, db('order_birth_details').whereRaw('lower(email) = ?', [email])),
    db('pending_delivery_addresses').whereRaw('lower(email) = ?', [email]).limit(LIMIT).pluck('order_id'),
  ];
}
