/** Place of supply, and the tax contained in a price. Integer paise whose sum is exactly the price. */
import { getStateCode, type TaxDetails } from './contract-tax-details.ts';
import type { GstRegistration } from './seller.ts';

export type TaxSplit = { taxable: number; cgst: number; sgst: number; igst: number };

/**
 * Section 12(2) of the IGST Act, 2017: the location of a registered buyer; of another buyer the State on record; without
 * one the location of the seller.
 */
export const determinePlaceOfSupply = (
  { gstin }: Pick<GstRegistration, 'gstin'>,
  buyer: Pick<TaxDetails, 'gstin' | 'state'> | undefined,
): string => (buyer?.gstin ? getStateCode(buyer.gstin) : (buyer?.state ?? getStateCode(gstin)));

/** Supplier and place of supply in the same State or Union Territory: section 8(2) of the IGST Act, 2017. */
export const isIntraState = ({ gstin }: Pick<GstRegistration, 'gstin'>, placeOfSupply: string): boolean =>
  getStateCode(gstin) === placeOfSupply;

/**
 * Union Territories without legislature levy UTGST instead of SGST: section 2(114) of the CGST Act, 2017. Delhi,
 * Puducherry, and Jammu and Kashmir count as States there.
 */
const UTGST_STATES = new Set(['04', '26', '31', '35', '38', '97']);

export const getStateTaxName = (placeOfSupply: string): 'SGST' | 'UTGST' =>
  UTGST_STATES.has(placeOfSupply) ? 'UTGST' : 'SGST';

/** Within the seller's state: CGST and SGST (or UTGST, in the same field), equal to the paisa. Otherwise: IGST. */
export function splitTax(
  total: number,
  registration: Pick<GstRegistration, 'gstin' | 'ratePercent'>,
  placeOfSupply: string,
): TaxSplit {
  const { ratePercent } = registration;
  const computeContainedTax = (percent: number) => Math.round((total * percent) / (100 + ratePercent));
  if (!isIntraState(registration, placeOfSupply)) {
    const igst = computeContainedTax(ratePercent);
    return { taxable: total - igst, cgst: 0, sgst: 0, igst };
  }
  const halfTax = computeContainedTax(ratePercent / 2);
  return { taxable: total - 2 * halfTax, cgst: halfTax, sgst: halfTax, igst: 0 };
}

/**
 * The split of a credit note over `total` paise. `credited` is the sum of the earlier notes. The sum of all notes is
 * rounded, so that the notes of a whole refund reverse exactly the invoice.
 */
export function splitCredit(
  total: number,
  credited: TaxSplit,
  registration: Pick<GstRegistration, 'gstin' | 'ratePercent'>,
  placeOfSupply: string,
): TaxSplit {
  const creditedTotal = credited.taxable + credited.cgst + credited.sgst + credited.igst;
  const totalSplit = splitTax(creditedTotal + total, registration, placeOfSupply);
  const split = {
    taxable: totalSplit.taxable - credited.taxable,
    cgst: totalSplit.cgst - credited.cgst,
    sgst: totalSplit.sgst - credited.sgst,
    igst: totalSplit.igst - credited.igst,
  };
  // Only a note over one or two paise; its tax is part of the next note.
  return split.taxable < 0 ? { taxable: total, cgst: 0, sgst: 0, igst: 0 } : split;
}
