/** Splits the tax contained in a price. Integer paise whose sum is exactly the price. */
import { getStateCode, type GstRegistration } from './seller.ts';

export type TaxSplit = { taxable: number; cgst: number; sgst: number; igst: number };

/** Within the seller's state: CGST and SGST, equal to the paisa. Otherwise: IGST. */
export function splitTax(
  total: number,
  { gstin, ratePercent, placeOfSupply }: Pick<GstRegistration, 'gstin' | 'ratePercent' | 'placeOfSupply'>,
): TaxSplit {
  const contained = (percent: number) => Math.round((total * percent) / (100 + ratePercent));
  if (placeOfSupply !== getStateCode(gstin)) {
    const igst = contained(ratePercent);
    return { taxable: total - igst, cgst: 0, sgst: 0, igst };
  }
  const half = contained(ratePercent / 2);
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 };
}
