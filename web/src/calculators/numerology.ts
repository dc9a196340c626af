/** The three numbers of a full name and a birth date, with the sums behind each. Formulas: src/numerology, point 9. */
import {
  computeDestiny,
  computeLifePath,
  computeSoulUrge,
  type NoLetters,
  type NumberResult,
} from '#src/numerology/contract-numbers.ts';

export type Numbers = {
  lifePathNumber: NumberResult;
  destinyNumber: NumberResult | NoLetters;
  /** needs the destiny: a name without Latin letters has none */
  soulUrgeNumber?: NumberResult;
};

/** `date` is a day of the calendar, YYYY-MM-DD. @throws RangeError for any other text */
export function computeNumbers(name: string, date: string): Numbers {
  const lifePathNumber = computeLifePath(date);
  const destinyNumber = computeDestiny(name);
  if (destinyNumber.kind === 'no-letters') return { lifePathNumber, destinyNumber };
  const soulUrgeNumber = computeSoulUrge(lifePathNumber.value, destinyNumber.value);
  return { lifePathNumber, destinyNumber, soulUrgeNumber };
}
