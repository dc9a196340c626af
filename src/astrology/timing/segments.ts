/**
 * Divides the years ahead into segments in which the input of the rules does not change: antardashas, and stays of
 * Jupiter and Saturn in signs. Times are days from J2000.0.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { formatIso, parseUt, toUt } from '#src/astrology/ephemeris/instant.ts';
import { findStays } from '#src/astrology/motion/sign-stays.ts';

export type Segment = {
  from: number;
  to: number;
  maha: Period;
  antar: Period;
  /** signs in transit */
  jupiter: number;
  saturn: number;
};

type Period = { lord: Graha; from: number; to: number };
type NumericStay = { sign: number; from: number; to: number };

/** Longer than a stay in a sign, so that the first stay of the search has begun. */
const MARGIN_DAYS = 1200;

/** @param furtherBorders at which a segment also ends */
export function listSegments(
  chart: Chart,
  from: number,
  to: number,
  furtherBorders: readonly number[],
): Segment[] {
  const [fromIso, toIso] = [formatIso(from), formatIso(to)];
  const isRunning = (period: { start: string; end: string }) =>
    period.end >= fromIso && period.start <= toIso;
  const runningMahas = chart.vimshottari.filter(isRunning);
  const mahas = toPeriods(runningMahas);
  const antars = toPeriods(runningMahas.flatMap(({ antar }) => antar.filter(isRunning)));
  const [jupiter, saturn] = [listStays('Jupiter', chart, from, to), listStays('Saturn', chart, from, to)];
  const ends = [...antars, ...jupiter, ...saturn].map((part) => part.to);
  const borders = [...new Set([from, ...ends, ...furtherBorders, to])]
    .filter((border) => border >= from && border <= to)
    .toSorted((a, b) => a - b);
  return borders.slice(0, -1).flatMap((start, index) => {
    const end = borders[index + 1]!;
    const at = (start + end) / 2;
    const [maha, antar] = [findPart(mahas, at), findPart(antars, at)];
    // The last antardasha ends 120 years after the beginning of the first.
    if (!maha || !antar) return [];
    const signs = { jupiter: findPart(jupiter, at)!.sign, saturn: findPart(saturn, at)!.sign };
    return [{ from: start, to: end, maha, antar, ...signs }];
  });
}

/** The instant at which `age` calendar years after the birth are completed, in days from J2000.0. */
export function getBirthday({ utc }: Chart, age: number): number {
  const birthday = new Date(utc);
  return toUt(birthday.setUTCFullYear(birthday.getUTCFullYear() + age));
}

const toPeriods = (periods: readonly { lord: Graha; start: string; end: string }[]): Period[] =>
  periods.map(({ lord, start, end }) => ({ lord, from: parseUt(start), to: parseUt(end) }));

const listStays = (graha: 'Jupiter' | 'Saturn', chart: Chart, from: number, to: number): NumericStay[] =>
  findStays(graha, from - MARGIN_DAYS, to + MARGIN_DAYS, chart.settings).map((stay) => ({
    sign: stay.sign,
    from: stay.from.ut,
    to: stay.to.ut,
  }));

const findPart = <T extends { from: number; to: number }>(parts: readonly T[], at: number): T | undefined =>
  parts.find((part) => part.from <= at && at < part.to);
