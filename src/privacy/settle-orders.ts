/** Before a member goes: nothing they paid for may be lost, and nothing of theirs may still be payable. */
import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import { cancelUnpaidOrder } from '#src/orders/domain/decide.ts';
import { listUnfinishedOrders } from '#src/orders/store/unfinished-orders.ts';
import { syncPayments } from '#src/payments/capture/sync-payments.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * Asks the gateway a last time about every order that could have been paid, and closes those that were not.
 * @returns false while something is on its way: a payment, its report, or money that goes back
 * @throws GatewayError when the gateway does not answer, OrderRule when a payment does not fit its order
 */
export async function settleOrders(deps: PaymentDeps, memberId: string): Promise<boolean> {
  for (const order of await findPayableOrders(deps, memberId)) {
    if (!(await settleOrder(deps, order))) return false;
  }
  if ((await listUnfinishedOrders(deps.db, memberId)).length > 0) return false;
  return !(await hasUnrefundedDuplicate(deps, memberId));
}

/** A late success arrives for a day after an order has expired. */
const LATE_CAPTURE_MS = 86_400_000;

type PayableOrder = { id: string; gateway_order_id: string | null };

const findPayableOrders = ({ db, clock }: PaymentDeps, memberId: string): Promise<PayableOrder[]> =>
  db('orders')
    .where({ member_id: memberId })
    .whereIn('status', ['placed', 'payment-requested', 'expired'])
    .where('expires_at', '>', new Date(clock.now().getTime() - LATE_CAPTURE_MS))
    .select('id', 'gateway_order_id');

async function settleOrder(
  deps: PaymentDeps,
  { id, gateway_order_id: theirs }: PayableOrder,
): Promise<boolean> {
  const at = deps.clock.now().toISOString();
  const meta = { actor: 'job:remove-members', cause: 'the member leaves', at };
  if (theirs && (await syncPayments(deps, theirs, meta)) !== 'unpaid') return false;
  await changeOrder(deps, id, meta, (order) => cancelUnpaidOrder(order, at));
  return true;
}

/** A second payment that has not gone back yet. */
async function hasUnrefundedDuplicate({ db }: PaymentDeps, memberId: string): Promise<boolean> {
  const paid: { id: string }[] = await db('orders')
    .where({ member_id: memberId, status: 'paid' })
    .select('id');
  for (const { id } of paid) {
    const loaded = await loadOrder(db, id);
    if (loaded?.order.duplicatePayments.some(({ refundId }) => !refundId)) return true;
  }
  return false;
}
