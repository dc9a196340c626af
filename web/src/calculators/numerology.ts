/** The three numbers of a full name and a birth date, with the sums behind each. Formulas: src/numerology, point 9. */
import {
  destiny,
  lifePath,
  soulUrge,
  type NoLetters,
  type Reckoned,
} from '#src/numerology/contract-numbers.ts';

export type Numbers = {
  lifePathNumber: Reckoned;
  destinyNumber: Reckoned | NoLetters;
  /** needs the destiny: a name without Latin letters has none */
  soulUrgeNumber?: Reckoned;
};

/** `date` is a day of the calendar, YYYY-MM-DD. @throws RangeError for any other text */
export function numerology(name: string, date: string): Numbers {
  const lifePathNumber = lifePath(date);
  const destinyNumber = destiny(name);
  if (destinyNumber.kind === 'no-letters') return { lifePathNumber, destinyNumber };
  const soulUrgeNumber = soulUrge(lifePathNumber.value, destinyNumber.value);
  return { lifePathNumber, destinyNumber, soulUrgeNumber };
}
