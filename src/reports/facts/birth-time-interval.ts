/** A stretch of birth time, by the minutes before the given one and after it. */
import type { Span } from '#src/astrology/contract.ts';

const MINUTE_MS = 60_000;
/** As far as `chartSensitivity` looks; an end beyond it is left open. */
const WINDOW_MINUTES = 240;

export const UNBOUNDED: Span = { from: null, to: null };

export const createInterval = (utc: string, before: number, after: number): Span => ({
  from: shiftWithinWindow(utc, -before),
  to: shiftWithinWindow(utc, after),
});

/** The stretch around the birth between moments at which something changes, given in days from it, negative before it. */
export function findIntervalBetweenChanges(utc: string, days: readonly number[]): Span {
  const after = Math.min(...days.filter((day) => day >= 0), Infinity);
  const before = Math.max(...days.filter((day) => day < 0), -Infinity);
  return createInterval(utc, -before * 1440, after * 1440);
}

const shiftWithinWindow = (utc: string, minutes: number): string | null =>
  Math.abs(minutes) > WINDOW_MINUTES ? null : new Date(Date.parse(utc) + minutes * MINUTE_MS).toISOString();
