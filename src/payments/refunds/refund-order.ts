/** The job behind a refund that was asked for: the gateway is asked until it gives the money back. */
import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { refuseRefund } from '#src/orders/domain/refund-commands.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import { executeRefund } from './execute-refund.ts';
import { recordRefund } from './record-refund.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

type Asked = { orderId: string; request: number };

/**
 * One payment goes back once: a run that finds it gone, or an older request, does nothing. A refund that the gateway has
 * accepted and not carried out yet is recorded when it tells so, or is found so. @throws GatewayError
 */
export async function refundPayment(deps: PaymentDeps, { orderId, request }: Asked): Promise<void> {
  const order = (await loadOrder(deps.db, orderId))?.order;
  if (order?.status !== 'refund-requested' || order.refund?.requests !== request) return;
  const refund = await executeRefund(deps, {
    paymentId: order.gatewayPaymentId!,
    amountPaise: order.refund.amountPaise,
    key: keyOf(order),
    known: order.refunds.map(({ refundId }) => refundId),
  });
  await recordRefund(deps, orderId, { refund }, metaOf(deps, 'the gateway gave the money back'));
}

/** One key a payment, so that it is one refund; another once refunds are known, for then less is asked, or asked anew. */
const keyOf = ({ id, refunds }: Order) =>
  ['refund', id, ...(refunds.length > 0 ? [refunds.length] : [])].join('-');

/** Every try was refused: support reads why in the order's story and asks again. */
export async function markRefundRejected(
  deps: PaymentDeps,
  { orderId }: Asked,
  error: unknown,
): Promise<void> {
  const code = error instanceof GatewayError ? error.code : 'UNKNOWN';
  const meta = metaOf(deps, 'tries used up');
  await changeOrder(deps, orderId, meta, (order) => refuseRefund(order, code, meta.at));
}

const metaOf = ({ clock }: PaymentDeps, cause: string) => ({
  actor: 'job:refund-order',
  cause,
  at: clock.now().toISOString(),
});
