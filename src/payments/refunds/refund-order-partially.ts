import { isPaymentDisputed } from '#src/orders/domain/order-disputes.ts';
import { listReportedRefundIds } from '#src/orders/domain/refund-amounts.ts';
import type { Order, PartialRefund } from '#src/orders/domain/order-state.ts';
import { recordPartialRefundRejection } from '#src/orders/domain/refund-commands.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { refundOrderPartiallyQueue } from '#src/orders/queues.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { getErrorCode } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { executeRefund, logFrozenRefund } from './execute-refund.ts';
import { recordRefund } from './record-refund.ts';

const QUEUE = refundOrderPartiallyQueue.name;

/** `requestNumber`: number of the partial refund of this order, from 1. */
type RefundJob = { orderId: string; requestNumber: number };

/** Job `refund-order-partially`: makes the requested partial refund once, however often it runs. @throws GatewayError */
export async function refundOrderPartially(
  deps: PaymentDeps,
  { orderId, requestNumber }: RefundJob,
): Promise<void> {
  const order = (await loadOrder(deps.db, orderId))?.order;
  const partialRefund = order && findOpenPartialRefund(order, requestNumber);
  if (!partialRefund) return;
  if (isPaymentDisputed(order)) return logFrozenRefund(deps, { orderId });
  const refund = await executeRefund(deps, {
    paymentId: order.gatewayPaymentId!,
    amountPaise: partialRefund.amountPaise,
    idempotencyKey: `part-${order.id}-${requestNumber}`,
    recordedRefundIds: listReportedRefundIds(order),
  });
  await recordRefund(deps, orderId, refund, createJobMeta(deps, QUEUE, 'refund accepted by the gateway'));
}

function findOpenPartialRefund({ partialRefund }: Order, requestNumber: number): PartialRefund | undefined {
  const isOpen =
    partialRefund?.requestNumber === requestNumber &&
    !partialRefund.gatewayRefundId &&
    !partialRefund.rejectedAt;
  return isOpen ? partialRefund : undefined;
}

/** The last attempt failed: support sees the gateway's error code and requests the refund again. */
export async function markPartialRefundRejected(
  deps: PaymentDeps,
  { orderId, requestNumber }: RefundJob,
  error: unknown,
): Promise<void> {
  const code = getErrorCode(error);
  const meta = createJobMeta(deps, QUEUE, 'all attempts failed');
  await changeOrder(deps, orderId, meta, (order) =>
    recordPartialRefundRejection(order, { requestNumber, code }, meta.at),
  );
  deps.log.error(
    { event: 'refunds.partial_refund_rejected', orderId, code },
    'Every attempt to refund a part of a payment failed',
  );
}
