import { toIstDate } from '#src/platform/contract-time.ts';
import { MONTHS } from '#src/places/clock/calendar-names.ts';
import { getStateTaxName, isIntraState } from '#src/orders/tax/split-tax.ts';
import type { TaxDocument } from '#src/orders/tax/tax-documents.ts';

/** Formats the date in IST: "21 November 2026". */
export function formatIstDate(instant: string | Date): string {
  const istDate = toIstDate(instant);
  return `${istDate.getUTCDate()} ${MONTHS[istDate.getUTCMonth()]} ${istDate.getUTCFullYear()}`;
}

/** Formats date and time: "21 November 2026, 8:30 am IST". */
export function formatIstDateTime(instant: string | Date): string {
  const istDate = toIstDate(instant);
  const hour = istDate.getUTCHours();
  const minutes = String(istDate.getUTCMinutes()).padStart(2, '0');
  return `${formatIstDate(instant)}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'} IST`;
}

const PAYMENT_METHOD_LABELS: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
};

export const formatPaymentMethod = (method: string | undefined): string =>
  method ? (PAYMENT_METHOD_LABELS[method] ?? method) : 'Online payment';

/** Lists the taxable value, then CGST and SGST or UTGST for a sale within the state, or IGST for another state. */
export function listTaxLines({
  seller,
  place_of_supply: placeOfSupply,
  ...amounts
}: TaxDocument): [string, number][] {
  const { ratePercent } = seller.gst;
  const lines: [string, number][] = isIntraState(seller.gst, placeOfSupply)
    ? [
        [`CGST ${ratePercent / 2}%`, amounts.cgst_paise],
        [`${getStateTaxName(placeOfSupply)} ${ratePercent / 2}%`, amounts.sgst_paise],
      ]
    : [[`IGST ${ratePercent}%`, amounts.igst_paise]];
  return [['Taxable value', amounts.taxable_paise], ...lines];
}
