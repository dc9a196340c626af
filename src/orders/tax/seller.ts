/** The selling company and its tax registration. Without a GSTIN no tax is charged and no tax invoice is issued. */
export type Seller = { name: string; address: string; gst?: GstRegistration };

export type GstRegistration = {
  gstin: string;
  /** services accounting code printed on invoices */
  sac: string;
  /** whole per cent, contained in every price */
  ratePercent: number;
  /** two digits of the state where the service counts as supplied */
  placeOfSupply: string;
};

/** GST state codes: the first two digits of a GSTIN. */
export const STATES: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other territory',
};

export const getStateCode = (gstin: string): string => gstin.slice(0, 2);

const BASE_36_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Format, state and check digit: digits weighted 1, 2, 1, 2 … in base 36, quotient plus remainder. */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) || !STATES[getStateCode(text)]) return false;
  const sum = Array.from(text.slice(0, 14)).reduce((total, character, i) => {
    const weighted = BASE_36_DIGITS.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(weighted / 36) + (weighted % 36);
  }, 0);
  return BASE_36_DIGITS[(36 - (sum % 36)) % 36] === text[14];
}
