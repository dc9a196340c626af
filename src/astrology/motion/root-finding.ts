/** Finds the time of an event as the root of a function of time. */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { getPartIndex } from '#src/astrology/zodiac.ts';

/** A function of days from J2000.0. */
export type FunctionOfTime = (ut: number) => number;

const PRECISION_DAYS = 0.2 / 86_400;
/** For an interval of a month bisection would need 26 steps; this method needs about six. */
const MAX_STEPS = 60;

/**
 * Finds when a longitude leaves one of `partCount` equal parts of the zodiac, to a fifth of a second.
 * @param inside a time at which the longitude is in the part
 * @param outside a time before or after `inside` at which it is in an adjacent part; it must not turn back in between
 */
export function findBorderTime(
  computeLongitude: FunctionOfTime,
  partCount: number,
  inside: number,
  outside: number,
): number {
  const [insideLongitude, outsideLongitude] = [computeLongitude(inside), computeLongitude(outside)];
  const part = getPartIndex(insideLongitude, partCount);
  const border = ((part + (subtractAngles(outsideLongitude, insideLongitude) > 0 ? 1 : 0)) * 360) / partCount;
  return findRoot((ut) => subtractAngles(computeLongitude(ut), border), inside, outside);
}

/**
 * Finds all times between `from` and `to` at which a longitude enters another of `partCount` equal parts of the zodiac. The
 * longitude must only increase and need more than `step` days for a part.
 */
export function findBorderTimes(
  computeLongitude: FunctionOfTime,
  partCount: number,
  from: number,
  to: number,
  step: number,
): number[] {
  const getPart = (ut: number) => getPartIndex(computeLongitude(ut), partCount);
  const times: number[] = [];
  for (let start = from; start < to; start += step) {
    const end = Math.min(start + step, to);
    if (getPart(start) !== getPart(end)) times.push(findBorderTime(computeLongitude, partCount, start, end));
  }
  return times;
}

/**
 * Finds the root of a continuous function by false position with the Illinois rule (Dowell and Jarratt, BIT 11, 1971).
 */
export function findRoot(f: FunctionOfTime, a: number, b: number, precision = PRECISION_DAYS): number {
  let [left, right, fLeft, fRight] = [a, b, f(a), f(b)];
  for (let step = 0; step < MAX_STEPS && Math.abs(right - left) > precision; step++) {
    const estimate = right - (fRight * (right - left)) / (fRight - fLeft);
    const value = f(estimate);
    if (Math.abs(estimate - right) < precision || value === 0) return estimate;
    if (value * fRight < 0) [left, fLeft] = [right, fRight];
    else fLeft /= 2;
    [right, fRight] = [estimate, value];
  }
  return right;
}

/** A function of time that is expensive to compute, with a cheap estimate of its slope. */
export type ExpensiveFunction = {
  value: FunctionOfTime;
  /** mean slope over `days` from a time whose value was just computed */
  slope: (ut: number, days: number) => number;
  /** days for which the slope is accurate: a longer step needs another call */
  slopeDays: number;
};

const MAX_CALLS = 8;

/**
 * Finds the root of an expensive function between `a` and `b` from a close estimate: Newton's method with the slope at
 * the middle of the step, usually one call. It stops when the remaining error, estimated from the change of the slope,
 * is negligible. Where steps do not shrink, next to an extremum, it falls back to bisection.
 */
export function findRootByNewton(
  { value, slope, slopeDays }: ExpensiveFunction,
  estimate: number,
  a: number,
  b: number,
): number {
  let ut = estimate;
  for (let call = 0; call < MAX_CALLS; call++) {
    const error = value(ut);
    const firstStep = -error / slope(ut, 0);
    const step = -error / slope(ut, firstStep);
    if (!(ut + step >= a && ut + step <= b)) break;
    ut += step;
    if (Math.abs(step) < slopeDays && (step - firstStep) ** 2 <= PRECISION_DAYS * Math.abs(step)) return ut;
  }
  return bisect(value, a, b);
}

/** False position would stop too early where the function has an extremum next to its root. */
function bisect(f: FunctionOfTime, a: number, b: number): number {
  let [left, right] = [a, b];
  const isStartNegative = f(a) < 0;
  while (right - left > PRECISION_DAYS) {
    const middle = (left + right) / 2;
    if (f(middle) < 0 === isStartNegative) left = middle;
    else right = middle;
  }
  return right;
}
