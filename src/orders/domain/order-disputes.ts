/** Dispute part of the order state. */
import { applyDisputeEvent, isRefundFrozen, sumLostDisputes, type DisputeEvent } from './dispute.ts';
import {
  computeRefundablePaise,
  dropUnacceptedPart,
  rejectUnacceptedPart,
  sumCompletedRefunds,
} from './order-refunds.ts';
import type { DuplicatePayment, Order } from './order-state.ts';

export function applyOrderDispute(order: Order, event: DisputeEvent): Order {
  const after = { ...order, disputes: applyDisputeEvent(order.disputes, event) };
  const isLost = event.type === 'DisputeClosed' && event.data.outcome === 'lost';
  return isLost ? completeRequestedRefund(after, event.data.at) : after;
}

/**
 * The bank has returned money to the payer. When nothing is left, a requested refund is complete without another payment;
 * otherwise support refunds the rest in the gateway's dashboard. No other refund starts after a lost dispute.
 */
function completeRequestedRefund(order: Order, at: string): Order {
  if (sumLostDisputes(order, order.gatewayPaymentId) === 0) return order;
  const amountPaise = computeRefundablePaise(order);
  const after = amountPaise > 0 ? rejectUnacceptedPart(order, at) : dropUnacceptedPart(order);
  if (order.status !== 'refund-requested') return after;
  if (amountPaise > 0) return { ...after, refund: { ...order.refund!, amountPaise } };
  const { rejectedAt: _, ...refund } = order.refund!;
  return { ...after, status: 'refunded', refund: { ...refund, refundedAt: at } };
}

/** Whether the bank examines, or has taken back, the payment of the order. */
export const isPaymentDisputed = (order: Order): boolean => isRefundFrozen(order, order.gatewayPaymentId);

/** Money that went back twice: a payment was refunded, and the bank returned it as well after a lost dispute. */
export function listExcessReturns(order: Order): { paymentId: string; excess: number }[] {
  const payments = order.duplicatePayments.map(({ id, amountPaise, refundedPaise }) => ({
    paymentId: id,
    excess: refundedPaise + sumLostDisputes(order, id) - amountPaise,
  }));
  const { gatewayPaymentId, amountPaidPaise } = order;
  if (gatewayPaymentId !== undefined)
    payments.unshift({
      paymentId: gatewayPaymentId,
      excess: sumCompletedRefunds(order) + sumLostDisputes(order, gatewayPaymentId) - (amountPaidPaise ?? 0),
    });
  return payments.filter(({ excess }) => excess > 0);
}

/** Whether the payer has the money of a duplicate payment again: by refunds, or by lost disputes. */
export const isDuplicateReturned = (order: Order, { id, amountPaise, refundedPaise }: DuplicatePayment) =>
  refundedPaise + sumLostDisputes(order, id) >= amountPaise;
