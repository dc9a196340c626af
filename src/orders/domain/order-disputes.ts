/** Disputes in the order state. */
import { applyDisputeEvent, isRefundFrozen, sumLostDisputes, type DisputeEvent } from './dispute.ts';
import { sumDuplicateRefundsPaise } from './duplicate-refund.ts';
import { completeRequestedRefund, reopenRefund } from './full-refund.ts';
import type { DuplicatePayment, Order } from './order-state.ts';
import { rejectUnacceptedPartialRefund, removeUnacceptedPartialRefund } from './partial-refund.ts';
import {
  computeRefundablePaise,
  sumCompletedRefundsPaise,
  sumRefundsMadeElsewherePaise,
} from './refund-amounts.ts';

export function applyOrderDispute(order: Order, event: DisputeEvent): Order {
  const after = { ...order, disputes: applyDisputeEvent(order.disputes, event) };
  if (event.type === 'DisputeReopened') return reopenRefund(after, event.data.at);
  const isLost = event.type === 'DisputeClosed' && event.data.outcome === 'lost';
  return isLost ? applyLostDispute(after, event.data.at) : after;
}

/**
 * The bank has returned money to the payer. When nothing is left, a requested refund is complete without another payment, and
 * an order without report is refunded; otherwise support refunds the rest in the gateway's dashboard. No other refund starts
 * after a lost dispute.
 */
function applyLostDispute(order: Order, at: string): Order {
  if (sumLostDisputes(order, order.gatewayPaymentId) === 0) return order;
  const amountPaise = computeRefundablePaise(order);
  const after =
    amountPaise > 0 ? rejectUnacceptedPartialRefund(order, at) : removeUnacceptedPartialRefund(order);
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
  return completeRequestedRefund(after, at);
}

/** The member has a report of the order, the first edition or a corrected one. */
const wasDelivered = ({ report, supersededEditions }: Order): boolean =>
  report.renderedAt !== undefined || supersededEditions.length > 0;

/** Whether the bank examines, or has taken back, the payment of the order. */
export const isPaymentDisputed = (order: Order): boolean => isRefundFrozen(order, order.gatewayPaymentId);

/** Paise that were returned twice: by a refund, and by the bank after a lost dispute or by support. */
export function listExcessReturns(order: Order): { paymentId: string; excess: number }[] {
  const payments = order.duplicatePayments.map((payment) => ({
    paymentId: payment.id,
    excess: -computeUnreturnedDuplicatePaise(order, payment),
  }));
  const { gatewayPaymentId, amountPaidPaise } = order;
  if (gatewayPaymentId !== undefined)
    payments.unshift({
      paymentId: gatewayPaymentId,
      excess:
        sumCompletedRefundsPaise(order) +
        sumLostDisputes(order, gatewayPaymentId) +
        sumRefundsMadeElsewherePaise(order, gatewayPaymentId) -
        (amountPaidPaise ?? 0),
    });
  return payments.filter(({ excess }) => excess > 0);
}

/** Paise of a duplicate payment that were not returned to the payer: neither by refunds, nor by lost disputes, nor by support. */
export const computeUnreturnedDuplicatePaise = (order: Order, payment: DuplicatePayment): number =>
  payment.amountPaise -
  sumDuplicateRefundsPaise(payment) -
  sumLostDisputes(order, payment.id) -
  sumRefundsMadeElsewherePaise(order, payment.id);

export const isDuplicateReturned = (order: Order, duplicate: DuplicatePayment): boolean =>
  computeUnreturnedDuplicatePaise(order, duplicate) <= 0;
