/** Numbers from the birth date, besides the life path, and the maturity number from life path and destiny. */
import {
  addUp,
  toDateDigits,
  MASTER_NUMBERS,
  MASTER_NUMBERS_BELOW_33,
  PYTHAGOREAN_SCHOOL,
  reduceDigits,
  type NumberResult,
} from './contract-numbers.ts';

const INDIAN_PRACTICE =
  'As Indian numerologists use it today, after Cheiro (Count Louis Hamon), who gave each number a planet.';

/** Computes the birthday number: the day of the month, reduced; 11 and 22 are kept. */
export const computeBirthdayNumber = (date: string): NumberResult =>
  computeFromDay(date, MASTER_NUMBERS_BELOW_33, PYTHAGOREAN_SCHOOL);

/** Computes mulank, the driver: the day of the month as one digit. */
export const computeMulank = (date: string): NumberResult => computeFromDay(date, [], INDIAN_PRACTICE);

/** Computes bhagyank, the conductor: all digits of the date as one digit. */
export function computeBhagyank(date: string): NumberResult {
  const [sum, line] = addUp(Array.from(toDateDigits(date), Number));
  const { value, workings } = reduceDigits(sum, []);
  return { kind: 'number', value, workings: [line, ...workings], source: INDIAN_PRACTICE };
}

/** Computes the maturity number: life path plus destiny, reduced; 11, 22 and 33 are kept. It applies from midlife. */
export function computeMaturity(lifePath: number, destiny: number): NumberResult {
  const [sum, line] = addUp([lifePath, destiny]);
  const { value, workings } = reduceDigits(sum, MASTER_NUMBERS);
  return { kind: 'number', value, workings: [line, ...workings], source: PYTHAGOREAN_SCHOOL };
}

function computeFromDay(date: string, keptNumbers: readonly number[], source: string): NumberResult {
  const day = Number(toDateDigits(date).slice(6));
  const { value, workings } = reduceDigits(day, keptNumbers);
  return {
    kind: 'number',
    value,
    workings: workings.length > 0 ? workings : [{ kind: 'day', day }],
    source,
  };
}
