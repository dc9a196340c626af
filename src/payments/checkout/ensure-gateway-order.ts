import { createUnavailableError } from '#src/platform/http/errors.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { requestPayment } from '#src/orders/domain/payment-commands.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { CreateOrderResponse } from '#src/payments/contract.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import { startStatusChecks } from '#src/payments/status/status-checks.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * Returns the gateway order that checkout pays. It is created once; later calls return the same one.
 * @throws HttpError 503 when the gateway creates no order
 */
export async function ensureGatewayOrder(
  deps: PaymentDeps,
  order: Order,
  meta: EventMeta,
): Promise<CreateOrderResponse> {
  const { gatewayOrderId, pricePaise, id } = await requestGatewayOrder(deps, order, meta);
  return { success: true, orderId: gatewayOrderId!, amount: pricePaise, currency: 'INR', order: id };
}

async function requestGatewayOrder(deps: PaymentDeps, order: Order, meta: EventMeta): Promise<Order> {
  if (order.gatewayOrderId) return order;
  const { id: gatewayOrderId } = await deps.gateway
    .createOrder({ amountPaise: order.pricePaise, receipt: order.id })
    .catch((error: unknown) => {
      deps.log.error(
        { event: 'gateway_orders.create_failed', orderId: order.id, err: error },
        'The gateway did not create an order',
      );
      throw error instanceof GatewayError
        ? createUnavailableError('gateway-unavailable', 'Failed to create payment order')
        : error;
    });
  const { order: requestedOrder } = await changeOrder(
    deps,
    order.id,
    meta,
    (current) => requestPayment(current, gatewayOrderId),
    (trx) => startStatusChecks(trx, order.id, deps.clock.now()),
  );
  return requestedOrder;
}
