import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so that a number can be read out on the phone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** "LG-2611-7K3QX9": year and month in IST, then six random letters, a thousand million a month, not guessable in sequence. */
export const newOrderNumber = (now: Date): string => newNumber('LG', now);

/** LG counts orders, LT letters to support. */
export function newNumber(series: 'LG' | 'LT', now: Date): string {
  const ist = new Date(now.getTime() + 5.5 * 3_600_000).toISOString();
  const random = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${series}-${ist.slice(2, 4)}${ist.slice(5, 7)}-${random}`;
}
