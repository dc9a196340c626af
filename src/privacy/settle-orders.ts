/** Before a member goes: nothing they paid for may be lost, and nothing of theirs may still be payable. */
import { changeOrder, loadOrder } from '#src/orders/change.ts';
import { closeUnpaid } from '#src/orders/decide.ts';
import { unfinishedOrders } from '#src/orders/unfinished.ts';
import { findPayments } from '#src/payments/find-payments.ts';
import type { Till } from '#src/payments/till.ts';

/**
 * Asks the gateway a last time about every order that could have been paid, and closes those that were not.
 * @returns false while something is on its way: a payment, its report, or money that goes back
 * @throws GatewayError when the gateway does not answer, OrderRule when a payment does not fit its order
 */
export async function settleOrders(till: Till, memberId: string): Promise<boolean> {
  for (const order of await payableOrders(till, memberId)) {
    if (!(await closed(till, order))) return false;
  }
  if ((await unfinishedOrders(till.db, memberId)).length > 0) return false;
  return !(await awaitsMoney(till, memberId));
}

/** A late success arrives for a day after an order has expired. */
const GRACE_MS = 86_400_000;

type Payable = { id: string; gateway_order_id: string | null };

const payableOrders = ({ db, clock }: Till, memberId: string): Promise<Payable[]> =>
  db('orders')
    .where({ member_id: memberId })
    .whereIn('status', ['placed', 'payment-requested', 'expired'])
    .where('expires_at', '>', new Date(clock.now().getTime() - GRACE_MS))
    .select('id', 'gateway_order_id');

async function closed(till: Till, { id, gateway_order_id: theirs }: Payable): Promise<boolean> {
  const at = till.clock.now().toISOString();
  const meta = { actor: 'job:remove-members', cause: 'the member leaves', at };
  if (theirs && (await findPayments(till, theirs, meta)) !== 'nothing') return false;
  await changeOrder(till, id, meta, (order) => closeUnpaid(order, at));
  return true;
}

/** A second payment that has not gone back yet. */
async function awaitsMoney({ db }: Till, memberId: string): Promise<boolean> {
  const paid: { id: string }[] = await db('orders')
    .where({ member_id: memberId, status: 'paid' })
    .select('id');
  for (const { id } of paid) {
    const loaded = await loadOrder(db, id);
    if (loaded?.order.duplicatePayments.some(({ refundId }) => !refundId)) return true;
  }
  return false;
}
