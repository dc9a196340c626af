/** The civil day of a birth, from midnight to midnight by the clock of the place. */
import { Temporal } from 'temporal-polyfill';
import { type BirthMoment, ChartInputError } from '#src/astrology/input.ts';
import { toUt } from '#src/astrology/ephemeris/instant.ts';

export type CivilDay = {
  /** midnights, days of universal time from J2000.0 */
  start: number;
  end: number;
  /** 1 Sunday to 7 Saturday */
  weekday: number;
};

/** @throws ChartInputError */
export function computeCivilDay(birth: BirthMoment): CivilDay {
  const date = findLocalDate(birth);
  const [start, end] = findMidnights(birth, date) as [number, number];
  return { start, end, weekday: (date.dayOfWeek % 7) + 1 };
}

function findLocalDate({
  localDate,
  utc,
  utcOffsetSeconds,
  zone,
  longitude,
}: BirthMoment): Temporal.PlainDate {
  if (localDate) return parseDate(localDate);
  if (utcOffsetSeconds !== undefined)
    return computeLocalDate(toIsoString(Date.parse(utc) + utcOffsetSeconds * 1000), 'UTC');
  return computeLocalDate(utc, zone ?? formatMeanTimeZone(longitude));
}

/**
 * ICU knows the clock of a day if it has the offset of the birth at one of the two midnights; otherwise the clock is
 * taken to have had the offset of the birth all day.
 */
function findMidnights(
  { zone, longitude, utcOffsetSeconds }: BirthMoment,
  date: Temporal.PlainDate,
): number[] {
  const days = [date, date.add(ONE_DAY)];
  if (zone === undefined && utcOffsetSeconds !== undefined)
    return days.map((day) => computeMidnightAtOffset(day, utcOffsetSeconds));
  const zoneName = zone ?? formatMeanTimeZone(longitude);
  const midnights = days.map((day) => runInZone(zoneName, () => day.toZonedDateTime(zoneName)));
  const isOffsetOfBirth = ({ offsetNanoseconds }: Temporal.ZonedDateTime) =>
    offsetNanoseconds / 1e9 === utcOffsetSeconds;
  return utcOffsetSeconds === undefined || midnights.some(isOffsetOfBirth)
    ? midnights.map(({ epochMilliseconds }) => toUt(epochMilliseconds))
    : days.map((day) => computeMidnightAtOffset(day, utcOffsetSeconds));
}

const ONE_DAY = Temporal.Duration.from({ days: 1 });

const computeMidnightAtOffset = (day: Temporal.PlainDate, utcOffsetSeconds: number): number =>
  toUt(day.toZonedDateTime('UTC').epochMilliseconds - utcOffsetSeconds * 1000);

const toIsoString = (ms: number) => new Date(ms).toISOString();

const computeLocalDate = (utc: string, zone: string) =>
  runInZone(zone, () =>
    Temporal.Instant.fromEpochMilliseconds(Date.parse(utc)).toZonedDateTimeISO(zone).toPlainDate(),
  );

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
      'unknown-zone',
      'zone',
      `"${zone}" is no time zone we know. Use a name like Asia/Kolkata.`,
    );
  }
}
