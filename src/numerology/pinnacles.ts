/** The four pinnacles and the four challenges of a life, with their ages. */
import {
  addUp,
  toDigits,
  computeLifePath,
  PYTHAGOREAN_SCHOOL,
  reduce,
  type NumberResult,
} from './contract-numbers.ts';

/** Ages from the birthday `from` to the birthday `to`; the last span has no end. */
export type Span = { from: number; to?: number };
export type Stage = { span: Span; pinnacle: NumberResult; challenge: NumberResult };
export type Stages = readonly [Stage, Stage, Stage, Stage];

const MASTER_NUMBERS = [11, 22, 33];
/** Four cycles of nine years; the life path shortens the first stage. */
const FOUR_CYCLES_YEARS = 36;
const CYCLE_YEARS = 9;

/**
 * Pinnacles: month + day, day + year, the first two, month + year; parts and sums keep 11, 22, 33 (Hans Decoz).
 * Challenges: the differences of the same parts as single digits, from 0 to 8. The first stage ends at 36 minus the
 * life path as one digit; two of nine years follow. Most books give the challenges the same ages; Decoz gives them
 * none.
 * @throws RangeError
 */
export function computeStages(birthDate: string): Stages {
  const spans = listSpans(FOUR_CYCLES_YEARS - reduce(computeLifePath(birthDate).value, []).value);
  const pinnacles = computePinnacles(birthDate);
  const challenges = computeChallenges(birthDate);
  const stage = (index: 0 | 1 | 2 | 3): Stage => ({
    span: spans[index],
    pinnacle: pinnacles[index],
    challenge: challenges[index],
  });
  return [stage(0), stage(1), stage(2), stage(3)];
}

type Four<T> = [T, T, T, T];

const listSpans = (first: number): Four<Span> => [
  { from: 0, to: first },
  { from: first, to: first + CYCLE_YEARS },
  { from: first + CYCLE_YEARS, to: first + 2 * CYCLE_YEARS },
  { from: first + 2 * CYCLE_YEARS },
];

type Parts = { month: number; day: number; year: number };

function splitDate(date: string, keep: readonly number[]): Parts {
  const digits = toDigits(date);
  const part = (from: number, to: number) => reduce(Number(digits.slice(from, to)), keep).value;
  return { month: part(4, 6), day: part(6, 8), year: part(0, 4) };
}

function computePinnacles(date: string): Four<NumberResult> {
  const { month, day, year } = splitDate(date, MASTER_NUMBERS);
  const [first, second] = [computeSum(month, day), computeSum(day, year)];
  return [first, second, computeSum(first.value, second.value), computeSum(month, year)];
}

function computeChallenges(date: string): Four<NumberResult> {
  const { month, day, year } = splitDate(date, []);
  const [first, second] = [computeDifference(month, day), computeDifference(day, year)];
  return [first, second, computeDifference(first.value, second.value), computeDifference(month, year)];
}

function computeSum(a: number, b: number): NumberResult {
  const [sum, step] = addUp([a, b]);
  const { value, steps } = reduce(sum, MASTER_NUMBERS);
  return { kind: 'number', value, steps: [step, ...steps], source: PYTHAGOREAN_SCHOOL };
}

function computeDifference(a: number, b: number): NumberResult {
  const [more, less] = [Math.max(a, b), Math.min(a, b)];
  const value = more - less;
  return { kind: 'number', value, steps: [`${more} − ${less} = ${value}`], source: PYTHAGOREAN_SCHOOL };
}
