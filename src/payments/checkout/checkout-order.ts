import { unavailable } from '#src/platform/http/errors.ts';
import type { Meta } from '#src/ledger/event.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { requestPayment } from '#src/orders/domain/decide.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { OrderCreated } from '#src/payments/contract.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * What checkout needs to take the money of this order: always the same gateway order, asked for the first time only.
 * @throws Refused 503 when the gateway gives none
 */
export async function ensureGatewayOrder(deps: PaymentDeps, order: Order, meta: Meta): Promise<OrderCreated> {
  const { gatewayOrderId, pricePaise, id } = await withGatewayOrder(deps, order, meta);
  return { success: true, orderId: gatewayOrderId!, amount: pricePaise, currency: 'INR', order: id };
}

async function withGatewayOrder(deps: PaymentDeps, order: Order, meta: Meta): Promise<Order> {
  if (order.gatewayOrderId) return order;
  const theirs = await deps.gateway
    .createOrder({ amountPaise: order.pricePaise, receipt: order.id })
    .catch((error: unknown) => {
      deps.log.error({ err: error, order: order.id }, 'the gateway gave no order');
      throw error instanceof GatewayError ? unavailable('gateway', 'Failed to create payment order') : error;
    });
  return (await changeOrder(deps, order.id, meta, (current) => requestPayment(current, theirs.id))).order;
}
