/** Read model of orders and their payments, folded from the events, so that it can be rebuilt at any time. */
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { StreamEvent } from '#src/ledger/read.ts';
import type { FindProjectedVersion } from '#src/ledger/verify/classify-damage.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { getAttentionReason, type AttentionReason } from '#src/orders/domain/attention-reason.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { getNextSlaCheckTime } from '#src/orders/domain/delivery-sla.ts';
import { parseOrderEvent } from '#src/orders/domain/events.ts';
import { NewerReleaseError } from '#src/ledger/newer-release.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { hasOpenRefund, sumRefundsMadeElsewherePaise } from '#src/orders/domain/refund-amounts.ts';
import { getCorrectionDeadline, type Order } from '#src/orders/domain/order-state.ts';
import { isRefundOffered } from '#src/orders/domain/refund-commands.ts';
import { listRecentResendTimes } from '#src/orders/domain/report-email-commands.ts';
import {
  createTablesOfPayments,
  listRefunds,
  projectDisputes,
  projectRefunds,
  toDisputeRows,
  toPaymentRows,
  toRefundRows,
} from './payment-projection.ts';
import type {
  OwnedTable,
  ProjectedTable,
  Projection,
  ProjectionOptions,
} from '#src/projections/projection.ts';
import { releaseUniqueValues } from './release-unique-values.ts';
import { REPORT_NOTES } from './report-notes.ts';
import { rebuildProjection, type Rebuild } from '#src/projections/rebuild.ts';
import {
  verifyProjection,
  type ProjectionVerification,
  type VerifyProjectionOptions,
} from '#src/projections/verify.ts';

export type OrderRow = {
  id: string;
  version: number;
  member_id: string;
  report_key: string;
  status: Order['status'];
  report_status: Order['report']['status'];
  list_price_paise: number;
  price_paise: number;
  offer: 'first-report' | null;
  chart_style: Order['chartStyle'];
  sign_vocabulary: SignVocabulary | null;
  conventions: Order['conventions'];
  has_opening_verse: boolean;
  placed_at: Date;
  expires_at: Date | null;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
  paid_at: Date | null;
  capture_source: Order['paidBy'] | null;
  birth_id: string | null;
  corrected_at: Date | null;
  correctable_until: Date | null;
  superseded_editions: Order['supersededEditions'];
  replaced_files: NonNullable<Order['replacedFiles']>;
  edition: number;
  delivery_due_at: Date | null;
  delayed_at: Date | null;
  sla_breached_at: Date | null;
  next_sla_check_at: Date | null;
  refund_offered: boolean;
  has_open_refund: boolean;
  current_refund: Order['refund'] | null;
  recorded_refunds: Order['refunds'];
  refunded_elsewhere_paise: number;
  attention_reason: AttentionReason | null;
  recent_resend_times: string[] | null;
  computed_at: Date | null;
  written_at: Date | null;
  rendered_at: Date | null;
  delivered_at: Date | null;
  sha256: string | null;
  pages: number | null;
  bytes: number | null;
  verification_code: string | null;
  document_created_at: Date | null;
  report_note: string | null;
};

/** Called after the append, which lets one transaction at a time extend a stream: no row of a later version can exist. */
export async function projectOrder(trx: Transaction, order: Order, version: number): Promise<void> {
  // The order's row first, as in a rebuild: two transactions that lock rows in different orders could block each other.
  await trx('orders').insert(toOrderRow(order, version)).onConflict('id').merge();
  await projectPayments(trx, order);
}

/** Writes a row for every captured payment, by its gateway id. @throws OrderRuleError when the payment belongs to another order */
async function projectPayments(trx: Transaction, order: Order): Promise<void> {
  const rows = toPaymentRows(order);
  if (rows.length === 0) return;
  const writtenRows = await trx('order_payments')
    .insert(rows)
    .onConflict('gateway_payment_id')
    .merge()
    .where('order_payments.order_id', order.id)
    .returning('gateway_payment_id');
  if (writtenRows.length !== rows.length)
    throw new OrderRuleError('payment-mismatch', 'This payment belongs to another order.');
  await projectRefunds(trx, listRefunds(order));
  await projectDisputes(trx, order.disputes, order.id);
}

/** Order numbers; streams of other kinds have other prefixes. */
const ORDER_STREAM_PREFIX = 'LG-';

const ORDERS_TABLE: ProjectedTable = {
  name: 'orders',
  key: 'id',
  jsonColumns: [
    'conventions',
    'superseded_editions',
    'replaced_files',
    'current_refund',
    'recorded_refunds',
    'recent_resend_times',
  ],
};

const PAYMENTS_TABLE: OwnedTable = {
  name: 'order_payments',
  key: 'gateway_payment_id',
  owner: 'order_id',
  ownerTable: 'orders',
};

const ORDER_PROJECTION: Projection = {
  prefix: ORDER_STREAM_PREFIX,
  mainTable: ORDERS_TABLE,
  ownedTables: [
    PAYMENTS_TABLE,
    // A payment can be in an order and in a separate stream.
    ...createTablesOfPayments('order_payments', 'unmatched_payments'),
  ],
  fold: foldOrderRows,
  releaseUniqueValues,
  orphans: [
    {
      table: ORDERS_TABLE,
      condition: 'not exists (select from events e where e.stream = orders.id and e.version = 1)',
    },
    {
      table: PAYMENTS_TABLE,
      condition:
        'not exists (select from events e where e.stream = order_payments.order_id and e.version = 1)',
    },
  ],
};

/** Replaces every row that differs from the events of its order, while the site runs. */
export const rebuildOrders = (db: Database, options: ProjectionOptions = {}): Promise<Rebuild> =>
  rebuildProjection(db, ORDER_PROJECTION, options);

/** Compares every row of an order, its payments, refunds and disputes with the events, and changes nothing. */
export const verifyOrders = (
  db: Database,
  options: VerifyProjectionOptions = {},
): Promise<ProjectionVerification> => verifyProjection(db, ORDER_PROJECTION, options);

/** The version of an order in the read model, undefined when it is not there. */
export const findProjectedOrderVersion: FindProjectedVersion = async (trx, stream) => {
  const row: { version: number } | undefined = await trx('orders').where({ id: stream }).first('version');
  return row?.version;
};

function foldOrderRows(events: readonly StreamEvent[]) {
  const order = foldOrder(events.map((event) => parseOrderEvent(event)))!;
  if (order.newerEventTypes) throw new NewerReleaseError(order.id, order.newerEventTypes);
  return {
    orders: [toOrderRow(order, events.length)],
    order_payments: toPaymentRows(order),
    payment_refunds: toRefundRows(listRefunds(order)),
    payment_disputes: toDisputeRows(order.disputes, order.id),
  };
}

/** `version`: of the stream. Values of jsonb columns are JSON. */
export function toOrderRow(order: Order, version: number): Record<keyof OrderRow, unknown> {
  const { report } = order;
  const resendTimes = listRecentResendTimes(order);
  return {
    id: order.id,
    version,
    member_id: order.memberId,
    report_key: order.reportKey,
    status: order.status,
    report_status: report.status,
    list_price_paise: order.listPricePaise,
    price_paise: order.pricePaise,
    offer: order.offer ?? null,
    chart_style: order.chartStyle,
    sign_vocabulary: order.signVocabulary ?? null,
    conventions: JSON.stringify(order.conventions),
    has_opening_verse: order.openingVerse !== false,
    placed_at: order.placedAt,
    expires_at: order.expiresAt ?? null,
    gateway_order_id: order.gatewayOrderId ?? null,
    gateway_payment_id: order.gatewayPaymentId ?? null,
    paid_at: order.paidAt ?? null,
    capture_source: order.paidBy ?? null,
    birth_id: order.birthId ?? null,
    corrected_at: order.correctedAt ?? null,
    correctable_until: getCorrectionDeadline(order) ?? null,
    superseded_editions: JSON.stringify(order.supersededEditions),
    replaced_files: JSON.stringify(order.replacedFiles ?? []),
    edition: report.edition,
    delivery_due_at: report.dueBy ?? null,
    delayed_at: report.delayedAt ?? null,
    sla_breached_at: report.slaBreachedAt ?? null,
    next_sla_check_at: getNextSlaCheckTime(order) ?? null,
    refund_offered: isRefundOffered(order),
    has_open_refund: hasOpenRefund(order),
    current_refund: order.refund ? JSON.stringify(order.refund) : null,
    recorded_refunds: JSON.stringify(order.refunds),
    refunded_elsewhere_paise: sumRefundsMadeElsewherePaise(order, order.gatewayPaymentId),
    attention_reason: getAttentionReason(order) ?? null,
    recent_resend_times: resendTimes ? JSON.stringify(resendTimes) : null,
    computed_at: report.computedAt ?? null,
    written_at: report.writtenAt ?? null,
    rendered_at: report.renderedAt ?? null,
    delivered_at: report.deliveredAt ?? null,
    sha256: report.file?.sha256 ?? null,
    pages: report.file?.pages ?? null,
    bytes: report.file?.bytes ?? null,
    verification_code: report.file?.verification?.code ?? null,
    document_created_at: report.file?.verification?.documentCreatedAt ?? null,
    report_note: report.note ? REPORT_NOTES[report.note] : null,
  };
}
