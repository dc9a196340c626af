import { isPaymentDisputed } from '#src/orders/domain/order-disputes.ts';
import { computeUnrequestedPaise, listReportedRefundIds } from '#src/orders/domain/refund-amounts.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { recordRefundRejection } from '#src/orders/domain/refund-commands.ts';
import { refundOrderQueue } from '#src/orders/queues.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { getErrorCode } from '#src/payments/gateway/gateway.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { executeRefund, logFrozenRefund } from './execute-refund.ts';
import { recordRefund, recordRefundsOfPayment } from './record-refund.ts';

const QUEUE = refundOrderQueue.name;

/** `requestNumber`: number of the refund request of this order, from 1. */
type RefundJob = { orderId: string; requestNumber: number };

/**
 * Job `refund-order`: refunds what is left of the payment. Does nothing when
 * - the payment is refunded already, or refunds that wait for the bank cover it;
 * - a newer request exists;
 * - a refund failed, because support requests it again;
 * - the payment is disputed: the end of the dispute starts the job again.
 * A refund that the gateway leaves pending is recorded by webhook or reconciliation.
 * @throws GatewayError
 */
export async function refundOrder(deps: PaymentDeps, { orderId, requestNumber }: RefundJob): Promise<void> {
  const requested = (await loadOrder(deps.db, orderId))?.order;
  if (!isCurrentRequest(requested, requestNumber)) return;
  const meta = createJobMeta(deps, QUEUE, 'refund accepted by the gateway');
  // Support may have refunded a part in the gateway's dashboard: only the rest is left.
  await recordRefundsOfPayment(deps, orderId, requested.gatewayPaymentId!, meta);
  const order = (await loadOrder(deps.db, orderId))?.order;
  if (!isCurrentRequest(order, requestNumber)) return;
  if (isPaymentDisputed(order)) return logFrozenRefund(deps, { orderId });
  const amountPaise = computeUnrequestedPaise(order);
  if (amountPaise === 0) return;
  const refund = await executeRefund(deps, {
    paymentId: order.gatewayPaymentId!,
    amountPaise,
    idempotencyKey: createIdempotencyKey(order),
    recordedRefundIds: listReportedRefundIds(order),
  });
  await recordRefund(deps, orderId, refund, meta);
}

const isCurrentRequest = (order: Order | undefined, requestNumber: number): order is Order =>
  order?.status === 'refund-requested' &&
  order.refund?.requestCount === requestNumber &&
  !order.refund.rejectedAt;

/** One key per payment, so that retries make one refund. A new key after each reported refund: the amount differs then. */
function createIdempotencyKey(order: Order): string {
  const reportedCount = listReportedRefundIds(order).length;
  return ['refund', order.id, ...(reportedCount > 0 ? [reportedCount] : [])].join('-');
}

/**
 * The last attempt failed: support sees the gateway's error code and requests the refund again. Does nothing when a newer
 * request exists.
 */
export async function markRefundRejected(
  deps: PaymentDeps,
  { orderId, requestNumber }: RefundJob,
  error: unknown,
): Promise<void> {
  const code = getErrorCode(error);
  const meta = createJobMeta(deps, QUEUE, 'all attempts failed');
  const { events } = await changeOrder(deps, orderId, meta, (order) =>
    isCurrentRequest(order, requestNumber) ? recordRefundRejection(order, code, meta.at) : [],
  );
  if (events.length > 0)
    deps.log.error({ event: 'refunds.rejected', orderId, code }, 'Every attempt to refund an order failed');
}
