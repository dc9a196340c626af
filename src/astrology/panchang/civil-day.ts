/** The civil day of a birth, from midnight to midnight by the clock of the place. */
import { Temporal } from 'temporal-polyfill';
import { type BirthMoment, ChartInputError } from '#src/astrology/input.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';

export type CivilDay = {
  /** midnights, days of universal time from J2000.0 */
  start: number;
  end: number;
  /** 1 Sunday to 7 Saturday */
  weekday: number;
};

/** @throws ChartInputError */
export function computeCivilDay(birth: BirthMoment): CivilDay {
  const zone = birth.zone ?? formatMeanTimeZone(birth.longitude);
  const date = birth.localDate ? parseDate(birth.localDate) : computeLocalDate(birth.utc, zone);
  const computeMidnight = (day: Temporal.PlainDate) =>
    parseUt(new Date(runInZone(zone, () => day.toZonedDateTime(zone).epochMilliseconds)).toISOString());
  return {
    start: computeMidnight(date),
    end: computeMidnight(date.add({ days: 1 })),
    weekday: (date.dayOfWeek % 7) + 1,
  };
}

const computeLocalDate = (utc: string, zone: string) =>
  runInZone(zone, () => Temporal.Instant.from(utc).toZonedDateTimeISO(zone).toPlainDate());

/** Formats local mean time as a zone offset, to the minute; only the date is derived from it. */
function formatMeanTimeZone(longitude: number): string {
  const minutes = Math.round(longitude * 4);
  const pad = (part: number) => String(Math.trunc(part)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(Math.abs(minutes) / 60)}:${pad(Math.abs(minutes) % 60)}`;
}

function parseDate(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    throw new ChartInputError(
      'impossible-date',
      'localDate',
      `${text} is no day of the calendar. Please check day and month.`,
    );
  }
}

function runInZone<T>(zone: string, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ChartInputError(
      'no-zone',
      'zone',
      `"${zone}" is no time zone we know. Use a name like Asia/Kolkata.`,
    );
  }
}
