/**
 * The one place where money becomes ours. Three messengers may bring the news of a payment (the buyer's return, the
 * webhook, the reconciliation); whoever comes first is recorded and starts the report in the same transaction, the
 * others change nothing.
 */
import type { Meta } from '#src/ledger/event.ts';
import { changeOrder, type Change } from '#src/orders/store/change-order.ts';
import { capturePayment } from '#src/orders/domain/decide.ts';
import type { CaptureSource } from '#src/orders/domain/order-state.ts';
import type { GatewayPayment } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * Records a captured payment on the order that asked for it.
 * @returns undefined when no order of ours asked for it
 * @throws OrderRule when the amount differs from what was asked
 */
export async function recordCapture(
  deps: PaymentDeps,
  messenger: CaptureSource,
  payment: GatewayPayment,
  meta: Meta,
): Promise<Change | undefined> {
  const orderId = payment.order_id && (await orderOf(deps, payment.order_id));
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
  return changeOrder(deps, orderId, meta, (order) => capturePayment(order, messenger, captured));
}

/** An authorised payment is captured by us when the gateway has not done so yet. */
export async function ensureCaptured(deps: PaymentDeps, payment: GatewayPayment): Promise<GatewayPayment> {
  return payment.status === 'authorized' ? deps.gateway.capture(payment.id, payment.amount) : payment;
}

export async function orderOf({ db }: PaymentDeps, gatewayOrderId: string): Promise<string | undefined> {
  const row: { id: string } | undefined = await db('orders')
    .where({ gateway_order_id: gatewayOrderId })
    .first('id');
  return row?.id;
}
