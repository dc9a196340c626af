import { isDuplicateReturned } from '#src/orders/domain/order-disputes.ts';
import { loadOrder } from '#src/orders/store/change-order.ts';
import type { Database } from '#src/platform/database.ts';

export type UnsettledPayment = { orderId: string; code: 'dispute-open' | 'refund-in-progress' };

/**
 * An order of any status whose payment the bank examines, or of which money goes back to the payer: such an account is not
 * deleted. The answer to a dispute needs its evidence, and the erasure deletes the jobs of the member: a waiting or running
 * refund job of an order means that this function finds the order, or that the job has nothing left to do.
 */
export async function findUnsettledPayment(
  db: Database,
  memberId: string,
): Promise<UnsettledPayment | undefined> {
  const disputed: { order_id: string } | undefined = await db('payment_disputes')
    .whereNull('closed_at')
    .whereIn('order_id', db('orders').where({ member_id: memberId }).select('id'))
    .first('order_id');
  if (disputed) return { orderId: disputed.order_id, code: 'dispute-open' };
  const refunding: { id: string } | undefined = await db('orders')
    .where({ member_id: memberId, has_open_refund: true })
    .first('id');
  const orderId = refunding?.id ?? (await findOrderWithDuplicate(db, memberId));
  return orderId ? { orderId, code: 'refund-in-progress' } : undefined;
}

/** @returns an order with a duplicate payment that the payer has not got back */
async function findOrderWithDuplicate(db: Database, memberId: string): Promise<string | undefined> {
  const orderIds: string[] = await db('order_payments as p')
    .join('orders as o', 'o.id', 'p.order_id')
    .where({ 'o.member_id': memberId, 'p.is_duplicate': true })
    .whereRaw('p.refunded_paise < p.amount_paise')
    .distinct()
    .pluck('o.id');
  for (const orderId of orderIds) {
    const order = (await loadOrder(db, orderId))?.order;
    if (order?.duplicatePayments.some((payment) => !isDuplicateReturned(order, payment))) return orderId;
  }
  return undefined;
}
