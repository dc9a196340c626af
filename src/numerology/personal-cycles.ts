/** The personal year, month and day: the position of a calendar day in a person's nine-year cycle. */
import {
  addUp,
  toDateDigits,
  PYTHAGOREAN_SCHOOL,
  reduceDigits,
  type NumberResult,
} from './contract-numbers.ts';

export type PersonalCycles = { year: NumberResult; month: NumberResult; day: NumberResult };

/**
 * All three numbers are 1 to 9: master numbers are reduced, so that the years are consecutive. The personal year starts
 * on 1 January; some authors start it on the birthday. Both dates are YYYY-MM-DD.
 * @throws RangeError
 */
export function computePersonalCycles(birthDate: string, onDate: string): PersonalCycles {
  const birthday = toDateDigits(birthDate).slice(4);
  const dayDigits = toDateDigits(onDate);
  const year = computeFromParts(Array.from(birthday + dayDigits.slice(0, 4), Number));
  const month = computeFromParts([year.value, Number(dayDigits.slice(4, 6))]);
  const day = computeFromParts([month.value, Number(dayDigits.slice(6))]);
  return { year, month, day };
}

function computeFromParts(parts: readonly number[]): NumberResult {
  const [sum, line] = addUp(parts);
  const { value, workings } = reduceDigits(sum, []);
  return { kind: 'number', value, workings: [line, ...workings], source: PYTHAGOREAN_SCHOOL };
}
