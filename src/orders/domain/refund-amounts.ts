/**
 * What of a payment was returned to the payer, and what is left to refund. `refunds` of the order hold every refund that the
 * gateway reported, by its id. Amounts in paise.
 */
import { sumLostDisputes } from './dispute.ts';
import type { Order, RecordedRefund } from './order-state.ts';

type RefundedAmounts = Pick<Order, 'refunds' | 'amountPaidPaise'>;

/** Sum of the refunds that did not fail. */
export const sumCompletedRefundsPaise = ({ refunds }: Pick<Order, 'refunds'>): number =>
  refunds.reduce((sum, { amountPaise, failedAt }) => sum + (failedAt ? 0 : amountPaise), 0);

/** Sum of the refunds that did not fail, at most the amount paid. */
export const sumRefundedPaise = ({ refunds, amountPaidPaise = 0 }: RefundedAmounts): number =>
  Math.min(amountPaidPaise, sumCompletedRefundsPaise({ refunds }));

/** Paise that were not returned to the payer: neither by refunds, nor by lost disputes, nor by support outside of the gateway. */
export const computeRefundablePaise = (
  order: RefundedAmounts & Pick<Order, 'disputes' | 'gatewayPaymentId' | 'refundsMadeElsewhere'>,
): number =>
  Math.max(
    0,
    (order.amountPaidPaise ?? 0) -
      sumRefundedPaise(order) -
      sumLostDisputes(order, order.gatewayPaymentId) -
      sumRefundsMadeElsewherePaise(order, order.gatewayPaymentId),
  );

/** What support returned of a payment outside of the gateway. */
export const sumRefundsMadeElsewherePaise = (
  { refundsMadeElsewhere }: Pick<Order, 'refundsMadeElsewhere'>,
  paymentId: string | undefined,
): number =>
  refundsMadeElsewhere.reduce(
    (sum, { gatewayPaymentId, amountPaise }) => sum + (gatewayPaymentId === paymentId ? amountPaise : 0),
    0,
  );

/** What the seller returned of the payment itself, at most the amount paid: the amount of the credit notes. */
export const sumCreditablePaise = (order: Order): number =>
  Math.min(
    order.amountPaidPaise ?? 0,
    sumCompletedRefundsPaise(order) + sumRefundsMadeElsewherePaise(order, order.gatewayPaymentId),
  );

/** Paise that are left to refund besides the refunds that wait for the bank. */
export const computeUnrequestedPaise = (order: Order): number =>
  Math.max(
    0,
    computeRefundablePaise(order) -
      order.pendingRefunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  );

/** Whether a refund is requested and not completed, also when it was rejected, or waits for the bank. */
export const hasOpenRefund = ({ status, partialRefund, pendingRefunds }: Order): boolean =>
  status === 'refund-requested' ||
  pendingRefunds.length > 0 ||
  (partialRefund !== undefined && !partialRefund.rejectedAt);

export const hasFailedRefund = ({ refunds }: Order): boolean => refunds.some(({ failedAt }) => failedAt);

/** Ids of every refund of the payment that the gateway reported, also failed and pending ones. */
export const listReportedRefundIds = ({ refunds, pendingRefunds }: Order): string[] =>
  [...refunds, ...pendingRefunds].map(({ refundId }) => refundId);

/** Failed refunds that no later refund of the same amount repeats, newest first. Their amounts are still owed to the payer. */
export function listUnrepeatedFailures(order: Order): RecordedRefund[] {
  const { refunds, pendingRefunds, partialRefund, refundsMadeElsewhere, gatewayPaymentId } = order;
  const isPartRequested = partialRefund && !partialRefund.rejectedAt && !partialRefund.gatewayRefundId;
  const laterRefunds = [
    ...pendingRefunds,
    ...(isPartRequested ? [partialRefund] : []),
    ...refundsMadeElsewhere.filter((refund) => refund.gatewayPaymentId === gatewayPaymentId),
  ];
  const laterAmounts = laterRefunds.map(({ amountPaise }) => amountPaise);
  return refunds.toReversed().filter((refund) => {
    if (!refund.failedAt) {
      laterAmounts.push(refund.amountPaise);
      return false;
    }
    const index = laterAmounts.indexOf(refund.amountPaise);
    if (index >= 0) laterAmounts.splice(index, 1);
    return index < 0;
  });
}
