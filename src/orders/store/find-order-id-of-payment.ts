import type { Database } from '#src/platform/database.ts';

/** @returns undefined for a payment that is not recorded, or that is recorded as unmatched */
export async function findOrderIdOfPayment(
  db: Database,
  gatewayPaymentId: string,
): Promise<string | undefined> {
  const row: { order_id: string } | undefined = await db('order_payments')
    .where({ gateway_payment_id: gatewayPaymentId })
    .first('order_id');
  return row?.order_id;
}
