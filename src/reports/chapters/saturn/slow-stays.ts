/** Transits of the slow grahas through the signs, counted from the Moon and the lagna. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { listSignStays } from '#src/astrology/motion/sign-stays.ts';
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';

export const SLOW_GRAHAS = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const satisfies readonly Graha[];
export type SlowGraha = (typeof SLOW_GRAHAS)[number];

export type SlowStay = {
  graha: SlowGraha;
  sign: number;
  /** ISO instants */
  from: string;
  to: string;
  /** the graha entered the sign in retrograde motion */
  enteredRetrograde: boolean;
  /** house counted from the sign of the Moon, 1 to 12 */
  fromMoon: number;
  /** house counted from the lagna; null if the birth time is unknown */
  fromLagna: number | null;
  isFavourable: boolean;
};

/** Longer than any stay of Saturn in a sign. */
const MAX_STAY_MS = 1200 * DAY_MS;

/** Stays that overlap the time between two instants, with their full dates. */
export const listSlowStays = (chart: Chart, graha: SlowGraha, from: string, to: string): SlowStay[] =>
  searchStaysFrom(chart, graha, from, to).filter((stay) => Date.parse(stay.from) < Date.parse(to));

/**
 * As `listSlowStays`, and after them those up to the last return to one of their signs: a graha that turns back after `to` comes back to
 * a sign for some months.
 */
export function listSlowStaysWithReturns(
  chart: Chart,
  graha: SlowGraha,
  from: string,
  to: string,
): SlowStay[] {
  const stays = searchStaysFrom(chart, graha, from, to);
  const signs = new Set(
    stays.filter((stay) => Date.parse(stay.from) < Date.parse(to)).map(({ sign }) => sign),
  );
  return stays.slice(0, stays.findLastIndex(({ sign }) => signs.has(sign)) + 1);
}

/** Stays that end after `from`, up to some years after `to`. */
function searchStaysFrom(chart: Chart, graha: SlowGraha, from: string, to: string): SlowStay[] {
  const shiftInstant = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();
  return listSignStays(graha, shiftInstant(from, -MAX_STAY_MS), shiftInstant(to, MAX_STAY_MS), chart.settings)
    .filter((stay) => Date.parse(stay.to) > Date.parse(from))
    .map((stay) => {
      const fromMoon = countHouse(chart.grahas.Moon.sign, stay.sign);
      const fromLagna = chart.lagna && countHouse(chart.lagna.sign, stay.sign);
      return { graha, ...stay, fromMoon, fromLagna, isFavourable: isFavourable(graha, fromMoon) };
    });
}

/** The day in the middle of a stay. */
export const getMiddleDay = ({ from, to }: { from: string; to: string }): string =>
  new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString().slice(0, 10);
