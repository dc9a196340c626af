/**
 * The only code that records a captured payment. Three sources report one: the buyer's return from checkout, the
 * webhook, and reconciliation. The first report is recorded and starts the report generation in the same transaction;
 * later ones change nothing.
 */
import type { EventMeta } from '#src/ledger/event.ts';
import { changeOrder, type Change } from '#src/orders/store/change-order.ts';
import { capturePayment } from '#src/orders/domain/decide.ts';
import type { CaptureSource } from '#src/orders/domain/order-state.ts';
import type { GatewayPayment } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * Records a captured payment on its order.
 * @returns undefined when the gateway order belongs to none of our orders
 * @throws OrderRuleError when the amount differs from the price of the order
 */
export async function recordCapture(
  deps: PaymentDeps,
  source: CaptureSource,
  payment: GatewayPayment,
  meta: EventMeta,
): Promise<Change | undefined> {
  const orderId = payment.order_id && (await findOrderId(deps, payment.order_id));
  if (!orderId) return undefined;
  const captured = {
    at: deps.clock.now().toISOString(),
    gatewayOrderId: payment.order_id!,
    gatewayPaymentId: payment.id,
    amountPaise: payment.amount,
    ...(payment.method ? { method: payment.method } : {}),
    ...(payment.fee ? { feePaise: payment.fee } : {}),
    ...(payment.tax ? { taxPaise: payment.tax } : {}),
  };
  return changeOrder(deps, orderId, meta, (order) => capturePayment(order, source, captured));
}

/** Captures an authorised payment, which the gateway would refund after some days. @throws GatewayError */
export async function ensureCaptured(deps: PaymentDeps, payment: GatewayPayment): Promise<GatewayPayment> {
  return payment.status === 'authorized' ? deps.gateway.capturePayment(payment.id, payment.amount) : payment;
}

export async function findOrderId({ db }: PaymentDeps, gatewayOrderId: string): Promise<string | undefined> {
  const row: { id: string } | undefined = await db('orders')
    .where({ gateway_order_id: gatewayOrderId })
    .first('id');
  return row?.id;
}
