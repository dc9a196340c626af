/** Instants of the engine, counted in days from J2000.0, which is 2000-01-01T12:00. */
import { computeDeltaT } from './delta-t.ts';

const J2000_MS = Date.UTC(2000, 0, 1, 12);
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/**
 * One moment in universal time (`ut`) and terrestrial time (`tt`). UTC is taken as UT1: they differ by less than
 * 0.9 s.
 */
export type Instant = { ut: number; tt: number };

/** @param ut days from J2000.0 in universal time */
export const toInstant = (ut: number): Instant => ({ ut, tt: ut + computeDeltaT(ut) / 86_400 });

/** Days of universal time from J2000.0; NaN for text that is not an ISO instant. */
export const parseUt = (iso: string): number => toUt(Date.parse(iso));

/** Converts milliseconds since the Unix epoch to days from J2000.0. */
export const toUt = (ms: number): number => (ms - J2000_MS) / DAY_MS;

/** Converts days from J2000.0 to whole milliseconds since the Unix epoch. */
export const toMs = (ut: number): number => J2000_MS + Math.round(ut * DAY_MS);

const SECONDS_A_DAY = 86_400;
/** Seconds from midnight to noon: J2000.0 is a noon. */
const NOON_SECONDS = SECONDS_A_DAY / 2;
const padTwo = (n: number) => String(n).padStart(2, '0');
/** Precomputed texts: a chart formats a thousand instants, and Date.toISOString takes five times as long. */
const MONTH_DAYS = Array.from(
  { length: 13 * 32 },
  (_, n) => `-${padTwo(Math.floor(n / 32))}-${padTwo(n % 32)}T`,
);
const MINUTES = Array.from({ length: 1440 }, (_, n) => `${padTwo(Math.floor(n / 60))}:${padTwo(n % 60)}:`);
const SECONDS = Array.from({ length: 60 }, (_, n) => `${padTwo(n)}Z`);

/** Formats an instant as ISO UTC, to the nearest second. */
export function formatIso(ut: number): string {
  const seconds = Math.round(ut * SECONDS_A_DAY) + NOON_SECONDS;
  const days = Math.floor(seconds / SECONDS_A_DAY);
  const secondOfDay = seconds - days * SECONDS_A_DAY;
  const minute = Math.floor(secondOfDay / 60);
  return formatDate(days) + MINUTES[minute]! + SECONDS[secondOfDay - minute * 60]!;
}

/**
 * Formats the day `days` after 1 January 2000 as YYYY-MM-DDT. Source: J. Meeus, Astronomical Algorithms (1998), ch. 7.
 */
function formatDate(days: number): string {
  const julian = days + 2_451_545;
  const century = Math.floor((julian - 1_867_216.25) / 36_524.25);
  const b = julian + 1525 + century - Math.floor(century / 4);
  const c = Math.floor((b - 122.1) / 365.25);
  const d = b - Math.floor(365.25 * c);
  const e = Math.floor(d / 30.6001);
  const month = e < 14 ? e - 1 : e - 13;
  return String(month > 2 ? c - 4716 : c - 4715) + MONTH_DAYS[month * 32 + d - Math.floor(30.6001 * e)]!;
}

/** One minute in days. */
export const MINUTE_DAYS = 1 / 1440;
