/** Numbers of the day of birth, beside the life path. */
import { addUp, digitsOfDate, PYTHAGOREAN_SCHOOL, reduce, type Reckoned } from './contract-numbers.ts';

const INDIAN_PRACTICE =
  'As Indian numerologists use it today, after Cheiro (Count Louis Hamon), who gave each number a planet.';

/** The day of the month, reduced, keeping 11 and 22. */
export const birthdayNumber = (date: string): Reckoned => ofDay(date, [11, 22], PYTHAGOREAN_SCHOOL);

/** Mulank, the driver: the day of the month as one digit. */
export const mulank = (date: string): Reckoned => ofDay(date, [], INDIAN_PRACTICE);

/** Bhagyank, the conductor: all digits of the date as one digit. */
export function bhagyank(date: string): Reckoned {
  const [sum, step] = addUp(Array.from(digitsOfDate(date), Number));
  const { value, steps } = reduce(sum, []);
  return { kind: 'number', value, steps: [step, ...steps], source: INDIAN_PRACTICE };
}

/** Life path and destiny added, reduced, keeping 11, 22 and 33: said to show from the middle of life on. */
export function maturity(path: number, destined: number): Reckoned {
  const [sum, step] = addUp([path, destined]);
  const { value, steps } = reduce(sum, [11, 22, 33]);
  return { kind: 'number', value, steps: [step, ...steps], source: PYTHAGOREAN_SCHOOL };
}

function ofDay(date: string, keep: readonly number[], source: string): Reckoned {
  const day = Number(digitsOfDate(date).slice(6));
  const { value, steps } = reduce(day, keep);
  return { kind: 'number', value, steps: steps.length > 0 ? steps : [`the day ${day} itself`], source };
}
