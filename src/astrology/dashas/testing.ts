/** Helpers of the tests of dashas. */
import type { DatedPeriod } from '#src/astrology/contract-dashas.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';

export const countDays = ({ start, end }: DatedPeriod): number => parseUt(end) - parseUt(start);

const SIGN_LETTERS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
/** "Ar Sc" gives 1 and 8. */
export const parseSigns = (text: string): number[] =>
  text.split(' ').map((letters) => SIGN_LETTERS.indexOf(letters) + 1);
