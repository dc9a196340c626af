/**
 * The refund of everything that is left of the payment: requested (status `refund-requested`), then completed (`refunded`) or
 * rejected (`rejectedAt`). A failure after the completion makes it requested and rejected again, until support acts.
 */
import type { EventOf } from './events.ts';
import type { Order } from './order-state.ts';
import { removeUnacceptedPartialRefund } from './partial-refund.ts';
import { computeRefundablePaise } from './refund-amounts.ts';

export function applyRefundRequested(
  order: Order,
  { amountPaise }: EventOf<'RefundRequested'>['data'],
): Order {
  const requestCount = (order.refund?.requestCount ?? 0) + 1;
  // The refund of everything includes a part that the gateway has not accepted.
  return {
    ...removeUnacceptedPartialRefund(order),
    status: 'refund-requested',
    refund: { amountPaise, requestCount },
  };
}

export function applyRefundRejected(order: Order, { at }: EventOf<'RefundRejected'>['data']): Order {
  return { ...order, refund: { ...order.refund!, rejectedAt: at } };
}

/** The gateway's refund after which nothing is left. */
export const completeRefund = (
  order: Order,
  { gatewayRefundId, at: refundedAt }: EventOf<'PaymentRefunded'>['data'],
): Order => ({
  ...removeUnacceptedPartialRefund(order),
  status: 'refunded',
  refund: {
    amountPaise: order.amountPaidPaise!,
    requestCount: order.refund?.requestCount ?? 0,
    gatewayRefundId,
    refundedAt,
  },
});

/** A requested refund is complete without a refund of the gateway: the bank or support returned the rest. */
export function completeRequestedRefund(order: Order, refundedAt: string): Order {
  const { rejectedAt: _, ...refund } = order.refund!;
  return { ...order, status: 'refunded', refund: { ...refund, refundedAt } };
}

/**
 * The failed amount is due again until support acts, unless the bank has returned it after a lost dispute. A failed partial
 * refund does not change the status.
 */
export function reopenRefund(order: Order, rejectedAt: string): Order {
  const amountPaise = computeRefundablePaise(order);
  if (order.status !== 'refunded' && order.status !== 'refund-requested') return order;
  if (amountPaise === 0) return order;
  const { requestCount } = order.refund!;
  return { ...order, status: 'refund-requested', refund: { amountPaise, requestCount, rejectedAt } };
}
