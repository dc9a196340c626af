import { toIstDate } from '#src/platform/contract-time.ts';
import { randomInt } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, so that a number can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** "LG-2611-7K3QX9": year and month in IST, then six random characters (32^6, about 10^9, a month). */
export const createOrderNumber = (now: Date): string => createReferenceNumber('LG', now);

/** Whether a text, such as the receipt of a gateway order, has the form of our order numbers. */
export const isOrderNumber = (text: string): boolean => /^LG-\d{4}-[0-9A-Z]{6}$/.test(text);

/** LG: orders. LT: contact messages. */
export function createReferenceNumber(series: 'LG' | 'LT', now: Date): string {
  const ist = toIstDate(now).toISOString();
  const random = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${series}-${ist.slice(2, 4)}${ist.slice(5, 7)}-${random}`;
}
