/** Tax details that the buyer entered for the invoice of an order, in a table that is erased with the account. */
import type { Database, Transaction } from '#src/platform/database.ts';
import type { TaxDetails } from './contract-tax-details.ts';

export async function insertTaxDetails(
  trx: Transaction,
  order: { id: string; memberId: string },
  details: TaxDetails,
  now: Date,
): Promise<void> {
  await trx('order_tax_details').insert({
    order_id: order.id,
    member_id: order.memberId,
    details: JSON.stringify(details),
    created_at: now,
  });
}

export async function findTaxDetails(db: Database, orderId: string): Promise<TaxDetails | undefined> {
  const row: { details: TaxDetails } | undefined = await db('order_tax_details')
    .where({ order_id: orderId })
    .first('details');
  return row?.details;
}

/** Tax details of the member's newest paid order, to prefill the next one. Undefined when that order has none. */
export async function findLatestTaxDetails(db: Database, memberId: string): Promise<TaxDetails | undefined> {
  const row: { details: TaxDetails | null } | undefined = await db('orders as o')
    .leftJoin('order_tax_details as t', 't.order_id', 'o.id')
    .where({ 'o.member_id': memberId })
    .whereNot({ 'o.status': 'free' })
    .orderBy('o.placed_at', 'desc')
    .first('t.details');
  return row?.details ?? undefined;
}
