/** The job behind a refund that was asked for: the gateway is asked until it gives the money back. */
import { changeOrder, loadOrder } from '#src/orders/change.ts';
import type { Order } from '#src/orders/order.ts';
import { refuseRefund } from '#src/orders/refund.ts';
import { GatewayError } from './gateway.ts';
import { giveBack } from './give-back.ts';
import { recordRefund } from './record-refund.ts';
import type { Till } from './till.ts';

type Asked = { orderId: string; request: number };

/**
 * One payment goes back once: a run that finds it gone, or an older request, does nothing. A refund that the gateway has
 * accepted and not carried out yet is recorded when it tells so, or is found so. @throws GatewayError
 */
export async function returnPayment(till: Till, { orderId, request }: Asked): Promise<void> {
  const order = (await loadOrder(till.db, orderId))?.order;
  if (order?.status !== 'refund-requested' || order.refund?.requests !== request) return;
  const refund = await giveBack(till, {
    paymentId: order.gatewayPaymentId!,
    amountPaise: order.refund.amountPaise,
    key: keyOf(order),
    known: order.givenBack.map(({ refundId }) => refundId),
  });
  await recordRefund(till, orderId, { refund }, metaOf(till, 'the gateway gave the money back'));
}

/** One key a payment, so that it is one refund; another once refunds are known, for then less is asked, or asked anew. */
const keyOf = ({ id, givenBack }: Order) =>
  ['refund', id, ...(givenBack.length > 0 ? [givenBack.length] : [])].join('-');

/** Every try was refused: support reads why in the order's story and asks again. */
export async function giveUpRefund(till: Till, { orderId }: Asked, problem: unknown): Promise<void> {
  const code = problem instanceof GatewayError ? problem.code : 'UNKNOWN';
  const meta = metaOf(till, 'tries used up');
  await changeOrder(till, orderId, meta, (order) => refuseRefund(order, code, meta.at));
}

const metaOf = ({ clock }: Till, cause: string) => ({
  actor: 'job:refund-order',
  cause,
  at: clock.now().toISOString(),
});
