/** The civil day of a birth, from midnight to midnight by the clock of the place. */
import { Temporal } from 'temporal-polyfill';
import { type BirthMoment, ChartInputError } from '#src/astrology/input.ts';
import { toUt } from '#src/astrology/ephemeris/instant.ts';
import { memoize } from '#src/astrology/ephemeris/memoize.ts';

export type CivilDay = {
  /** midnights, days of universal time from J2000.0 */
  start: number;
  end: number;
  /** 1 Sunday to 7 Saturday */
  weekday: number;
};

/** @throws ChartInputError */
export function computeCivilDay(birth: BirthMoment): CivilDay {
  const { zone, utcOffsetSeconds = zone === undefined ? computeMeanOffset(birth.longitude) : undefined } =
    birth;
  const date = findLocalDate(birth, zone, utcOffsetSeconds);
  return computeDay(JSON.stringify({ date, zone, utcOffsetSeconds }));
}

type DayOfPlace = { date: string; zone?: string; utcOffsetSeconds?: number };

/** Cached, because the charts of nearby births have the day of the birth. The key is a DayOfPlace in JSON. */
const computeDay = memoize((key: string): CivilDay => {
  const day = JSON.parse(key) as DayOfPlace;
  const date = parseDate(day.date);
  const [start, end] = findMidnights(day, date) as [number, number];
  return { start, end, weekday: (date.dayOfWeek % 7) + 1 };
});

/** YYYY-MM-DD */
function findLocalDate(
  { localDate, utc }: BirthMoment,
  zone: string | undefined,
  utcOffsetSeconds: number | undefined,
): string {
  if (localDate) return localDate;
  if (zone === undefined || utcOffsetSeconds !== undefined)
    return new Date(Date.parse(utc) + utcOffsetSeconds! * 1000).toISOString().slice(0, 10);
  return runInZone(zone, () =>
    Temporal.Instant.fromEpochMilliseconds(Date.parse(utc)).toZonedDateTimeISO(zone).toPlainDate().toString(),
  );
}

/**
 * The clock of ICU is used if it has the offset of the birth at one of the two midnights; otherwise the offset of the
 * birth is used for the whole day.
 */
function findMidnights({ zone, utcOffsetSeconds }: DayOfPlace, date: Temporal.PlainDate): number[] {
  const days = [date, date.add(ONE_DAY)];
  if (zone === undefined) return days.map((day) => computeMidnightAtOffset(day, utcOffsetSeconds!));
  const midnights = days.map((day) => runInZone(zone, () => day.toZonedDateTime(zone)));
  const isOffsetOfBirth = ({ offsetNanoseconds }: Temporal.ZonedDateTime) =>
    offsetNanoseconds / 1e9 === utcOffsetSeconds;
  return utcOffsetSeconds === undefined || midnights.some(isOffsetOfBirth)
    ? midnights.map(({ epochMilliseconds }) => toUt(epochMilliseconds))
    : days.map((day) => computeMidnightAtOffset(day, utcOffsetSeconds));
}

const ONE_DAY = Temporal.Duration.from({ days: 1 });

const computeMidnightAtOffset = (day: Temporal.PlainDate, utcOffsetSeconds: number): number =>
  toUt(day.toZonedDateTime('UTC').epochMilliseconds - utcOffsetSeconds * 1000);

/** Seconds of local mean time, to the minute; only the day is derived from it. */
const computeMeanOffset = (longitude: number): number => Math.round(longitude * 4) * 60;

function parseDate(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    throw new ChartInputError(
      'impossible-date',
      'localDate',
      `${text} is not a date of the calendar. Please check day and month.`,
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
      `"${zone}" is not a known time zone. Use a name like Asia/Kolkata.`,
    );
  }
}
