/** Details that a buyer can enter for the tax invoice. Shared by the confirm dialog and the API. */
import * as z from 'zod/mini';
import { findNameError, isPrintable } from '#src/places/contract-name-scripts.ts';

/** GST state codes: the first two digits of a GSTIN. */
export const STATES: Readonly<Record<string, string>> = {
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

const isStateCode = (code: string): boolean => Object.hasOwn(STATES, code);

export const getStateCode = (gstin: string): string => gstin.slice(0, 2);

/** "Maharashtra (27)" */
export const formatState = (code: string): string => `${STATES[code]} (${code})`;

const BASE_36_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const GSTIN_FORMAT = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Checks format, state code and check digit, which is the fifteenth character. */
export function isGstin(text: string): boolean {
  if (!GSTIN_FORMAT.test(text) || !isStateCode(getStateCode(text))) return false;
  return computeGstinCheckDigit(text.slice(0, 14)) === text[14];
}

/** Weights the base-36 digits 1, 2, 1, 2 …, adds the two digits of every product, and completes the sum to a multiple of 36. */
function computeGstinCheckDigit(characters: string): string {
  const sum = Array.from(characters).reduce((total, character, index) => {
    const weight = index % 2 === 0 ? 1 : 2;
    const product = BASE_36_DIGITS.indexOf(character) * weight;
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return BASE_36_DIGITS[(36 - (sum % 36)) % 36]!;
}

export const MAX_BUYER_NAME_LENGTH = 100;
export const MAX_BUYER_ADDRESS_LENGTH = 200;

const normalizeText = z.overwrite((text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim());

/** The name, address and GSTIN of a registered buyer belong together (rule 46(d) of the CGST Rules). */
export const TaxDetails = z
  .object({
    /** code of STATES */
    state: z
      .string()
      .check(z.refine(isStateCode, { error: 'Please pick the State or Union Territory from the list.' })),
    name: z.optional(
      z.string().check(
        normalizeText,
        z.minLength(1),
        z.maxLength(MAX_BUYER_NAME_LENGTH),
        z.refine((name) => !findNameError(name), { error: ({ input }) => findNameError(String(input)) }),
      ),
    ),
    address: z.optional(
      z
        .string()
        .check(
          normalizeText,
          z.minLength(1),
          z.maxLength(MAX_BUYER_ADDRESS_LENGTH),
          z.refine(isPrintable, { error: 'Please write the address in Latin letters (A–Z).' }),
        ),
    ),
    gstin: z.optional(
      z.string().check(
        z.overwrite((text) => text.replace(/\s/g, '').toUpperCase()),
        z.refine(isGstin, {
          error: 'This is not a valid GSTIN. Please compare all 15 characters with the certificate.',
        }),
      ),
    ),
  })
  .check(
    z.refine(({ gstin, state }) => !gstin || getStateCode(gstin) === state, {
      path: ['gstin'],
      error: ({ input }) => formatStateMismatch(input as TaxDetails),
    }),
    z.refine(({ gstin, name }) => !gstin || Boolean(name), {
      path: ['name'],
      error: 'An invoice with a GSTIN needs the registered name.',
    }),
    z.refine(({ gstin, address }) => !gstin || Boolean(address), {
      path: ['address'],
      error: 'An invoice with a GSTIN needs the registered address.',
    }),
  );
export type TaxDetails = z.infer<typeof TaxDetails>;

const formatStateMismatch = ({ gstin }: TaxDetails) =>
  `This GSTIN is registered in ${STATES[getStateCode(gstin!)]}. Please pick that State, or check the number.`;
