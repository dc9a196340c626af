/** The clock on the wall, read from what a member typed. */
import { Temporal } from 'temporal-polyfill';
import type { BirthDetails } from './contract-birth.ts';
import { PlaceTimeError } from './place-time-error.ts';

/** The ephemeris and the zone database are good for these years. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;

/** Noon where the time is unknown. @throws PlaceTimeError */
export function civilTime({ date, time, timeKind }: BirthDetails): Temporal.PlainDateTime {
  const day = dayOf(date);
  return day.toPlainDateTime(timeKind === 'unknown' ? '12:00' : timeOf(time));
}

function dayOf(date: string): Temporal.PlainDate {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? unlessRangeError(() => Temporal.PlainDate.from(date))
    : undefined;
  if (!day)
    throw new PlaceTimeError(
      'impossible-date',
      'date',
      'That date does not exist. Please check the day and the month.',
    );
  return withinYears(day);
}

/** @throws PlaceTimeError */
export function withinYears<T extends { year: number }>(day: T): T {
  if (day.year >= FIRST_YEAR && day.year <= LAST_YEAR) return day;
  throw new PlaceTimeError(
    'out-of-range',
    'date',
    `Please give a date between ${FIRST_YEAR} and ${LAST_YEAR}.`,
  );
}

function timeOf(time = ''): Temporal.PlainTime {
  const clock = /^\d{2}:\d{2}$/.test(time)
    ? unlessRangeError(() => Temporal.PlainTime.from(time))
    : undefined;
  if (clock) return clock;
  throw new PlaceTimeError('impossible-time', 'time', 'Please give the time as HH:MM, for example 14:30.');
}

/** Temporal says "no" with a RangeError: to a 31 February, to an unknown zone. */
export function unlessRangeError<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
