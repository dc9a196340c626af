/**
 * The e-mail address for the report of an order whose birth details are missing. It is in pending_delivery_addresses until the
 * details are provided, then in order_birth_details. The row is erased with the account.
 */
import type { Database, Transaction } from '#src/platform/database.ts';

export async function insertPendingDeliveryAddress(
  trx: Transaction,
  order: { id: string; memberId: string },
  email: string,
  now: Date,
): Promise<void> {
  await trx('pending_delivery_addresses').insert({
    order_id: order.id,
    member_id: order.memberId,
    email,
    created_at: now,
  });
}

/** Undefined when the report goes to the address of the account, and after the birth details are provided. */
export async function findPendingDeliveryAddress(db: Database, orderId: string): Promise<string | undefined> {
  const row: { email: string } | undefined = await db('pending_delivery_addresses')
    .where({ order_id: orderId })
    .first('email');
  return row?.email;
}

export async function deletePendingDeliveryAddress(trx: Transaction, orderId: string): Promise<void> {
  await trx('pending_delivery_addresses').where({ order_id: orderId }).delete();
}
