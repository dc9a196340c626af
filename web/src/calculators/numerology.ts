/** The three numbers of a full name and a birth date, with their sums. The formulas are in src/numerology. */
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
  /** absent for a name without Latin letters, which has no destiny number */
  soulUrgeNumber?: NumberResult;
};

/** @param date YYYY-MM-DD @throws RangeError for any other text */
export function computeNumbers(name: string, date: string): Numbers {
  const lifePathNumber = computeLifePath(date);
  const destinyNumber = computeDestiny(name);
  if (destinyNumber.kind === 'no-letters') return { lifePathNumber, destinyNumber };
  const soulUrgeNumber = computeSoulUrge(lifePathNumber.value, destinyNumber.value);
  return { lifePathNumber, destinyNumber, soulUrgeNumber };
}
