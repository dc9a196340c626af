/** An order as the API returns it, from its row in the read model. */
import type { OrderView, Step } from '#src/orders/contract.ts';
import { sumCompletedRefundsPaise } from '#src/orders/domain/refund-amounts.ts';
import { getResendQuota } from '#src/orders/domain/report-email-commands.ts';
import type { OrderRow } from './projection.ts';

export type JoinedOrderRow = OrderRow & {
  report_name: string | null;
  person_name: string | null;
  seen_at: Date | null;
};

/** Without `typicalSeconds`, which is known for all orders of a list at once. */
export const toOrderView = (row: JoinedOrderRow, now: Date): OrderView => ({
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
  ...omitAbsent(toOptionalFields(row, now)),
});

type OptionalName = {
  [Name in keyof OrderView]-?: object extends Pick<OrderView, Name> ? Name : never;
}[keyof OrderView];

/** Every optional field of an order, so that none is forgotten. */
type OptionalFields = Required<Omit<Pick<OrderView, OptionalName>, 'typicalSeconds'>>;

type Absentable<Fields> = { [Name in keyof Fields]: Fields[Name] | null | undefined };

const toOptionalFields = (row: JoinedOrderRow, now: Date): Absentable<OptionalFields> => ({
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
  delayed: isDelayed(row) || null,
  refundOffered: row.refund_offered || null,
  refund: row.current_refund && toRefundView(row, row.current_refund),
  refundedPaise: getRefundedPaise(row) || null,
  isPaymentUnseen: isPaymentUnseen(row) || null,
  gatewayOrderId: row.status === 'payment-requested' ? row.gateway_order_id : null,
});

/** Every value keeps its type, which the compiler cannot see through entries. */
const omitAbsent = <Fields extends object>(fields: Absentable<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Fields>;

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
const isPaymentUnseen = ({ status, capture_source, seen_at }: JoinedOrderRow) =>
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
