/** Finding the moment at which something in the sky changes. */
import { difference } from './angle.ts';

export type Longitude = (ut: number) => number;

const PRECISION_DAYS = 0.2 / 86_400;
/** Halving alone would need 26 for a month; the secant needs about six. */
const MOST_STEPS = 60;

/**
 * When a longitude leaves its cell of the zodiac, cut into `cells` equal ones: it stands in it at `inside` and in a neighbour at `outside`, before or
 * after, and goes one way between. Days, to a fifth of a second.
 */
export function borderTime(longitude: Longitude, cells: number, inside: number, outside: number): number {
  const [here, there] = [longitude(inside), longitude(outside)];
  const cell = Math.floor((here * cells) / 360);
  const border = ((cell + (difference(there, here) > 0 ? 1 : 0)) * 360) / cells;
  return zero((ut) => difference(longitude(ut), border), inside, outside);
}

/** All such moments between two, for a longitude that only goes forward and needs more than `step` days for a cell. */
export function borderTimes(
  longitude: Longitude,
  cells: number,
  from: number,
  to: number,
  step: number,
): number[] {
  const cellAt = (ut: number) => Math.floor((longitude(ut) * cells) / 360);
  const found: number[] = [];
  for (let start = from; start < to; start += step) {
    const end = Math.min(start + step, to);
    if (cellAt(start) !== cellAt(end)) found.push(borderTime(longitude, cells, start, end));
  }
  return found;
}

/** Where a continuous function changes its sign: false position with the Illinois rule (Dowell and Jarratt, BIT 11, 1971). */
export function zero(f: (x: number) => number, a: number, b: number): number {
  let [left, right, fLeft, fRight] = [a, b, f(a), f(b)];
  for (let step = 0; step < MOST_STEPS && Math.abs(right - left) > PRECISION_DAYS; step++) {
    const guess = right - (fRight * (right - left)) / (fRight - fLeft);
    const value = f(guess);
    if (Math.abs(guess - right) < PRECISION_DAYS || value === 0) return guess;
    if (value * fRight < 0) [left, fLeft] = [right, fRight];
    else fLeft /= 2;
    [right, fRight] = [guess, value];
  }
  return right;
}
