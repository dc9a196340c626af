import { MONTHS } from '#src/places/calendar-words.ts';
import type { TaxDocument } from './documents.ts';

/** "₹1,249.00": papers always show the paise. */
export const rupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** "21 November 2026" in India. */
export function istDay(instant: string | Date): string {
  const at = inIndia(instant);
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "21 November 2026, 8:30 am IST" */
export function istMoment(instant: string | Date): string {
  const at = inIndia(instant);
  const hour = at.getUTCHours();
  const minutes = String(at.getUTCMinutes()).padStart(2, '0');
  return `${istDay(instant)}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'} IST`;
}

const inIndia = (instant: string | Date) => new Date(new Date(instant).getTime() + 5.5 * 3_600_000);

const METHODS: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
};

export const methodName = (method: string | undefined): string =>
  method ? (METHODS[method] ?? method) : 'Online payment';

/** The lines between taxable value and total: "CGST 9%", or IGST elsewhere. */
export function taxLines({ seller, ...amounts }: TaxDocument): [string, number][] {
  const { ratePercent } = seller.gst;
  const lines: [string, number][] =
    seller.gst.placeOfSupply === seller.gst.gstin.slice(0, 2)
      ? [
          [`CGST ${ratePercent / 2}%`, amounts.cgst_paise],
          [`SGST ${ratePercent / 2}%`, amounts.sgst_paise],
        ]
      : [[`IGST ${ratePercent}%`, amounts.igst_paise]];
  return [['Taxable value', amounts.taxable_paise], ...lines];
}
