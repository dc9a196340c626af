/**
 * The partial refund that support requested, one at a time: requested, accepted by the gateway (`gatewayRefundId`), then
 * completed (removed from the state) or rejected (`rejectedAt`), also when the bank could not complete it.
 */
import type { EventOf } from './events.ts';
import type { Order } from './order-state.ts';

export function applyPartialRefundRequested(
  order: Order,
  { requestNumber, amountPaise }: EventOf<'PartialRefundRequested'>['data'],
): Order {
  return {
    ...order,
    partialRefund: { requestNumber, amountPaise },
    partialRefundCount: requestNumber,
  };
}

export function applyPartialRefundRejected(
  order: Order,
  { at }: EventOf<'PartialRefundRejected'>['data'],
): Order {
  return { ...order, partialRefund: { ...order.partialRefund!, rejectedAt: at } };
}

/** Removes a partial refund that the gateway has not accepted, or that was rejected. An accepted one waits for the bank and stays. */
export function removeUnacceptedPartialRefund(order: Order): Order {
  const { partialRefund, ...otherFields } = order;
  return partialRefund?.gatewayRefundId && !partialRefund.rejectedAt ? order : otherFields;
}

/** The money that is left is refunded by support: no job may refund a payment after a lost dispute. */
export function rejectUnacceptedPartialRefund(order: Order, rejectedAt: string): Order {
  const { partialRefund } = order;
  if (!partialRefund || partialRefund.gatewayRefundId || partialRefund.rejectedAt) return order;
  return { ...order, partialRefund: { ...partialRefund, rejectedAt } };
}

/** Whether a reported refund is the one that support requested: by its id, or by its amount while the id is not known. */
export const isRequestedPartialRefund = (
  { partialRefund }: Order,
  { gatewayRefundId, amountPaise }: { gatewayRefundId: string; amountPaise: number },
): boolean =>
  partialRefund !== undefined &&
  (partialRefund.gatewayRefundId ?? gatewayRefundId) === gatewayRefundId &&
  partialRefund.amountPaise === amountPaise;

/**
 * The bank could not complete a refund that the gateway had accepted. Removes its id, so that another refund of the same amount,
 * also one in the gateway's dashboard, completes the part.
 */
export function rejectAcceptedPartialRefund(order: Order, rejectedAt: string): Order {
  const { gatewayRefundId: _, ...partialRefund } = order.partialRefund!;
  return { ...order, partialRefund: { ...partialRefund, rejectedAt } };
}
