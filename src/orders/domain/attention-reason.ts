import { isOpenDispute, sumLostDisputes } from './dispute.ts';
import { isDuplicateReturned } from './order-disputes.ts';
import { computeRefundablePaise } from './order-refunds.ts';
import { isPaidOrFree, type DuplicatePayment, type Order } from './order-state.ts';

export const ATTENTION_REASONS = [
  'dispute-open',
  'dispute-partly-lost',
  'refund-failed',
  'refund-rejected',
  'duplicate-payment-not-refunded',
  'report-failed',
  'email-failed',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** Why support has to act on the order, payment reasons first; undefined when nothing is needed. */
export function getAttentionReason(order: Order): AttentionReason | undefined {
  if (order.disputes.some(isOpenDispute)) return 'dispute-open';
  if (hasUnrefundedRest(order)) return 'dispute-partly-lost';
  const { status, refund, refunds, partialRefund, duplicatePayments, report } = order;
  const isReturned = status === 'refunded' || computeRefundablePaise(order) === 0;
  if (!isReturned && refunds.at(-1)?.failedAt && !isRefundRetried(order)) return 'refund-failed';
  if (status === 'refund-requested' && refund?.rejectedAt) return 'refund-rejected';
  if (!isReturned && partialRefund?.rejectedAt) return 'refund-rejected';
  if (duplicatePayments.some((payment) => isDuplicateRefundStuck(order, payment)))
    return 'duplicate-payment-not-refunded';
  if (!isPaidOrFree(status)) return undefined;
  if (report.status === 'failed') return 'report-failed';
  return report.emailFailedAt ? 'email-failed' : undefined;
}

/** A lost dispute took a part, and no job refunds the rest; a refund that waits for the bank may complete it. */
const hasUnrefundedRest = (order: Order): boolean =>
  order.status === 'refund-requested' &&
  order.pendingRefundIds.length === 0 &&
  sumLostDisputes(order, order.gatewayPaymentId) > 0;

const isDuplicateRefundStuck = (order: Order, payment: DuplicatePayment): boolean =>
  !isDuplicateReturned(order, payment) &&
  (payment.failedRefundIds !== undefined ||
    payment.rejectedAt !== undefined ||
    sumLostDisputes(order, payment.id) > 0);

/** Support requested the refund again, and the gateway has not rejected that request. */
const isRefundRetried = ({ status, refund }: Order) => status === 'refund-requested' && !refund?.rejectedAt;
