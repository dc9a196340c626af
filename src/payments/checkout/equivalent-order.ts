import { UNPAID_STATUSES } from '#src/orders/contract-order-status.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { hashOrderBirth, type BirthDetailsResult } from '#src/orders/birth-details/order-birth-details.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { Price } from '#src/orders/place/price.ts';
import type { TaxDetails } from '#src/orders/tax/contract-tax-details.ts';
import type { Database } from '#src/platform/database.ts';

/** What the buyer chose: an open order with the same choices is paid instead of a new one. */
export type EquivalentOrder = {
  reportKey: string;
  price: Price;
  chartStyle: Order['chartStyle'];
  signVocabulary: SignVocabulary;
  conventions: Order['conventions'];
  openingVerse: boolean | undefined;
  birthDetails: BirthDetailsResult;
  email: string;
  taxDetails: TaxDetails | undefined;
};

/** @returns the number of the newest open order with the same choices */
export async function findEquivalentOpenOrder(
  db: Database,
  memberId: string,
  {
    reportKey,
    price,
    chartStyle,
    signVocabulary,
    conventions,
    openingVerse,
    birthDetails,
    email,
    taxDetails,
  }: EquivalentOrder,
  now: Date,
): Promise<string | undefined> {
  const query = db('orders as o')
    .leftJoin('order_birth_details as b', 'b.id', 'o.birth_id')
    .leftJoin('order_tax_details as t', 't.order_id', 'o.id')
    .where({
      'o.member_id': memberId,
      'o.report_key': reportKey,
      'o.price_paise': price.pricePaise,
      'o.chart_style': chartStyle,
      'o.sign_vocabulary': signVocabulary,
      'o.has_opening_verse': openingVerse ?? true,
    })
    .whereRaw('o.conventions = ?::jsonb', [JSON.stringify(conventions)])
    .whereIn('o.status', UNPAID_STATUSES)
    .where('o.expires_at', '>', now)
    .orderBy('o.placed_at', 'desc');
  if (birthDetails.kind === 'complete')
    void query.where({ 'b.person_hash': hashOrderBirth(birthDetails), 'b.email': email });
  else void query.whereNull('o.birth_id');
  // Without tax details the parameter is null, which equals a missing row.
  void query.whereRaw('t.details is not distinct from ?::jsonb', [
    taxDetails ? JSON.stringify(taxDetails) : null,
  ]);
  const row: { id: string } | undefined = await query.first('o.id');
  return row?.id;
}
