/** Read model: one row per order, folded from its events, so that it can be rebuilt at any time. */
import type { Database, Transaction } from '#src/platform/database.ts';
import { readAll } from '#src/ledger/read.ts';
import { parseOrderEvent } from '#src/orders/domain/events.ts';
import { getAttentionReason, type AttentionReason } from '#src/orders/domain/attention-reason.ts';
import { evolve } from '#src/orders/domain/evolve.ts';
import { getCorrectionDeadline, type Order } from '#src/orders/domain/order-state.ts';
import { getNextSlaCheckTime } from '#src/orders/domain/delivery-sla.ts';
import { isRefundOffered } from '#src/orders/domain/refund-commands.ts';
import { listRecentResendTimes } from '#src/orders/domain/report-email-commands.ts';

export type OrderRow = {
  id: string;
  version: number;
  member_id: string;
  report_key: string;
  status: Order['status'];
  report_status: Order['report']['status'];
  list_paise: number;
  price_paise: number;
  offer: 'first-report' | null;
  chart_style: Order['chartStyle'];
  placed_at: Date;
  expires_at: Date | null;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
  paid_at: Date | null;
  paid_by: Order['paidBy'] | null;
  birth_id: string | null;
  corrected_at: Date | null;
  correctable_until: Date | null;
  superseded_editions: Order['supersededEditions'];
  replaced_files: NonNullable<Order['replacedFiles']>;
  edition: number;
  due_by: Date | null;
  delayed_at: Date | null;
  sla_breached_at: Date | null;
  next_sla_check_at: Date | null;
  refund_offered: boolean;
  refund: Order['refund'] | null;
  refunds: Order['refunds'];
  attention_reason: AttentionReason | null;
  recent_resends: string[] | null;
  computed_at: Date | null;
  written_at: Date | null;
  rendered_at: Date | null;
  delivered_at: Date | null;
  sha256: string | null;
  pages: number | null;
  bytes: number | null;
  verification_code: string | null;
  document_created_at: Date | null;
  note: string | null;
};

export async function projectOrder(trx: Transaction, order: Order, version: number): Promise<void> {
  const row = toRow(order, version);
  await trx('orders').insert(row).onConflict('id').merge();
  // Sent on commit, to the open progress streams.
  await trx.raw(`select pg_notify('order_changed', ?)`, [order.id]);
}

/** Folds every stream again. @returns the number of orders */
export async function rebuildOrders(db: Database): Promise<number> {
  const folded = new Map<string, { order: Order; version: number }>();
  for await (const stored of readAll(db)) {
    const before = folded.get(stored.stream);
    folded.set(stored.stream, {
      order: evolve(before?.order, parseOrderEvent(stored)),
      version: stored.version,
    });
  }
  await db.transaction(async (trx) => {
    await trx('orders').delete();
    const rows = [...folded.values()].map(({ order, version }) => toRow(order, version));
    if (rows.length > 0) await trx.batchInsert('orders', rows, 500);
  });
  return folded.size;
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
    list_paise: order.listPaise,
    price_paise: order.pricePaise,
    offer: order.offer ?? null,
    chart_style: order.chartStyle,
    placed_at: order.placedAt,
    expires_at: order.expiresAt ?? null,
    gateway_order_id: order.gatewayOrderId ?? null,
    gateway_payment_id: order.gatewayPaymentId ?? null,
    paid_at: order.paidAt ?? null,
    paid_by: order.paidBy ?? null,
    birth_id: order.birthId ?? null,
    corrected_at: order.correctedAt ?? null,
    correctable_until: getCorrectionDeadline(order) ?? null,
    superseded_editions: JSON.stringify(order.supersededEditions),
    replaced_files: JSON.stringify(order.replacedFiles ?? []),
    edition: report.edition,
    due_by: report.dueBy ?? null,
    delayed_at: report.delayedAt ?? null,
    sla_breached_at: report.slaBreachedAt ?? null,
    next_sla_check_at: getNextSlaCheckTime(order) ?? null,
    refund_offered: isRefundOffered(order),
    refund: order.refund ? JSON.stringify(order.refund) : null,
    refunds: JSON.stringify(order.refunds),
    attention_reason: getAttentionReason(order) ?? null,
    recent_resends: resendTimes ? JSON.stringify(resendTimes) : null,
    computed_at: report.computedAt ?? null,
    written_at: report.writtenAt ?? null,
    rendered_at: report.renderedAt ?? null,
    delivered_at: report.deliveredAt ?? null,
    sha256: report.file?.sha256 ?? null,
    pages: report.file?.pages ?? null,
    bytes: report.file?.bytes ?? null,
    verification_code: report.file?.verification?.code ?? null,
    document_created_at: report.file?.verification?.documentCreatedAt ?? null,
    note: report.note ?? null,
  };
}
