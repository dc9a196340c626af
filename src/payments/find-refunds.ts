import type { GatewayRefund } from './gateway.ts';
import { recordRefund } from './record-refund.ts';
import type { Till } from './till.ts';

/** A webhook is repeated for a day; what it could not bring in that time is found by looking. */
const LOOK_BACK_MS = 2 * 86_400_000;

/** Refunds of the last two days of which nobody told us. @returns how many were new. @throws GatewayError */
export async function findRefunds(till: Till): Promise<number> {
  const now = till.clock.now();
  const refunds = await till.gateway.refundsSince(new Date(now.getTime() - LOOK_BACK_MS));
  const meta = { actor: 'job:reconcile-payments', cause: 'found at the gateway', at: now.toISOString() };
  let found = 0;
  for (const refund of refunds.filter(({ status }) => status === 'processed')) {
    const orderId = await unrefundedOrder(till, refund);
    if (orderId && (await recordRefund(till, orderId, { refund }, meta))) found += 1;
  }
  return found;
}

async function unrefundedOrder({ db }: Till, { payment_id: id }: GatewayRefund): Promise<string | undefined> {
  const row: { id: string } | undefined = await db('orders')
    .where({ gateway_payment_id: id })
    .whereNot({ status: 'refunded' })
    .first('id');
  return row?.id;
}
