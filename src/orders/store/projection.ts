/** Read model: one row per order, folded from its events, so that it can be rebuilt at any time. */
import type { Database, Transaction } from '#src/platform/database.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { listStreams, readStreams } from '#src/ledger/read.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { hasOpenRefund, sumRefundedPaise } from '#src/orders/domain/order-refunds.ts';
import { parseOrderEvent } from '#src/orders/domain/events.ts';
import { getAttentionReason, type AttentionReason } from '#src/orders/domain/attention-reason.ts';
import { evolve } from '#src/orders/domain/evolve.ts';
import { getCorrectionDeadline, type Order } from '#src/orders/domain/order-state.ts';
import { getNextSlaCheckTime } from '#src/orders/domain/delivery-sla.ts';
import { isRefundOffered } from '#src/orders/domain/refund-commands.ts';
import { listRecentResendTimes } from '#src/orders/domain/report-email-commands.ts';
import { projectDisputes, projectRefunds, type ProjectedRefund } from './payment-projection.ts';

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

/** Does not replace a row of a later version, so that a rebuild can run while the site is in use. */
export async function projectOrder(trx: Transaction, order: Order, version: number): Promise<void> {
  // The order's row first, as in a rebuild: two transactions that lock rows in different orders could block each other.
  await upsertOrder(trx, order, version);
  await projectPayments(trx, order);
  // Sent on commit, to the open progress streams.
  await trx.raw(`select pg_notify('order_changed', ?)`, [order.id]);
}

async function upsertOrder(trx: Transaction, order: Order, version: number): Promise<boolean> {
  const writtenRows = await trx('orders')
    .insert(toRow(order, version))
    .onConflict('id')
    .merge()
    .where('orders.version', '<=', version)
    .returning('id');
  return writtenRows.length > 0;
}

/** Writes a row for every captured payment, by its gateway id. @throws OrderRuleError when the payment belongs to another order */
async function projectPayments(trx: Transaction, order: Order): Promise<void> {
  const rows = toPaymentRows(order);
  if (rows.length === 0) return;
  const writtenRows = await trx('order_payments')
    .insert(rows)
    .onConflict('gateway_payment_id')
    .merge(['amount_paise', 'refunded_paise', 'fee_paise', 'fee_tax_paise'])
    .where('order_payments.order_id', order.id)
    .returning('gateway_payment_id');
  if (writtenRows.length !== rows.length)
    throw new OrderRuleError('payment-mismatch', 'This payment belongs to another order.');
  await projectRefunds(trx, listRefunds(order));
  await projectDisputes(trx, order.disputes, order.id);
}

function toPaymentRows(order: Order) {
  const duplicates = order.duplicatePayments.map((payment) => ({
    gateway_payment_id: payment.id,
    order_id: order.id,
    is_duplicate: true,
    amount_paise: payment.amountPaise,
    refunded_paise: payment.refundedPaise,
    fee_paise: null,
    fee_tax_paise: null,
    captured_at: payment.detectedAt,
  }));
  if (!order.gatewayPaymentId) return duplicates;
  const payment = {
    gateway_payment_id: order.gatewayPaymentId,
    order_id: order.id,
    is_duplicate: false,
    amount_paise: order.amountPaidPaise!,
    refunded_paise: sumRefundedPaise(order),
    fee_paise: order.feePaise ?? null,
    fee_tax_paise: order.feeTaxPaise ?? null,
    captured_at: order.paidAt!,
  };
  return [payment, ...duplicates];
}

function listRefunds(order: Order): ProjectedRefund[] {
  const refundsOfPayment = order.refunds.map(({ refundId, amountPaise, at, failedAt }) => ({
    refundId,
    gatewayPaymentId: order.gatewayPaymentId!,
    amount: amountPaise,
    isFailed: failedAt !== undefined,
    at,
  }));
  const refundsOfDuplicates = order.duplicatePayments.flatMap(({ id, refunds = [] }) =>
    refunds.map(({ refundId, amountPaise, at, isFailed }) => ({
      refundId,
      gatewayPaymentId: id,
      amount: amountPaise,
      isFailed,
      at,
    })),
  );
  return [...refundsOfPayment, ...refundsOfDuplicates];
}

const REBUILD_BATCH_SIZE = 200;

/**
 * Folds every stream again and replaces its row, in small transactions, while the site runs: a concurrent
 * change has a later version, which stays. Rows without a stream are deleted. @returns the number of orders
 */
export async function rebuildOrders(db: Database): Promise<number> {
  let count = 0;
  for (let lastStream = ''; ;) {
    const streams = await listStreams(db, ORDER_STREAM_PREFIX, lastStream, REBUILD_BATCH_SIZE);
    await db.transaction((trx) => rebuildStreams(trx, streams));
    count += streams.length;
    if (streams.length < REBUILD_BATCH_SIZE) break;
    lastStream = streams.at(-1)!;
  }
  const streamOfOrder = db('events').whereRaw('events.stream = orders.id').where({ version: 1 });
  await db('orders').whereNotExists(streamOfOrder).delete();
  return count;
}

/** Order numbers; streams of other kinds have other prefixes. */
const ORDER_STREAM_PREFIX = 'LG-';

async function rebuildStreams(trx: Transaction, streams: string[]): Promise<void> {
  const foldedOrders = new Map<string, { order: Order; version: number }>();
  for (const stored of await readStreams(trx, streams)) {
    const previous = foldedOrders.get(stored.stream);
    const order = evolve(previous?.order, parseOrderEvent(stored));
    foldedOrders.set(stored.stream, { order, version: stored.version });
  }
  for (const { order, version } of foldedOrders.values()) {
    const isWritten = await upsertOrder(trx, order, version);
    if (isWritten) await projectPayments(trx, order);
  }
}

function toRow(order: Order, version: number): Record<keyof OrderRow, unknown> {
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
    report_note: report.note ?? null,
  };
}
