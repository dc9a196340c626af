/** Before a member goes: nothing they paid for may be lost, and nothing of theirs may still be payable. */
import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import { cancelUnpaid } from '#src/orders/domain/decide.ts';
import { unfinishedOrders } from '#src/orders/store/unfinished-orders.ts';
import { findPayments } from '#src/payments/capture/sync-payments.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * Asks the gateway a last time about every order that could have been paid, and closes those that were not.
 * @returns false while something is on its way: a payment, its report, or money that goes back
 * @throws GatewayError when the gateway does not answer, OrderRule when a payment does not fit its order
 */
export async function settleOrders(deps: PaymentDeps, memberId: string): Promise<boolean> {
  for (const order of await payableOrders(deps, memberId)) {
    if (!(await closed(deps, order))) return false;
  }
  if ((await unfinishedOrders(deps.db, memberId)).length > 0) return false;
  return !(await awaitsMoney(deps, memberId));
}

/** A late success arrives for a day after an order has expired. */
const GRACE_MS = 86_400_000;

type Payable = { id: string; gateway_order_id: string | null };

const payableOrders = ({ db, clock }: PaymentDeps, memberId: string): Promise<Payable[]> =>
  db('orders')
    .where({ member_id: memberId })
    .whereIn('status', ['placed', 'payment-requested', 'expired'])
    .where('expires_at', '>', new Date(clock.now().getTime() - GRACE_MS))
    .select('id', 'gateway_order_id');

async function closed(deps: PaymentDeps, { id, gateway_order_id: theirs }: Payable): Promise<boolean> {
  const at = deps.clock.now().toISOString();
  const meta = { actor: 'job:remove-members', cause: 'the member leaves', at };
  if (theirs && (await findPayments(deps, theirs, meta)) !== 'nothing') return false;
  await changeOrder(deps, id, meta, (order) => cancelUnpaid(order, at));
  return true;
}

/** A second payment that has not gone back yet. */
async function awaitsMoney({ db }: PaymentDeps, memberId: string): Promise<boolean> {
  const paid: { id: string }[] = await db('orders')
    .where({ member_id: memberId, status: 'paid' })
    .select('id');
  for (const { id } of paid) {
    const loaded = await loadOrder(db, id);
    if (loaded?.order.duplicatePayments.some(({ refundId }) => !refundId)) return true;
  }
  return false;
}
