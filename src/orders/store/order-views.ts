/** Queries of a member's orders, from the read model, as the API returns them. */
import { UNPAID_STATUSES } from '#src/orders/contract-order-status.ts';
import type { Database } from '#src/platform/database.ts';
import type { OrderView, Step } from '#src/orders/contract.ts';
import { IN_PROGRESS_STATUSES } from '#src/orders/domain/decide.ts';
import { sumCompletedRefundsPaise } from '#src/orders/domain/refund-amounts.ts';
import { getResendQuota } from '#src/orders/domain/report-email-commands.ts';
import type { OrderRow } from './projection.ts';
import { findTypicalSeconds } from './typical-duration.ts';

type JoinedRow = OrderRow & {
  report_name: string | null;
  person_name: string | null;
  seen_at: Date | null;
};

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
  const rows: JoinedRow[] = await query;
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
  const rows: JoinedRow[] = await selectOrders(db).where('o.member_id', memberId).whereIn('o.id', ids);
  return toViews(db, rows, now);
}

/** Orders that can still be paid, newest first. */
export async function listOpenOrders(db: Database, memberId: string, now: Date): Promise<OrderView[]> {
  const rows: JoinedRow[] = await selectOrders(db)
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
  const row: JoinedRow | undefined = await selectOrders(db)
    .where({ [column]: id, 'o.member_id': memberId })
    .first();
  return row && { view: (await toViews(db, [row], now))[0]!, row };
}

/** The typical duration is queried only when a report is in progress. */
async function toViews(db: Database, rows: JoinedRow[], now: Date): Promise<OrderView[]> {
  const typicalSeconds = rows.some(isInProgress) ? await findTypicalSeconds(db) : undefined;
  return rows.map((row) => ({
    ...toView(row, now),
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

function toView(row: JoinedRow, now: Date): OrderView {
  const optionalFields = {
    offer: row.offer,
    paidAt: toIso(row.paid_at),
    dueBy: toIso(row.delivery_due_at),
    deliveredAt: toIso(row.delivered_at),
    personName: row.person_name,
    pages: row.pages,
    bytes: row.bytes,
    note: row.report_note,
    expiresAt: row.paid_at ? null : toIso(row.expires_at),
    correctableUntil: toIso(row.correctable_until),
    resendQuota: row.recent_resend_times && getResendQuota(row.recent_resend_times, now.toISOString()),
    supersededEditions:
      row.superseded_editions.length > 0 ? row.superseded_editions.map(toSupersededView) : null,
    delayed: isDelayed(row) ? (true as const) : null,
    refundOffered: row.refund_offered ? (true as const) : null,
    refund: row.current_refund && toRefundView(row, row.current_refund),
    refundedPaise: getRefundedPaise(row) || null,
    isPaymentUnseen: isPaymentUnseen(row) ? (true as const) : null,
    gatewayOrderId: row.status === 'payment-requested' ? row.gateway_order_id : null,
  };
  return {
    id: row.id,
    reportKey: row.report_key,
    reportName: row.report_name ?? row.report_key,
    status: row.status,
    reportStatus: row.report_status,
    edition: row.edition,
    listPricePaise: row.list_price_paise,
    pricePaise: row.price_paise,
    placedAt: row.placed_at.toISOString(),
    chartStyle: row.chart_style,
    steps: toSteps(row),
    ...Object.fromEntries(
      Object.entries(optionalFields).filter(([, value]) => value !== null && value !== undefined),
    ),
  };
}

const toSupersededView = ({
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

const isDelayed = ({ delayed_at, sla_breached_at, rendered_at }: OrderRow) =>
  rendered_at === null && (delayed_at !== null || sla_breached_at !== null);

const toRefundView = (
  { status, attention_reason: reason }: OrderRow,
  { amountPaise, refundedAt, rejectedAt }: NonNullable<OrderRow['current_refund']>,
) => ({
  amountPaise,
  ...(refundedAt ? { refundedAt } : {}),
  ...(rejectedAt ? { needsAttention: true as const } : {}),
  ...(status === 'refund-requested' && reason === 'dispute-open' ? { onHold: true as const } : {}),
});

/** Refunds by the gateway and outside of it, at most the amount paid, which always equals the price. */
const getRefundedPaise = ({ recorded_refunds: refunds, refunded_elsewhere_paise, price_paise }: OrderRow) =>
  Math.min(price_paise, sumCompletedRefundsPaise({ refunds }) + refunded_elsewhere_paise);

/** Captured by webhook or reconciliation; the buyer has not returned from checkout. */
const isPaymentUnseen = ({ status, capture_source, seen_at }: JoinedRow) =>
  status === 'paid' &&
  (capture_source === 'webhook' || capture_source === 'reconciliation') &&
  seen_at === null;

/** The first step without a date is the current one, once the order is paid or free. */
function toSteps(row: OrderRow): Step[] {
  const startedAt = row.status === 'free' ? row.placed_at : row.paid_at;
  const stepTimes: [Step['key'], Date | null][] = [
    ['paid', startedAt],
    ['calculating', row.computed_at],
    ['writing', row.written_at],
    ['printing', row.rendered_at],
    ['emailed', row.delivered_at],
  ];
  const currentIndex = stepTimes.findIndex(([, at]) => at === null);
  return stepTimes.map(([key, at], index) => {
    if (at !== null) return { key, state: 'done', at: at.toISOString() };
    return { key, state: index === currentIndex && startedAt ? 'current' : 'pending' };
  });
}

const toIso = (date: Date | null) => date?.toISOString();
