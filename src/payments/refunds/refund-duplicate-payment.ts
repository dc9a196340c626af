import { isRefundFrozen } from '#src/orders/domain/dispute.ts';
import {
  findCompletingRefund,
  hasFailedDuplicateRefund,
  listCompletedDuplicateRefunds,
  sumDuplicateRefundsPaise,
} from '#src/orders/domain/duplicate-refund.ts';
import { recordDuplicateRefundRejection } from '#src/orders/domain/refund-commands.ts';
import { refundDuplicatePaymentQueue } from '#src/orders/queues.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { getErrorCode, type GatewayRefund } from '#src/payments/gateway/gateway.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { executeRefund, logFrozenRefund } from './execute-refund.ts';
import { recordRefund, recordRefunds } from './record-refund.ts';

const QUEUE = refundDuplicatePaymentQueue.name;

/**
 * Job `refund-duplicate-payment`: refunds what is left of the second payment of an order, once however often it runs.
 * @returns whether a refund was recorded; false while the bank has not completed it
 * @throws GatewayError
 */
export async function refundDuplicatePayment(
  deps: PaymentDeps,
  orderId: string,
  gatewayPaymentId: string,
): Promise<boolean> {
  const meta = createJobMeta(deps, QUEUE, 'duplicate payment');
  // Support may have refunded a part in the gateway's dashboard: only the rest is left.
  const refunds = await deps.gateway.fetchRefundsOfPayment(gatewayPaymentId);
  const recordedCount = await recordRefunds(deps, orderId, refunds, meta);
  const loaded = await loadOrder(deps.db, orderId);
  const duplicate = loaded?.order.duplicatePayments.find(({ id }) => id === gatewayPaymentId);
  // After a refund failed, support makes the next one in the gateway's dashboard.
  if (!loaded || !duplicate || findCompletingRefund(duplicate) || hasFailedDuplicateRefund(duplicate))
    return recordedCount > 0;
  if (isRefundFrozen(loaded.order, gatewayPaymentId)) {
    logFrozenRefund(deps, { orderId });
    return recordedCount > 0;
  }
  // A pending refund may have been recorded as completed since the gateway listed it.
  const completedIds = listCompletedDuplicateRefunds(duplicate).map(({ refundId }) => refundId);
  const pendingRefunds = refunds.filter(
    ({ id, status }) => status === 'pending' && !completedIds.includes(id),
  );
  const amountPaise =
    duplicate.amountPaise - sumDuplicateRefundsPaise(duplicate) - sumAmounts(pendingRefunds);
  // The refunds cover the whole payment. If the bank rejects a pending one, the order appears in support's list.
  if (amountPaise <= 0) return recordedCount > 0;
  const knownRefundIds = [...completedIds, ...pendingRefunds.map(({ id }) => id)];
  const refund = await executeRefund(deps, {
    paymentId: gatewayPaymentId,
    amountPaise,
    idempotencyKey: createIdempotencyKey(gatewayPaymentId, knownRefundIds.length),
    recordedRefundIds: knownRefundIds,
  });
  return recordRefund(deps, orderId, refund, meta);
}

const sumAmounts = (refunds: readonly GatewayRefund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** A new key after each known refund: the amount differs then. */
const createIdempotencyKey = (paymentId: string, refundCount: number) =>
  ['duplicate', paymentId, ...(refundCount > 0 ? [refundCount] : [])].join('-');

type RefundJob = { orderId: string; gatewayPaymentId: string };

/** The last attempt failed: support sees the order in its list. */
export async function markDuplicateRefundRejected(
  deps: PaymentDeps,
  { orderId, gatewayPaymentId }: RefundJob,
  error: unknown,
): Promise<void> {
  const code = getErrorCode(error);
  const meta = createJobMeta(deps, QUEUE, 'all attempts failed');
  await changeOrder(deps, orderId, meta, (order) =>
    recordDuplicateRefundRejection(order, { gatewayPaymentId, code }, meta.at),
  );
  deps.log.error(
    { event: 'refunds.duplicate_rejected', orderId, gatewayPaymentId, code },
    'Every attempt to refund a duplicate payment failed',
  );
}
