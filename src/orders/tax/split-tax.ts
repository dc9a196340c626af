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
  const contained = (percent: number) => Math.round((total * percent) / (100 + ratePercent));
  if (!isIntraState(registration, placeOfSupply)) {
    const igst = contained(ratePercent);
    return { taxable: total - igst, cgst: 0, sgst: 0, igst };
  }
  const half = contained(ratePercent / 2);
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 };
}

/**
 * The split of a credit note over `total`, after notes over `credited`. Rounded on the sum of all notes, so that the notes
 * of a whole refund reverse exactly the invoice.
 */
export function splitCredit(
  total: number,
  credited: TaxSplit,
  registration: Pick<GstRegistration, 'gstin' | 'ratePercent'>,
  placeOfSupply: string,
): TaxSplit {
  const creditedTotal = credited.taxable + credited.cgst + credited.sgst + credited.igst;
  const sum = splitTax(creditedTotal + total, registration, placeOfSupply);
  const split = {
    taxable: sum.taxable - credited.taxable,
    cgst: sum.cgst - credited.cgst,
    sgst: sum.sgst - credited.sgst,
    igst: sum.igst - credited.igst,
  };
  // Only a note over one or two paise; its tax is part of the next note.
  return split.taxable < 0 ? { taxable: total, cgst: 0, sgst: 0, igst: 0 } : split;
}
