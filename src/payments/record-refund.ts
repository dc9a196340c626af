/** News of a refund, whoever made it: our job, or a hand in the gateway's own dashboard. */
import type { Meta } from '#src/ledger/event.ts';
import { changeOrder } from '#src/orders/change.ts';
import type { OrderEvent } from '#src/orders/events.ts';
import type { Order } from '#src/orders/order.ts';
import { refundDuplicate, refundPayment } from '#src/orders/refund.ts';
import type { GatewayPayment, GatewayRefund } from './gateway.ts';
import type { Till } from './till.ts';

/**
 * Records that a payment is back in full; known news changes nothing. A part given back by hand is for a person to
 * look at: an order is paid or it is not. `payment` is the gateway's picture of it, where there is one.
 * @returns whether anything was new
 */
export async function recordRefund(
  till: Till,
  orderId: string,
  { refund, payment }: { refund: GatewayRefund; payment?: GatewayPayment },
  meta: Meta,
): Promise<boolean> {
  const told = { refund, whole: payment?.status === 'refunded' };
  const { events } = await changeOrder(till, orderId, meta, (order) => eventsOf(order, told, meta.at));
  return events.length > 0;
}

type Told = { refund: GatewayRefund; whole: boolean };

function eventsOf(order: Order, { refund, whole }: Told, at: string): OrderEvent[] {
  if (refund.payment_id !== order.gatewayPaymentId)
    return refundDuplicate(order, refund.payment_id, refund.id);
  const all = whole || refund.amount === order.amountPaidPaise;
  return all ? refundPayment(order, refund.id, at) : [];
}
