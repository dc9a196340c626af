/**
 * Decisions on the payment of an order: request, attempts, capture, expiry. The state moves forward only: a payment is
 * recorded once by its id, whichever source reports it first and in whichever order the reports arrive.
 */
import { isUnpaid } from '#src/orders/contract-order-status.ts';
import { OrderRuleError, requestGenerationIfComplete } from './decide.ts';
import type { CapturedPayment, EventOf, OrderEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { CaptureSource, Order } from './order-state.ts';
import {
  recordPaymentRefund,
  requestRefund,
  type GatewayRefund,
  type RefundCause,
} from './refund-commands.ts';

/** An open order can be paid for three days. A payment captured later reopens it. */
export const PAYMENT_WINDOW_DAYS = 3;

const CAPTURE_EVENT_TYPES = {
  checkout: 'PaymentCapturedByCheckout',
  webhook: 'PaymentCapturedByWebhook',
  reconciliation: 'PaymentCapturedByReconciliation',
} as const;

/** Records the order that was created at the gateway for the payment. @throws OrderRuleError when there is another one already */
export function requestPayment(order: Order, gatewayOrderId: string): OrderEvent[] {
  if (order.gatewayOrderId === gatewayOrderId) return [];
  if (order.status !== 'placed')
    throw new OrderRuleError('not-open', 'A payment was already requested for this order.');
  return [
    {
      type: 'PaymentRequested',
      data: { gateway: 'razorpay', gatewayOrderId, amountPaise: order.pricePaise },
    },
  ];
}

/** Information about a capture that is not part of the payment. */
export type CaptureContext = {
  source: CaptureSource;
  /** refunds of this payment that the gateway completed already: reports arrive in any order */
  refunds?: readonly GatewayRefund[];
  /** the gateway has refunded the whole payment; the bank may not have completed the refund */
  isRefunded?: boolean;
  /** the member used the first-report offer with another order after this one expired */
  isOfferUsed?: boolean;
};

/**
 * Records a captured payment. The second payment of an order is a duplicate. A payment that arrives refunded, on a
 * cancelled order, or at an offer price that another order has used starts no report.
 * @throws OrderRuleError for a payment of another order or of another amount
 */
export function capturePayment(
  order: Order,
  payment: CapturedPayment,
  { source, refunds = [], isRefunded = false, isOfferUsed = false }: CaptureContext,
): OrderEvent[] {
  if (order.gatewayOrderId !== payment.gatewayOrderId)
    throw new OrderRuleError('payment-mismatch', 'This payment belongs to another order.');
  if (order.gatewayPaymentId === payment.gatewayPaymentId) return [];
  if (order.gatewayPaymentId !== undefined) return detectDuplicate(order, payment);
  if (payment.amountPaise !== order.pricePaise)
    throw new OrderRuleError(
      'amount-mismatch',
      `Paid ${payment.amountPaise} paise, expected ${order.pricePaise}.`,
    );
  const captureEvent: OrderEvent = { type: CAPTURE_EVENT_TYPES[source], data: payment };
  const paidOrder = evolve(order, captureEvent);
  const refundEvents = recordRefunds(paidOrder, payment, refunds);
  const refundedOrder = refundEvents.reduce(evolve, paidOrder);
  if (refundedOrder.status === 'refunded') return [captureEvent, ...refundEvents];
  const refundCause = getRefundCause(order, { isRefunded, isOfferUsed });
  if (refundCause)
    return [captureEvent, ...refundEvents, ...requestRefund(refundedOrder, refundCause, payment.at)];
  return [
    captureEvent,
    ...refundEvents,
    ...requestGenerationIfComplete(refundedOrder, 'payment', payment.at),
  ];
}

function getRefundCause(
  { status }: Order,
  { isRefunded, isOfferUsed }: Pick<CaptureContext, 'isRefunded' | 'isOfferUsed'>,
): RefundCause | undefined {
  if (status === 'cancelled') return 'order-cancelled';
  if (isOfferUsed) return 'offer-used';
  return isRefunded ? 'refunded-at-gateway' : undefined;
}

function recordRefunds(
  paidOrder: Order,
  payment: CapturedPayment,
  refunds: readonly GatewayRefund[],
): OrderEvent[] {
  const events: OrderEvent[] = [];
  for (const refund of refunds) {
    if (refund.gatewayPaymentId !== payment.gatewayPaymentId) continue;
    events.push(...recordPaymentRefund(events.reduce(evolve, paidOrder), refund, payment.at));
  }
  return events;
}

function detectDuplicate(order: Order, { gatewayPaymentId, amountPaise, at }: CapturedPayment): OrderEvent[] {
  if (order.duplicatePayments.some(({ id }) => id === gatewayPaymentId)) return [];
  return [{ type: 'DuplicatePaymentDetected', data: { gatewayPaymentId, amountPaise, at } }];
}

/** Fee and tax that the gateway reports after the capture; recorded once per payment. */
export function recordPaymentFees(
  order: Order,
  { gatewayPaymentId, feePaise, feeTaxPaise }: EventOf<'PaymentFeesRecorded'>['data'],
): OrderEvent[] {
  if (order.gatewayPaymentId !== gatewayPaymentId || order.feePaise !== undefined) return [];
  return [{ type: 'PaymentFeesRecorded', data: { gatewayPaymentId, feePaise, feeTaxPaise } }];
}

export function expireOrder(order: Order, at: string): OrderEvent[] {
  return isUnpaid(order) && order.expiresAt !== undefined && order.expiresAt <= at
    ? [{ type: 'OrderExpired', data: { at } }]
    : [];
}

/**
 * `account-deletion`: the member deletes the account; expired orders are cancelled too, so that a late payment is refunded
 * instead of reopening an order that nobody can receive. `replaced`: the member placed the first-report order again.
 */
export const cancelUnpaidOrder = (
  order: Order,
  reason: EventOf<'OrderCancelled'>['data']['reason'],
  at: string,
): OrderEvent[] =>
  isUnpaid(order) || (reason === 'account-deletion' && order.status === 'expired')
    ? [{ type: 'OrderCancelled', data: { reason, at } }]
    : [];
