/** The tax contained in a price: integer paise whose sum is the price, whatever the rounding. */
import { stateOf, type GstRegistration } from './seller.ts';

export type TaxSplit = { taxable: number; cgst: number; sgst: number; igst: number };

/** Within the seller's state half goes to the union and half to the state, equal to the paisa; elsewhere all of it is IGST. */
export function splitTax(
  total: number,
  { gstin, ratePercent, placeOfSupply }: Pick<GstRegistration, 'gstin' | 'ratePercent' | 'placeOfSupply'>,
): TaxSplit {
  const contained = (percent: number) => Math.round((total * percent) / (100 + ratePercent));
  if (placeOfSupply !== stateOf(gstin)) {
    const igst = contained(ratePercent);
    return { taxable: total - igst, cgst: 0, sgst: 0, igst };
  }
  const half = contained(ratePercent / 2);
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 };
}
