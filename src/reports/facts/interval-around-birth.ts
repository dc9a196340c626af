/** Creates intervals of birth time around the given birth time. */
import type { BirthTimeInterval } from '#src/astrology/contract.ts';
import { BIRTH_TIME_MARGIN_MINUTES } from '#src/places/contract-birth.ts';
import { DAY_MINUTES, MINUTE_MS } from './time-units.ts';

/** `computeSensitivity` searches this far on each side of the birth; an end beyond it is unbounded. */
const SEARCH_MINUTES = 240;

/** Beyond it a fact is stable. */
export const STABLE_MINUTES = BIRTH_TIME_MARGIN_MINUTES;

/** `minutesBefore`, `minutesAfter`: length of the interval before and after the birth. An end beyond the search is null. */
export const createInterval = (
  utc: string,
  minutesBefore: number,
  minutesAfter: number,
): BirthTimeInterval => ({
  from: shiftWithinSearch(utc, -minutesBefore),
  to: shiftWithinSearch(utc, minutesAfter),
});

/** @param changeDays the times of changes in days from the birth, negative before it */
export function findIntervalBetweenChanges(utc: string, changeDays: readonly number[]): BirthTimeInterval {
  const daysToNextChange = Math.min(...changeDays.filter((day) => day >= 0), Infinity);
  const daysToLastChange = Math.max(...changeDays.filter((day) => day < 0), -Infinity);
  return createInterval(utc, -daysToLastChange * DAY_MINUTES, daysToNextChange * DAY_MINUTES);
}

const shiftWithinSearch = (utc: string, minutes: number): string | null =>
  Math.abs(minutes) > SEARCH_MINUTES ? null : new Date(Date.parse(utc) + minutes * MINUTE_MS).toISOString();
