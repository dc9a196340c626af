/** Read models of payments, and of refunds and disputes also of payments that match no order. */
import type { Transaction } from '#src/platform/database.ts';
import { sumDuplicateRefundsPaise } from '#src/orders/domain/duplicate-refund.ts';
import type { Dispute } from '#src/orders/domain/dispute.ts';
import { sumRefundedPaise } from '#src/orders/domain/refund-amounts.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { OwnedTable } from '#src/projections/projection.ts';

const REFUNDS_TABLE = { name: 'payment_refunds', key: 'gateway_refund_id' };
const DISPUTES_TABLE = { name: 'payment_disputes', key: 'dispute_id' };

/** The tables of refunds and disputes of the payments in `ownerTable`. */
export const createTablesOfPayments = (ownerTable: string, otherOwnerTable: string): OwnedTable[] =>
  [REFUNDS_TABLE, DISPUTES_TABLE].map((table) => ({
    ...table,
    owner: 'gateway_payment_id',
    ownerTable,
    otherOwners: { table: otherOwnerTable, key: 'gateway_payment_id' },
  }));

export type ProjectedRefund = {
  refundId: string;
  gatewayPaymentId: string;
  amount: number;
  isFailed: boolean;
  at: string;
};

/** One row per captured payment. */
export function toPaymentRows(order: Order) {
  const duplicates = order.duplicatePayments.map((payment) => ({
    gateway_payment_id: payment.id,
    order_id: order.id,
    is_duplicate: true,
    amount_paise: payment.amountPaise,
    refunded_paise: sumDuplicateRefundsPaise(payment),
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

/** Refunds of the payment and of the duplicate payments. */
export function listRefunds(order: Order): ProjectedRefund[] {
  const refundsOfPayment = order.refunds.map(({ refundId, amountPaise, at, failedAt }) => ({
    refundId,
    gatewayPaymentId: order.gatewayPaymentId!,
    amount: amountPaise,
    isFailed: failedAt !== undefined,
    at,
  }));
  const refundsOfDuplicates = order.duplicatePayments.flatMap(({ id, refunds }) =>
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

/** Writes one row per refund, by its gateway id. */
export async function projectRefunds(trx: Transaction, refunds: readonly ProjectedRefund[]): Promise<void> {
  if (refunds.length === 0) return;
  await trx('payment_refunds').insert(toRefundRows(refunds)).onConflict('gateway_refund_id').merge();
}

export const toRefundRows = (refunds: readonly ProjectedRefund[]) =>
  refunds.map(({ refundId, gatewayPaymentId, amount, isFailed, at }) => ({
    gateway_refund_id: refundId,
    gateway_payment_id: gatewayPaymentId,
    amount,
    is_failed: isFailed,
    recorded_at: at,
  }));

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
  await trx('payment_disputes').insert(toDisputeRows(disputes, orderId)).onConflict('dispute_id').merge();
}

export const toDisputeRows = (disputes: readonly Dispute[], orderId: string | null) =>
  disputes.map((dispute) => ({
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
