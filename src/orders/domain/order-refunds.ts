/**
 * Refunds in the order state. A refund that the gateway reports is pending (accepted, the bank has not completed it), then
 * completed or failed; a completed one can still fail. Amounts in paise.
 */
import {
  applyDuplicateRefundFailed,
  applyDuplicateRefundRejected,
  applyDuplicateRefunded,
} from './duplicate-refund.ts';
import type { EventOf, OrderEvent } from './events.ts';
import {
  applyRefundRejected,
  applyRefundRequested,
  completeRefund,
  completeRequestedRefund,
  reopenRefund,
} from './full-refund.ts';
import type { Order } from './order-state.ts';
import {
  applyPartialRefundRejected,
  applyPartialRefundRequested,
  isRequestedPartialRefund,
  rejectAcceptedPartialRefund,
  removeUnacceptedPartialRefund,
} from './partial-refund.ts';
import { computeRefundablePaise } from './refund-amounts.ts';

const REDUCERS = {
  RefundRequested: applyRefundRequested,
  RefundRejected: applyRefundRejected,
  RefundPending: applyRefundPending,
  PartialRefundRequested: applyPartialRefundRequested,
  PartialRefundRejected: applyPartialRefundRejected,
  PaymentPartiallyRefunded: applyPartialRefund,
  PaymentRefunded: applyFullRefund,
  RefundFailed: applyRefundFailed,
  DuplicatePaymentRefunded: applyDuplicateRefunded,
  DuplicateRefundRejected: applyDuplicateRefundRejected,
  RefundMadeElsewhere: applyRefundMadeElsewhere,
};
type RefundEvent = EventOf<keyof typeof REDUCERS>;

export const isRefundEvent = (event: OrderEvent): event is RefundEvent => event.type in REDUCERS;

export const applyRefundEvent = (order: Order, { type, data }: RefundEvent): Order =>
  (REDUCERS[type] as (order: Order, data: RefundEvent['data']) => Order)(order, data);

function applyRefundPending(
  order: Order,
  { gatewayRefundId, amountPaise }: EventOf<'RefundPending'>['data'],
): Order {
  const { partialRefund } = order;
  const pendingRefund = { refundId: gatewayRefundId, amountPaise };
  const after = { ...order, pendingRefunds: [...order.pendingRefunds, pendingRefund] };
  if (!partialRefund || !isRequestedPartialRefund(order, { gatewayRefundId, amountPaise })) return after;
  const { rejectedAt: _, ...openPart } = partialRefund;
  return { ...after, partialRefund: { ...openPart, gatewayRefundId } };
}

/** A partial refund keeps the status; a pending refund request then covers the remaining amount. */
function applyPartialRefund(order: Order, data: EventOf<'PaymentPartiallyRefunded'>['data']): Order {
  const after = addRefund(order, data);
  if (order.status !== 'refund-requested') return after;
  return { ...after, refund: { ...order.refund!, amountPaise: computeRefundablePaise(after) } };
}

function applyFullRefund(order: Order, data: EventOf<'PaymentRefunded'>['data']): Order {
  return completeRefund(addRefund(order, data), data);
}

function addRefund(order: Order, data: EventOf<'PaymentPartiallyRefunded'>['data']): Order {
  const { gatewayRefundId: refundId, amountPaise, at } = data;
  const { partialRefund, ...otherFields } = order;
  return {
    ...otherFields,
    ...(partialRefund && !isRequestedPartialRefund(order, data) ? { partialRefund } : {}),
    pendingRefunds: removeRefund(order.pendingRefunds, refundId),
    refunds: [...order.refunds, { refundId, amountPaise, at }],
  };
}

const removeRefund = <Refund extends { refundId: string }>(
  refunds: readonly Refund[],
  id: string,
): Refund[] => refunds.filter(({ refundId }) => refundId !== id);

/** A failed refund moves to the end of the list, which is ordered by the latest report. */
function applyRefundFailed(order: Order, data: EventOf<'RefundFailed'>['data']): Order {
  if (data.gatewayPaymentId !== order.gatewayPaymentId) return applyDuplicateRefundFailed(order, data);
  const { gatewayRefundId: refundId, amountPaise, at } = data;
  const otherRefunds = removeRefund(order.refunds, refundId);
  const failedRefund = order.refunds.find((refund) => refund.refundId === refundId) ?? {
    refundId,
    amountPaise,
    at,
  };
  const refunds = [...otherRefunds, { ...failedRefund, failedAt: at }];
  const pendingRefunds = removeRefund(order.pendingRefunds, refundId);
  const failedOrder = { ...order, refunds, pendingRefunds };
  return reopenRefund(
    isRequestedPartialRefund(order, data) ? rejectAcceptedPartialRefund(failedOrder, at) : failedOrder,
    at,
  );
}

/** A refund of a part or of a duplicate payment changes no status. One that leaves nothing to refund completes the refund. */
function applyRefundMadeElsewhere(
  order: Order,
  { gatewayPaymentId, amountPaise, at }: EventOf<'RefundMadeElsewhere'>['data'],
): Order {
  const after = {
    ...order,
    refundsMadeElsewhere: [...order.refundsMadeElsewhere, { gatewayPaymentId, amountPaise }],
  };
  if (gatewayPaymentId !== order.gatewayPaymentId) return after;
  const settledOrder = order.partialRefund?.rejectedAt ? removeUnacceptedPartialRefund(after) : after;
  if (order.status !== 'refund-requested' || computeRefundablePaise(after) > 0) return settledOrder;
  return completeRequestedRefund(settledOrder, at);
}
