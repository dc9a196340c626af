/** Parses the local date and time that a member typed. */
import { Temporal } from 'temporal-polyfill';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { BirthTimeError } from './birth-time-error.ts';

/** The ephemeris and the time zone data cover these years. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;

/** @returns noon if the time is unknown @throws BirthTimeError */
export function parseLocalTime({ date, time, timeKind }: BirthDetails): Temporal.PlainDateTime {
  const day = parseDate(date);
  return day.toPlainDateTime(timeKind === 'unknown' ? '12:00' : parseTime(time));
}

function parseDate(date: string): Temporal.PlainDate {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? catchRangeError(() => Temporal.PlainDate.from(date))
    : undefined;
  if (!day)
    throw new BirthTimeError(
      'impossible-date',
      'date',
      'That date does not exist. Please check the day and the month.',
    );
  return requireSupportedYear(day);
}

/** @throws BirthTimeError */
export function requireSupportedYear<T extends { year: number }>(day: T): T {
  if (day.year >= FIRST_YEAR && day.year <= LAST_YEAR) return day;
  throw new BirthTimeError(
    'out-of-range',
    'date',
    `Please give a date between ${FIRST_YEAR} and ${LAST_YEAR}.`,
  );
}

function parseTime(time = ''): Temporal.PlainTime {
  const plainTime = /^\d{2}:\d{2}$/.test(time)
    ? catchRangeError(() => Temporal.PlainTime.from(time))
    : undefined;
  if (plainTime) return plainTime;
  throw new BirthTimeError('impossible-time', 'time', 'Please give the time as HH:MM, for example 14:30.');
}

/** Temporal throws a RangeError for an impossible date and for an unknown time zone. */
export function catchRangeError<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
