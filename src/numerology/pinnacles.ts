/** The four pinnacles and the four challenges of a life, with their ages. */
import {
  addUp,
  toDateDigits,
  computeLifePath,
  MASTER_NUMBERS,
  PYTHAGOREAN_SCHOOL,
  reduceDigits,
  type NumberResult,
} from './contract-numbers.ts';

/** Ages from the birthday `from` to the birthday `to`; the last stage has no end. */
export type AgeSpan = { from: number; to?: number };
export type Stage = { span: AgeSpan; pinnacle: NumberResult; challenge: NumberResult };
export type Stages = readonly [Stage, Stage, Stage, Stage];

/** Four cycles of nine years; the life path shortens the first stage. */
const FOUR_CYCLES_YEARS = 36;
const CYCLE_YEARS = 9;

/**
 * Pinnacles: month + day, day + year, the first two, month + year; parts and sums keep 11, 22, 33 (Hans Decoz).
 * Challenges: the differences of the same parts as single digits, from 0 to 8. The first stage ends at the age of 36
 * minus the life path as one digit; the second and the third take nine years each. Most books give the challenges the
 * same ages; Decoz gives them none.
 * @throws RangeError
 */
export function computeStages(birthDate: string): Stages {
  const spans = listSpans(FOUR_CYCLES_YEARS - reduceDigits(computeLifePath(birthDate).value, []).value);
  const pinnacles = computePinnacles(birthDate);
  const challenges = computeChallenges(birthDate);
  const createStage = (index: 0 | 1 | 2 | 3): Stage => ({
    span: spans[index],
    pinnacle: pinnacles[index],
    challenge: challenges[index],
  });
  return [createStage(0), createStage(1), createStage(2), createStage(3)];
}

type Four<T> = [T, T, T, T];

const listSpans = (firstEndAge: number): Four<AgeSpan> => [
  { from: 0, to: firstEndAge },
  { from: firstEndAge, to: firstEndAge + CYCLE_YEARS },
  { from: firstEndAge + CYCLE_YEARS, to: firstEndAge + 2 * CYCLE_YEARS },
  { from: firstEndAge + 2 * CYCLE_YEARS },
];

type DateParts = { month: number; day: number; year: number };

function reduceDateParts(date: string, keptNumbers: readonly number[]): DateParts {
  const digits = toDateDigits(date);
  const reducePart = (from: number, to: number) =>
    reduceDigits(Number(digits.slice(from, to)), keptNumbers).value;
  return { month: reducePart(4, 6), day: reducePart(6, 8), year: reducePart(0, 4) };
}

function computePinnacles(date: string): Four<NumberResult> {
  const { month, day, year } = reduceDateParts(date, MASTER_NUMBERS);
  const [first, second] = [computeSum(month, day), computeSum(day, year)];
  return [first, second, computeSum(first.value, second.value), computeSum(month, year)];
}

function computeChallenges(date: string): Four<NumberResult> {
  const { month, day, year } = reduceDateParts(date, []);
  const [first, second] = [computeDifference(month, day), computeDifference(day, year)];
  return [first, second, computeDifference(first.value, second.value), computeDifference(month, year)];
}

function computeSum(a: number, b: number): NumberResult {
  const [sum, line] = addUp([a, b]);
  const { value, workings } = reduceDigits(sum, MASTER_NUMBERS);
  return { kind: 'number', value, workings: [line, ...workings], source: PYTHAGOREAN_SCHOOL };
}

function computeDifference(a: number, b: number): NumberResult {
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
  const value = larger - smaller;
  return {
    kind: 'number',
    value,
    workings: [`${larger} − ${smaller} = ${value}`],
    source: PYTHAGOREAN_SCHOOL,
  };
}
