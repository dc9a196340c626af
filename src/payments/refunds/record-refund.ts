import type { EventMeta } from '#src/ledger/event.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import {
  recordDuplicateRefund,
  recordPaymentRefund,
  recordRefundFailure,
} from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { GatewayPayment, GatewayRefund } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/** `payment`: its snapshot in the same webhook, if any. */
type ReportedRefund = { refund: GatewayRefund; payment?: GatewayPayment };

/**
 * Records a completed or failed refund, started by us or in the gateway's dashboard. Idempotent; pending refunds are
 * ignored.
 * @returns whether an event was appended
 * @throws GatewayError when earlier partial refunds are missing and cannot be fetched
 */
export async function recordRefund(
  deps: PaymentDeps,
  orderId: string,
  { refund, payment }: ReportedRefund,
  meta: EventMeta,
): Promise<boolean> {
  const { order, events } = await changeOrder(deps, orderId, meta, (current) =>
    decideRefundEvents(current, refund, meta.at),
  );
  if (events.some(({ type }) => type === 'RefundFailed'))
    deps.log.error(
      { event: 'refunds.failed', orderId, gatewayRefundId: refund.id },
      'The gateway accepted a refund and could not complete it',
    );
  if (payment?.status === 'refunded' && hasMissingPartialRefunds(order, payment))
    for (const partialRefund of await deps.gateway.fetchRefundsOfPayment(payment.id))
      await recordRefund(deps, orderId, { refund: partialRefund }, meta);
  return events.length > 0;
}

/** The gateway reports the payment as fully refunded, and the recorded refunds add up to less. */
const hasMissingPartialRefunds = (order: Order, { id }: GatewayPayment) =>
  order.gatewayPaymentId === id && order.status !== 'refunded';

function decideRefundEvents(
  order: Order,
  { status, id, payment_id, amount }: GatewayRefund,
  at: string,
): OrderEvent[] {
  const refund = { gatewayPaymentId: payment_id, gatewayRefundId: id, amountPaise: amount };
  if (status === 'failed') return recordRefundFailure(order, refund, at);
  if (status === 'pending') return [];
  if (payment_id !== order.gatewayPaymentId) return recordDuplicateRefund(order, refund);
  return recordPaymentRefund(order, { gatewayRefundId: id, amountPaise: amount }, at);
}
