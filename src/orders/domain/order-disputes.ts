/** Dispute part of the order state. */
import { applyDisputeEvent, isRefundFrozen, sumLost, type DisputeEvent } from './dispute.ts';
import type { Order } from './order-state.ts';

export function applyOrderDispute(order: Order, event: DisputeEvent): Order {
  const after = { ...order, disputes: applyDisputeEvent(order.disputes, event) };
  const isLost = event.type === 'DisputeClosed' && event.data.outcome === 'lost';
  return isLost ? endRefund(after, event.data.at) : after;
}

/** The bank has returned the money to the payer: a requested refund is complete without another payment. */
function endRefund(order: Order, at: string): Order {
  const { partialRefund: part, ...rest } = order;
  if (sumLost(order, order.gatewayPaymentId) === 0) return order;
  const kept = part?.gatewayRefundId ? { ...rest, partialRefund: part } : rest;
  if (order.status !== 'refund-requested') return kept;
  const { rejectedAt: _, ...refund } = order.refund!;
  return { ...kept, status: 'refunded', refund: { ...refund, refundedAt: at } };
}

/** Whether the bank examines, or has taken back, the payment of the order. */
export const isPaymentDisputed = (order: Order): boolean => isRefundFrozen(order, order.gatewayPaymentId);
