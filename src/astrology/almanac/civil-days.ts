/** Civil days of a place, from midnight to midnight by its clock. */
import { Temporal } from 'temporal-polyfill';
import { ChartInputError } from '#src/astrology/input.ts';
import { toUt } from '#src/astrology/ephemeris/instant.ts';
import type { GeographicLocation } from '#src/astrology/ephemeris/longitudes.ts';

/** `zone`: IANA time zone, whose clock bounds the civil day. */
export type AlmanacPlace = GeographicLocation & { zone: string };

/** `start` and `end`: midnights, days from J2000.0. `weekday`: 1 Sunday to 7 Saturday. */
export type AlmanacDay = { date: string; weekday: number; start: number; end: number };

/**
 * Days in a row.
 * @param from YYYY-MM-DD
 * @throws ChartInputError for a date or zone that does not exist
 */
export function listCivilDays(zone: string, from: string, count: number): AlmanacDay[] {
  const first = parseDate(from);
  const dates = Array.from({ length: count + 1 }, (_, days) => first.add({ days }));
  const midnights = dates.map((date) => findMidnight(date, zone));
  return dates.slice(0, count).map((date, index) => ({
    date: date.toString(),
    weekday: (date.dayOfWeek % 7) + 1,
    start: midnights[index]!,
    end: midnights[index + 1]!,
  }));
}

function parseDate(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    const message = `${text} is not a date of the calendar. Please check day and month.`;
    throw new ChartInputError('impossible-date', 'localDate', message);
  }
}

function findMidnight(date: Temporal.PlainDate, zone: string): number {
  try {
    return toUt(date.toZonedDateTime(zone).epochMilliseconds);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `"${zone}" is not a known time zone. Use a name like Asia/Kolkata.`;
    throw new ChartInputError('unknown-zone', 'zone', message);
  }
}
