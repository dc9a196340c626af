import type { Order } from '#src/orders/domain/order-state.ts';
import type { GatewayRefund } from '#src/payments/gateway/gateway.ts';
import { recordRefund } from './record-refund.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/** A webhook is repeated for a day, and a bank may refuse a refund a week after it was made: what was missed is found by looking. */
const LOOK_BACK_MS = 10 * 86_400_000;

/** Refunds of the last ten days, carried out or failed, of which nobody told us. @returns how many were new. @throws GatewayError */
export async function findRefunds(deps: PaymentDeps): Promise<number> {
  const now = deps.clock.now();
  const refunds = await deps.gateway.refundsSince(new Date(now.getTime() - LOOK_BACK_MS));
  const meta = { actor: 'job:reconcile-payments', cause: 'found at the gateway', at: now.toISOString() };
  let found = 0;
  for (const refund of refunds) {
    const orderId = await orderWithout(deps, refund);
    if (orderId && (await recordRefund(deps, orderId, { refund }, meta))) found += 1;
  }
  return found;
}

type Books = { id: string; refunds: Order['refunds'] };

/** The order of a refund, unless it knows of it already; a paid one's alone, second payments have a job of their own. */
async function orderWithout({ db }: PaymentDeps, refund: GatewayRefund): Promise<string | undefined> {
  const row: Books | undefined = await db('orders')
    .where({ gateway_payment_id: refund.payment_id })
    .first('id', 'refunds');
  const known = row?.refunds.find(({ refundId }) => refundId === refund.id);
  const told = known && (refund.status !== 'failed' || known.failedAt !== undefined);
  return told ? undefined : row?.id;
}
