/** News of a refund, whoever made it: our job, or a hand in the gateway's own dashboard. */
import type { Meta } from '#src/ledger/event.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { failRefund, refundDuplicate, refundPayment } from '#src/orders/domain/refund-commands.ts';
import type { GatewayPayment, GatewayRefund } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

type Told = { refund: GatewayRefund; payment?: GatewayPayment };

/**
 * Records a refund that is through, in whole or in part, or that failed; known news changes nothing, and one that is
 * still under way is no news yet. `payment` is the gateway's picture of it, where there is one.
 * @returns whether anything was new
 * @throws GatewayError when parts that nobody told of have to be asked for, and the gateway does not answer
 */
export async function recordRefund(
  deps: PaymentDeps,
  orderId: string,
  { refund, payment }: Told,
  meta: Meta,
): Promise<boolean> {
  const { order, events } = await changeOrder(deps, orderId, meta, (now) => eventsOf(now, refund, meta.at));
  if (events.some(({ type }) => type === 'RefundFailed'))
    deps.log.error({ order: orderId, refund: refund.id }, 'the gateway could not carry out a refund');
  if (payment?.status === 'refunded' && isMissingParts(order, payment))
    for (const part of await deps.gateway.refundsOf(payment.id))
      await recordRefund(deps, orderId, { refund: part }, meta);
  return events.length > 0;
}

/** All is back, says the gateway, and by what we heard of it is not: earlier parts were never told. */
const isMissingParts = (order: Order, { id }: GatewayPayment) =>
  order.gatewayPaymentId === id && order.status !== 'refunded';

function eventsOf(order: Order, { status, id, payment_id, amount }: GatewayRefund, at: string): OrderEvent[] {
  const told = { gatewayPaymentId: payment_id, gatewayRefundId: id, amountPaise: amount };
  if (status === 'failed') return failRefund(order, told, at);
  if (status === 'pending') return [];
  if (payment_id !== order.gatewayPaymentId) return refundDuplicate(order, told);
  return refundPayment(order, { gatewayRefundId: id, amountPaise: amount }, at);
}
