/** Creates intervals of birth time around the given birth time. */
import type { Span } from '#src/astrology/contract.ts';
import { MINUTE_MS } from './time-units.ts';

/** `computeSensitivity` searches this far on each side of the birth; an end beyond it is unbounded. */
const WINDOW_MINUTES = 240;

export const UNBOUNDED: Span = { from: null, to: null };

/** @param before minutes before the birth; `after` minutes after it */
export const createInterval = (utc: string, before: number, after: number): Span => ({
  from: shiftWithinWindow(utc, -before),
  to: shiftWithinWindow(utc, after),
});

/** @param days the times of changes in days from the birth, negative before it */
export function findIntervalBetweenChanges(utc: string, days: readonly number[]): Span {
  const after = Math.min(...days.filter((day) => day >= 0), Infinity);
  const before = Math.max(...days.filter((day) => day < 0), -Infinity);
  return createInterval(utc, -before * 1440, after * 1440);
}

const shiftWithinWindow = (utc: string, minutes: number): string | null =>
  Math.abs(minutes) > WINDOW_MINUTES ? null : new Date(Date.parse(utc) + minutes * MINUTE_MS).toISOString();
