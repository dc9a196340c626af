import { isDuplicateReturned } from '#src/orders/domain/order-disputes.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import type { Database } from '#src/platform/database.ts';

export type BlockingPayment = { orderId: string; code: 'dispute-open' | 'refund-in-progress' };

/**
 * Finds a payment that blocks the deletion of an account: one with an open dispute, whose evidence the answer to the bank
 * needs, or one whose refund is not completed. The erasure deletes the jobs of the member, so no refund may depend on a job
 * when this function returns undefined.
 */
export async function findBlockingPayment(
  db: Database,
  memberId: string,
): Promise<BlockingPayment | undefined> {
  const openDispute: { order_id: string } | undefined = await db('payment_disputes')
    .whereNull('closed_at')
    .whereIn('order_id', db('orders').where({ member_id: memberId }).select('id'))
    .first('order_id');
  if (openDispute) return { orderId: openDispute.order_id, code: 'dispute-open' };
  const refundingOrder: { id: string } | undefined = await db('orders')
    .where({ member_id: memberId, has_open_refund: true })
    .first('id');
  const orderId = refundingOrder?.id ?? (await findOrderWithDuplicate(db, memberId));
  return orderId ? { orderId, code: 'refund-in-progress' } : undefined;
}

/** @returns an order with a duplicate payment that the payer has not got back */
async function findOrderWithDuplicate(db: Database, memberId: string): Promise<string | undefined> {
  const orderIds: string[] = await db('order_payments')
    .join('orders', 'orders.id', 'order_payments.order_id')
    .where({ 'orders.member_id': memberId, 'order_payments.is_duplicate': true })
    .whereRaw('order_payments.refunded_paise < order_payments.amount_paise')
    .distinct()
    .pluck('orders.id');
  for (const orderId of orderIds) {
    const order = (await loadOrder(db, orderId))?.order;
    if (order?.duplicatePayments.some((payment) => !isDuplicateReturned(order, payment))) return orderId;
  }
  return undefined;
}
