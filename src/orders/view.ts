/** An order as its member sees it, from the read model. */
import type { Database } from '#src/platform/database.ts';
import type { OrderView, Step } from './contract.ts';
import type { OrderRow } from './read-model.ts';

type Joined = OrderRow & { report_name: string | null; person_name: string | null };

/** A page of ten: as many as fit a phone before one scrolls with intent. */
const PAGE = 10;

/** Newest first, from just before the order number given; free and paid orders, unpaid ones while they can be paid. */
export async function listOrders(
  db: Database,
  memberId: string,
  before?: string,
): Promise<{ orders: OrderView[]; next?: string }> {
  const query = joined(db)
    .where('o.member_id', memberId)
    .whereNot('o.status', 'expired')
    .orderBy([
      { column: 'o.placed_at', order: 'desc' },
      { column: 'o.id', order: 'desc' },
    ])
    .limit(PAGE + 1);
  if (before)
    void query.whereRaw(
      '(o.placed_at, o.id) < (select placed_at, id from orders where id = ? and member_id = ?)',
      [before, memberId],
    );
  const rows: Joined[] = await query;
  const orders = rows.slice(0, PAGE).map(view);
  return { orders, ...(rows.length > PAGE ? { next: orders.at(-1)!.id } : {}) };
}

/** What can still be paid, newest first. */
export async function listOpenOrders(db: Database, memberId: string, now: Date): Promise<OrderView[]> {
  const rows: Joined[] = await joined(db)
    .where('o.member_id', memberId)
    .whereIn('o.status', ['placed', 'payment-requested'])
    .where('o.expires_at', '>', now)
    .orderBy('o.placed_at', 'desc')
    .limit(PAGE);
  return rows.map(view);
}

/** undefined as well for somebody else's order: its existence is nobody's business. */
export async function ownOrder(
  db: Database,
  memberId: string,
  id: string,
): Promise<{ view: OrderView; row: OrderRow } | undefined> {
  const row: Joined | undefined = await joined(db).where({ 'o.id': id, 'o.member_id': memberId }).first();
  return row && { view: view(row), row };
}

const joined = (db: Database) =>
  db('orders as o')
    .leftJoin('reports as r', 'r.key', 'o.report_key')
    .leftJoin('births as b', 'b.id', 'o.birth_id')
    .select('o.*', 'r.name as report_name', db.raw(`b.details ->> 'name' as person_name`));

function view(row: Joined): OrderView {
  const optional = {
    offer: row.offer,
    paidAt: iso(row.paid_at),
    promisedBy: iso(row.promised_by),
    deliveredAt: iso(row.delivered_at),
    personName: row.person_name,
    pages: row.pages,
    bytes: row.bytes,
    note: row.note,
    expiresAt: row.status === 'paid' ? null : iso(row.expires_at),
    gatewayOrderId: row.status === 'payment-requested' ? row.gateway_order_id : null,
  };
  return {
    id: row.id,
    reportKey: row.report_key,
    reportName: row.report_name ?? row.report_key,
    status: row.status,
    report: row.report_status,
    edition: row.edition,
    listPaise: row.list_paise,
    pricePaise: row.price_paise,
    placedAt: row.placed_at.toISOString(),
    chartStyle: row.chart_style,
    steps: steps(row),
    ...Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== null && value !== undefined),
    ),
  };
}

/** The first step without a date is the one under way, once the order is paid or free. */
function steps(row: OrderRow): Step[] {
  const settled = row.status === 'free' ? row.placed_at : row.paid_at;
  const dates: [Step['key'], Date | null][] = [
    ['paid', settled],
    ['calculating', row.calculated_at],
    ['writing', row.written_at],
    ['printing', row.rendered_at],
    ['mailed', row.delivered_at],
  ];
  const current = dates.findIndex(([, at]) => at === null);
  return dates.map(([key, at], index) => {
    if (at !== null) return { key, state: 'done', at: at.toISOString() };
    return { key, state: index === current && settled ? 'now' : 'next' };
  });
}

const iso = (date: Date | null) => date?.toISOString();
