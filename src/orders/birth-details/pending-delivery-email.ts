/**
 * The address given with an order whose birth details are missing. It moves to order_birth_details with the details; until
 * then this table keeps it, which is erased with the account.
 */
import type { Database, Transaction } from '#src/platform/database.ts';

export async function insertPendingDeliveryEmail(
  trx: Transaction,
  order: { id: string; memberId: string },
  email: string,
  now: Date,
): Promise<void> {
  await trx('pending_delivery_emails').insert({
    order_id: order.id,
    member_id: order.memberId,
    email,
    created_at: now,
  });
}

/** Undefined when the report goes to the address of the account. */
export async function findPendingDeliveryEmail(db: Database, orderId: string): Promise<string | undefined> {
  const row: { email: string } | undefined = await db('pending_delivery_emails')
    .where({ order_id: orderId })
    .first('email');
  return row?.email;
}

export async function deletePendingDeliveryEmail(trx: Transaction, orderId: string): Promise<void> {
  await trx('pending_delivery_emails').where({ order_id: orderId }).delete();
}
