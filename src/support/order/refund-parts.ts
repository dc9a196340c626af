import { sumRefundedPaise } from '#src/orders/domain/refund-amounts.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { formatExactPaise as format } from '#src/platform/contract-money.ts';

/** What was refunded, each refund by its id, and what is requested. */
export function listRefundParts(order: Order): string[] {
  const { refunds, pendingRefunds, refundsMadeElsewhere } = order;
  const parts = [
    ...(refunds.length > 0
      ? [`${format(sumRefundedPaise(order))} of ${format(order.amountPaidPaise ?? 0)} refunded`]
      : []),
    ...refunds.map(
      ({ refundId, amountPaise, failedAt }) =>
        `${format(amountPaise)} ${refundId}${failedAt ? ' failed' : ''}`,
    ),
    ...pendingRefunds.map(
      ({ refundId, amountPaise }) => `${format(amountPaise)} ${refundId} waits for the bank`,
    ),
    ...refundsMadeElsewhere.map(
      ({ gatewayPaymentId, amountPaise }) =>
        `${format(amountPaise)} of ${gatewayPaymentId} outside of the gateway`,
    ),
    ...listRequestParts(order),
  ];
  return parts.length > 0 ? parts : ['none'];
}

const listRequestParts = ({ status, refund, partialRefund }: Order): string[] => [
  ...(status === 'refund-requested' && refund
    ? [`${format(refund.amountPaise)} requested${refund.rejectedAt ? ', rejected by the gateway' : ''}`]
    : []),
  ...(partialRefund
    ? [
        `${format(partialRefund.amountPaise)} requested in part${partialRefund.rejectedAt ? ', rejected' : ''}`,
      ]
    : []),
];
