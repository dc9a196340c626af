/** The twelve calendar months of a year ahead, in Indian time. */
import { memoize } from '#src/astrology/ephemeris/memoize.ts';
import { INDIA_OFFSET_SECONDS, toIndianTime } from '#src/reports/text/phrases.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';

export type YearMonth = {
  /** 0 to 11, in the order of the report */
  index: number;
  /** January is 1 */
  month: number;
  year: number;
  /** ISO instants: Indian midnight to Indian midnight */
  from: string;
  to: string;
  /** start of the month, or the moment of the order in the first month */
  firstInstant: string;
};

const IST_OFFSET_MS = INDIA_OFFSET_SECONDS * 1000;

/** If fewer days are left in the month of the order, the year begins with the next month. */
const MIN_DAYS_LEFT_IN_MONTH = 7;

/** @param now the instant of the order */
export const listYearMonths: (now: string) => readonly YearMonth[] = memoize(computeYearMonths);

function computeYearMonths(now: string): readonly YearMonth[] {
  const indianTime = toIndianTime(now);
  const [year, month] = [indianTime.getUTCFullYear(), indianTime.getUTCMonth()];
  const daysLeft = (toIndianMidnight(year, month + 1) - Date.parse(now)) / DAY_MS;
  const firstMonth = month + (daysLeft < MIN_DAYS_LEFT_IN_MONTH ? 1 : 0);
  return Array.from({ length: 12 }, (_, index) => createMonth(index, year, firstMonth + index, now));
}

function createMonth(index: number, year: number, month: number, now: string): YearMonth {
  const [from, to] = [toIndianMidnight(year, month), toIndianMidnight(year, month + 1)];
  const monthStart = toIndianTime(from);
  return {
    index,
    month: monthStart.getUTCMonth() + 1,
    year: monthStart.getUTCFullYear(),
    from: toIso(from),
    to: toIso(to),
    firstInstant: toIso(Math.max(from, Date.parse(now))),
  };
}

/** @param month counted from 0; above 11 it is a month of a later year */
const toIndianMidnight = (year: number, month: number): number => Date.UTC(year, month, 1) - IST_OFFSET_MS;

/** An ISO instant without milliseconds. */
export const toIso = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** The Indian midnights between two ISO instants, in epoch milliseconds. */
export function listIndianDays(from: string, to: string): number[] {
  const firstMidnight = Math.ceil((Date.parse(from) + IST_OFFSET_MS) / DAY_MS) * DAY_MS - IST_OFFSET_MS;
  const count = Math.max(0, Math.ceil((Date.parse(to) - firstMidnight) / DAY_MS));
  return Array.from({ length: count }, (_, day) => firstMidnight + day * DAY_MS);
}

export const isWithin = (at: string, { from, to }: { from: string; to: string }): boolean =>
  Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to);

export const getLaterInstant = (a: string, b: string): string => (Date.parse(a) > Date.parse(b) ? a : b);
export const getEarlierInstant = (a: string, b: string): string => (Date.parse(a) < Date.parse(b) ? a : b);
