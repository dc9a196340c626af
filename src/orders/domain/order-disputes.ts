/** Dispute part of the order state. */
import { applyDisputeEvent, isRefundFrozen, sumLostDisputes, type DisputeEvent } from './dispute.ts';
import { computeRefundablePaise, dropUnacceptedPart } from './order-refunds.ts';
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
  const after = dropUnacceptedPart(order);
  if (order.status !== 'refund-requested') return after;
  const amountPaise = computeRefundablePaise(order);
  if (amountPaise > 0) return { ...after, refund: { ...order.refund!, amountPaise } };
  const { rejectedAt: _, ...refund } = order.refund!;
  return { ...after, status: 'refunded', refund: { ...refund, refundedAt: at } };
}

/** Whether the bank examines, or has taken back, the payment of the order. */
export const isPaymentDisputed = (order: Order): boolean => isRefundFrozen(order, order.gatewayPaymentId);

/** Whether the payer has the money of a duplicate payment again: by refunds, or by lost disputes. */
export const isDuplicateReturned = (order: Order, { id, amountPaise, refundedPaise }: DuplicatePayment) =>
  refundedPaise + sumLostDisputes(order, id) >= amountPaise;
