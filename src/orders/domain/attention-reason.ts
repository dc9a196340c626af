/** Why an order is on support's list, and how support closes an entry that no event of the gateway closes. */
import { OrderRuleError } from './decide.ts';
import {
  hasFailedDuplicateRefund,
  listFailedDuplicateRefunds,
  sumDuplicateRefundsPaise,
} from './duplicate-refund.ts';
import { isOpenDispute, sumLostDisputes } from './dispute.ts';
import { ACKNOWLEDGEABLE_REASONS, type OrderEvent } from './events.ts';
import { isDuplicateReturned, listExcessReturns } from './order-disputes.ts';
import { computeRefundablePaise, computeUnrequestedPaise, listUnrepeatedFailures } from './refund-amounts.ts';
import { isPaidOrFree, toAttentionKey, type DuplicatePayment, type Order } from './order-state.ts';

export const ATTENTION_REASONS = [
  'dispute-open',
  'dispute-partly-lost',
  'returned-twice',
  'refund-failed',
  'refund-rejected',
  'duplicate-payment-not-refunded',
  'report-failed',
  'email-failed',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** `subject`: the facts that need attention. Other facts need attention again after an acknowledgement. */
type Attention = { reason: AttentionReason; subject: string };

/** Why support has to act on the order, payment reasons first; undefined when nothing is needed. */
export const getAttentionReason = (order: Order): AttentionReason | undefined =>
  listUnacknowledged(order)[0]?.reason;

const listUnacknowledged = (order: Order): Attention[] =>
  listAttention(order).filter((attention) => !order.acknowledgedKeys.includes(toAttentionKey(attention)));

/** Support resolved the first entry of the order outside of the site. @throws OrderRuleError when the order has no such entry */
export function acknowledgeAttention(order: Order, at: string): OrderEvent[] {
  const [attention] = listUnacknowledged(order);
  if (!attention) throw new OrderRuleError('nothing-to-acknowledge', `${order.id} needs no attention.`);
  const reason = ACKNOWLEDGEABLE_REASONS.find((acknowledgeable) => acknowledgeable === attention.reason);
  if (!reason)
    throw new OrderRuleError(
      'not-acknowledgeable',
      `${order.id} is listed as ${attention.reason}, which ends when it is resolved.`,
    );
  return [{ type: 'AttentionAcknowledged', data: { reason, subject: attention.subject, at } }];
}

function listAttention(order: Order): Attention[] {
  const { status, report } = order;
  return [
    ...order.disputes.filter(isOpenDispute).map(({ id }) => createAttention('dispute-open', id)),
    ...listPartlyLostDisputes(order),
    ...listExcessReturns(order).map(({ paymentId, excess }) =>
      createAttention('returned-twice', `${paymentId}:${excess}`),
    ),
    ...listRefundAttention(order),
    ...order.duplicatePayments
      .filter((payment) => isDuplicateRefundBlocked(order, payment))
      .map((payment) => createAttention('duplicate-payment-not-refunded', createDuplicateSubject(payment))),
    ...(isPaidOrFree(status) && report.status === 'failed'
      ? [createAttention('report-failed', `${report.attempt}`)]
      : []),
    ...(isPaidOrFree(status) && report.emailFailedAt
      ? [createAttention('email-failed', report.emailFailedAt)]
      : []),
  ];
}

const createAttention = (reason: AttentionReason, subject: string): Attention => ({ reason, subject });

/**
 * After a dispute that is lost in part, no job refunds the rest: neither a requested refund nor the automatic refund of a
 * late report. Support refunds it, unless refunds that wait for the bank cover the rest.
 */
const listPartlyLostDisputes = (order: Order): Attention[] =>
  (order.status === 'refund-requested' || isLate(order)) &&
  computeUnrequestedPaise(order) > 0 &&
  sumLostDisputes(order, order.gatewayPaymentId) > 0
    ? [createAttention('dispute-partly-lost', `${computeRefundablePaise(order)}`)]
    : [];

const isLate = ({ status, report }: Order): boolean =>
  status === 'paid' &&
  report.edition === 1 &&
  report.slaBreachedAt !== undefined &&
  report.renderedAt === undefined;

/** Nothing needs attention any more when the whole payment was returned to the payer. */
function listRefundAttention(order: Order): Attention[] {
  const { status, refund, partialRefund } = order;
  const isReturned = status === 'refunded' || computeRefundablePaise(order) === 0;
  const [failedRefund] = isReturned || isRefundRetried(order) ? [] : listUnrepeatedFailures(order);
  return [
    ...(failedRefund ? [createAttention('refund-failed', failedRefund.refundId)] : []),
    ...(status === 'refund-requested' && refund?.rejectedAt
      ? [createAttention('refund-rejected', `${refund.requestCount}`)]
      : []),
    ...(!isReturned && partialRefund?.rejectedAt
      ? [createAttention('refund-rejected', `part-${partialRefund.requestNumber}`)]
      : []),
  ];
}

const isDuplicateRefundBlocked = (order: Order, payment: DuplicatePayment): boolean =>
  !isDuplicateReturned(order, payment) &&
  (hasFailedDuplicateRefund(payment) ||
    payment.rejectedAt !== undefined ||
    sumLostDisputes(order, payment.id) > 0);

const createDuplicateSubject = (payment: DuplicatePayment) =>
  [
    payment.id,
    sumDuplicateRefundsPaise(payment),
    ...listFailedDuplicateRefunds(payment).map(({ refundId }) => refundId),
  ].join(':');

/** Support requested the refund again, and the gateway has not rejected that request. */
const isRefundRetried = ({ status, refund }: Order) => status === 'refund-requested' && !refund?.rejectedAt;
