/** An order as its member sees it, from the read model. */
import type { Database } from '#src/platform/database.ts';
import type { OrderView, Step } from './contract.ts';
import { IN_PROGRESS } from './decide.ts';
import { refundedPaise } from './given-back.ts';
import type { OrderRow } from './read-model.ts';
import { resendQuota } from './resend.ts';
import { typicalSeconds } from './usual-time.ts';

type Joined = OrderRow & {
  report_name: string | null;
  person_name: string | null;
  acknowledged_at: Date | null;
};

/** A page of ten: as many as fit a phone before one scrolls with intent. */
export const PAGE = 10;

export type OrdersPage = {
  orders: OrderView[];
  /** the number to go on from */
  next?: string;
  /** of the whole list, told with its first page */
  total?: number;
};

/** Newest first, from just before the order number given; free and paid orders, unpaid ones while they can be paid. */
export async function listOrders(
  db: Database,
  memberId: string,
  now: Date,
  before?: string,
  size = PAGE,
): Promise<OrdersPage> {
  const query = joined(db)
    .where('o.member_id', memberId)
    .whereNotIn('o.status', ['expired', 'cancelled'])
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
  const rows: Joined[] = await query;
  const orders = await views(db, rows.slice(0, size), now);
  const total = before ? {} : { total: await countOrders(db, memberId) };
  return { orders, ...total, ...(rows.length > size ? { next: orders.at(-1)!.id } : {}) };
}

async function countOrders(db: Database, memberId: string): Promise<number> {
  const listed = db('orders').where({ member_id: memberId }).whereNotIn('status', ['expired', 'cancelled']);
  return Number((await listed.count<{ count: string }[]>())[0]!.count);
}

/** These of the member's own, in any order; numbers of others are passed over. */
export async function listNamed(
  db: Database,
  memberId: string,
  now: Date,
  ids: string[],
): Promise<OrderView[]> {
  const rows: Joined[] = await joined(db).where('o.member_id', memberId).whereIn('o.id', ids);
  return views(db, rows, now);
}

/** What can still be paid, newest first. */
export async function listOpenOrders(db: Database, memberId: string, now: Date): Promise<OrderView[]> {
  const rows: Joined[] = await joined(db)
    .where('o.member_id', memberId)
    .whereIn('o.status', ['placed', 'payment-requested'])
    .where('o.expires_at', '>', now)
    .orderBy('o.placed_at', 'desc')
    .limit(PAGE);
  return views(db, rows, now);
}

/** By our number or by the gateway's `order_…`; undefined as well for somebody else's: its existence is nobody's business. */
export async function ownOrder(
  db: Database,
  memberId: string,
  id: string,
  now: Date,
): Promise<{ view: OrderView; row: OrderRow } | undefined> {
  const column = id.startsWith('order_') ? 'o.gateway_order_id' : 'o.id';
  const row: Joined | undefined = await joined(db)
    .where({ [column]: id, 'o.member_id': memberId })
    .first();
  return row && { view: (await views(db, [row], now))[0]!, row };
}

/** How long it usually takes is asked only when somebody waits. */
async function views(db: Database, rows: Joined[], now: Date): Promise<OrderView[]> {
  const waiting = rows.some(isBeingMade);
  const usual = waiting ? await typicalSeconds(db) : undefined;
  return rows.map((row) => ({
    ...view(row, now),
    ...(usual && isBeingMade(row) ? { typicalSeconds: usual } : {}),
  }));
}

const isBeingMade = ({ report_status: report }: OrderRow) => IN_PROGRESS.some((one) => one === report);

const joined = (db: Database) =>
  db('orders as o')
    .leftJoin('reports as r', 'r.key', 'o.report_key')
    .leftJoin('order_birth_details as b', 'b.id', 'o.birth_id')
    .leftJoin('payment_acknowledgements as t', 't.order_id', 'o.id')
    .select(
      'o.*',
      't.acknowledged_at',
      'r.name as report_name',
      db.raw(`b.details ->> 'name' as person_name`),
    );

function view(row: Joined, now: Date): OrderView {
  const optional = {
    offer: row.offer,
    paidAt: iso(row.paid_at),
    dueBy: iso(row.due_by),
    deliveredAt: iso(row.delivered_at),
    personName: row.person_name,
    pages: row.pages,
    bytes: row.bytes,
    note: row.note,
    expiresAt: row.paid_at ? null : iso(row.expires_at),
    correctableUntil: iso(row.correctable_until),
    resendQuota: row.recent_resends && resendQuota(row.recent_resends, now.toISOString()),
    supersededEditions:
      row.superseded_editions.length > 0 ? row.superseded_editions.map(supersededView) : null,
    delayed: isDelayed(row) ? (true as const) : null,
    refundOffered: row.refund_offered ? (true as const) : null,
    refund: row.refund && refundView(row.refund),
    refundedPaise: refundedOf(row) || null,
    unacknowledgedPayment: isUnacknowledged(row) ? (true as const) : null,
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

const supersededView = ({
  edition,
  pages,
  bytes,
  readyAt,
  supersededAt,
}: OrderRow['superseded_editions'][number]) => ({
  edition,
  pages,
  bytes,
  readyAt,
  supersededAt,
});

const isDelayed = ({ delayed_at: late, sla_breached_at: broken, rendered_at: rendered }: OrderRow) =>
  rendered === null && (late !== null || broken !== null);

const refundView = ({ amountPaise, refundedAt, refusedAt }: NonNullable<OrderRow['refund']>) => ({
  amountPaise,
  ...(refundedAt ? { refundedAt } : {}),
  ...(refusedAt ? { needsAttention: true as const } : {}),
});

/** An order is paid at its price, to the paisa. */
const refundedOf = (row: OrderRow) =>
  refundedPaise({ refunds: row.refunds, amountPaidPaise: row.price_paise });

/** Found by webhook or reconciliation, and its buyer never came back from checkout. */
const isUnacknowledged = ({ status, paid_by: by, acknowledged_at: told }: Joined) =>
  status === 'paid' && (by === 'webhook' || by === 'reconciliation') && told === null;

/** The first step without a date is the one under way, once the order is paid or free. */
function steps(row: OrderRow): Step[] {
  const settled = row.status === 'free' ? row.placed_at : row.paid_at;
  const dates: [Step['key'], Date | null][] = [
    ['paid', settled],
    ['calculating', row.computed_at],
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
