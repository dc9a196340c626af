/** Disputes in the order state. */
import { applyDisputeEvent, isRefundFrozen, sumLostDisputes, type DisputeEvent } from './dispute.ts';
import {
  computeRefundablePaise,
  dropUnacceptedPart,
  rejectUnacceptedPart,
  reopenRefund,
  sumCompletedRefunds,
  sumSettledElsewhere,
} from './order-refunds.ts';
import type { DuplicatePayment, Order } from './order-state.ts';

export function applyOrderDispute(order: Order, event: DisputeEvent): Order {
  const after = { ...order, disputes: applyDisputeEvent(order.disputes, event) };
  if (event.type === 'DisputeReopened') return reopenRefund(after, event.data.at);
  const isLost = event.type === 'DisputeClosed' && event.data.outcome === 'lost';
  return isLost ? completeRequestedRefund(after, event.data.at) : after;
}

/**
 * The bank has returned money to the payer. When nothing is left, a requested refund is complete without another payment, and
 * an order without report is refunded; otherwise support refunds the rest in the gateway's dashboard. No other refund starts
 * after a lost dispute.
 */
function completeRequestedRefund(order: Order, at: string): Order {
  if (sumLostDisputes(order, order.gatewayPaymentId) === 0) return order;
  const amountPaise = computeRefundablePaise(order);
  const after = amountPaise > 0 ? rejectUnacceptedPart(order, at) : dropUnacceptedPart(order);
  if (order.status === 'paid' && amountPaise === 0 && !wasDelivered(order))
    return {
      ...after,
      status: 'refunded',
      refund: {
        amountPaise: order.amountPaidPaise!,
        requestCount: order.refund?.requestCount ?? 0,
        refundedAt: at,
      },
    };
  if (order.status !== 'refund-requested') return after;
  if (amountPaise > 0) return { ...after, refund: { ...order.refund!, amountPaise } };
  const { rejectedAt: _, ...refund } = order.refund!;
  return { ...after, status: 'refunded', refund: { ...refund, refundedAt: at } };
}

/** The member has a report of the order, the first edition or a corrected one. */
const wasDelivered = ({ report, supersededEditions }: Order): boolean =>
  report.renderedAt !== undefined || supersededEditions.length > 0;

/** Whether the bank examines, or has taken back, the payment of the order. */
export const isPaymentDisputed = (order: Order): boolean => isRefundFrozen(order, order.gatewayPaymentId);

/** Paise that were returned twice: by a refund, and by the bank after a lost dispute or by support. */
export function listExcessReturns(order: Order): { paymentId: string; excess: number }[] {
  const payments = order.duplicatePayments.map(({ id, amountPaise, refundedPaise }) => ({
    paymentId: id,
    excess: refundedPaise + sumLostDisputes(order, id) + sumSettledElsewhere(order, id) - amountPaise,
  }));
  const { gatewayPaymentId, amountPaidPaise } = order;
  if (gatewayPaymentId !== undefined)
    payments.unshift({
      paymentId: gatewayPaymentId,
      excess:
        sumCompletedRefunds(order) +
        sumLostDisputes(order, gatewayPaymentId) +
        sumSettledElsewhere(order, gatewayPaymentId) -
        (amountPaidPaise ?? 0),
    });
  return payments.filter(({ excess }) => excess > 0);
}

/** Paise of a duplicate payment that were not returned to the payer: neither by refunds, nor by lost disputes, nor by support. */
export const computeUnreturnedDuplicate = (
  order: Order,
  { id, amountPaise, refundedPaise }: DuplicatePayment,
): number => amountPaise - refundedPaise - sumLostDisputes(order, id) - sumSettledElsewhere(order, id);

export const isDuplicateReturned = (order: Order, duplicate: DuplicatePayment): boolean =>
  computeUnreturnedDuplicate(order, duplicate) <= 0;
