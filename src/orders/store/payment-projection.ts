/** Read models of refunds and disputes, for payments of orders and for payments that match no order. */
import type { Transaction } from '#src/platform/database.ts';
import type { Dispute } from '#src/orders/domain/dispute.ts';

export type ProjectedRefund = {
  refundId: string;
  gatewayPaymentId: string;
  amount: number;
  isFailed: boolean;
  at: string;
};

/** Writes one row per refund, by its gateway id. */
export async function projectRefunds(trx: Transaction, refunds: readonly ProjectedRefund[]): Promise<void> {
  if (refunds.length === 0) return;
  const rows = refunds.map(({ refundId, gatewayPaymentId, amount, isFailed, at }) => ({
    gateway_refund_id: refundId,
    gateway_payment_id: gatewayPaymentId,
    amount,
    is_failed: isFailed,
    recorded_at: at,
  }));
  await trx('payment_refunds').insert(rows).onConflict('gateway_refund_id').merge(['amount', 'is_failed']);
}

export type DisputeRow = {
  dispute_id: string;
  gateway_payment_id: string;
  order_id: string | null;
  amount: number;
  amount_deducted: number | null;
  reason_code: string;
  phase: string;
  status: Dispute['status'];
  respond_by: Date;
  opened_at: Date;
  reminded_at: Date | null;
  closed_at: Date | null;
};

/** Writes one row per dispute, by its gateway id. `orderId` is null for a payment that matches no order. */
export async function projectDisputes(
  trx: Transaction,
  disputes: readonly Dispute[],
  orderId: string | null,
): Promise<void> {
  if (disputes.length === 0) return;
  const rows = disputes.map((dispute) => ({
    dispute_id: dispute.id,
    gateway_payment_id: dispute.gatewayPaymentId,
    order_id: orderId,
    amount: dispute.amount,
    amount_deducted: dispute.amountDeducted ?? null,
    reason_code: dispute.reasonCode,
    phase: dispute.phase,
    status: dispute.status,
    respond_by: dispute.respondBy,
    opened_at: dispute.openedAt,
    reminded_at: dispute.remindedAt ?? null,
    closed_at: dispute.closedAt ?? null,
  }));
  await trx('payment_disputes')
    .insert(rows)
    .onConflict('dispute_id')
    .merge(['status', 'amount_deducted', 'respond_by', 'reminded_at', 'closed_at']);
}
