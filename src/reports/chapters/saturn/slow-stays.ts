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
export function listSlowStays(chart: Chart, graha: SlowGraha, from: string, to: string): SlowStay[] {
  const shiftInstant = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();
  return listSignStays(graha, shiftInstant(from, -MAX_STAY_MS), shiftInstant(to, MAX_STAY_MS), chart.settings)
    .filter((stay) => Date.parse(stay.to) > Date.parse(from) && Date.parse(stay.from) < Date.parse(to))
    .map((stay) => {
      const fromMoon = countHouse(chart.grahas.Moon.sign, stay.sign);
      const fromLagna = chart.lagna && countHouse(chart.lagna.sign, stay.sign);
      return { graha, ...stay, fromMoon, fromLagna, isFavourable: isFavourable(graha, fromMoon) };
    });
}

/** The day in the middle of a stay. */
export const getMiddleDay = ({ from, to }: { from: string; to: string }): string =>
  new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString().slice(0, 10);
