/** Finding the moment at which something in the sky changes. */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';

export type Longitude = (ut: number) => number;

const PRECISION_DAYS = 0.2 / 86_400;
/** Halving alone would need 26 for a month; the secant needs about six. */
const MAX_STEPS = 60;

/**
 * When a longitude leaves its cell of the zodiac, cut into `cells` equal ones: it stands in it at `inside` and in a neighbour at `outside`, before or
 * after, and goes one way between. Days, to a fifth of a second.
 */
export function findBorderTime(longitude: Longitude, cells: number, inside: number, outside: number): number {
  const [insideLongitude, outsideLongitude] = [longitude(inside), longitude(outside)];
  const cell = Math.floor((insideLongitude * cells) / 360);
  const border = ((cell + (subtractAngles(outsideLongitude, insideLongitude) > 0 ? 1 : 0)) * 360) / cells;
  return findRoot((ut) => subtractAngles(longitude(ut), border), inside, outside);
}

/** All such moments between two, for a longitude that only goes forward and needs more than `step` days for a cell. */
export function findBorderTimes(
  longitude: Longitude,
  cells: number,
  from: number,
  to: number,
  step: number,
): number[] {
  const cellAt = (ut: number) => Math.floor((longitude(ut) * cells) / 360);
  const times: number[] = [];
  for (let start = from; start < to; start += step) {
    const end = Math.min(start + step, to);
    if (cellAt(start) !== cellAt(end)) times.push(findBorderTime(longitude, cells, start, end));
  }
  return times;
}

/** Where a continuous function changes its sign: false position with the Illinois rule (Dowell and Jarratt, BIT 11, 1971). */
export function findRoot(f: Longitude, a: number, b: number, precision = PRECISION_DAYS): number {
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

/** A function of time that is dear to compute, and a cheap account of it. */
export type ExpensiveFunction = {
  value: Longitude;
  /** mean slope over so many days from a moment whose value has just been computed */
  slope: (ut: number, days: number) => number;
  /** days over which the slopes are trusted: a longer step needs another look */
  slopeDays: number;
};

const MOST_CALLS = 8;

/**
 * The zero between `a` and `b` of a dear function, from a near guess: Newton's rule with the slope of the middle of the step, mostly one call. A
 * step is the last when what is still missing, in the proportion in which the bend has changed it, is too small to matter. Where steps do not shrink,
 * next to a turn, halving takes over.
 */
export function findRootByNewton(
  { value, slope, slopeDays }: ExpensiveFunction,
  estimate: number,
  a: number,
  b: number,
): number {
  let ut = estimate;
  for (let call = 0; call < MOST_CALLS; call++) {
    const error = value(ut);
    const firstStep = -error / slope(ut, 0);
    const step = -error / slope(ut, firstStep);
    if (!(ut + step >= a && ut + step <= b)) break;
    ut += step;
    if (Math.abs(step) < slopeDays && (step - firstStep) ** 2 <= PRECISION_DAYS * Math.abs(step)) return ut;
  }
  return bisect(value, a, b);
}

/** False position would take its first small step for the last one where the function turns beside its zero. */
function bisect(f: Longitude, a: number, b: number): number {
  let [left, right] = [a, b];
  const startsNegative = f(a) < 0;
  while (right - left > PRECISION_DAYS) {
    const middle = (left + right) / 2;
    if (f(middle) < 0 === startsNegative) left = middle;
    else right = middle;
  }
  return right;
}
