/** Where the slow grahas go in coming years, against one birth: counted from the Moon and the lagna, weighed by points. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { signStays } from '#src/astrology/motion/sign-stays.ts';
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';

export const SLOW_GRAHAS = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const satisfies readonly Graha[];
export type SlowGraha = (typeof SLOW_GRAHAS)[number];

export type SlowStay = {
  graha: SlowGraha;
  sign: number;
  from: string;
  to: string;
  /** entered in retrograde motion */
  backwards: boolean;
  fromMoon: number;
  /** null when the birth time is unknown */
  fromLagna: number | null;
  favourable: boolean;
};

export const DAY_MS = 86_400_000;
/** More than Saturn, the slowest, ever stays in a sign. */
const MAX_STAY_MS = 1200 * DAY_MS;

/** Stays that touch the time between two instants, each with its real beginning and end. */
export function findSlowStays(chart: Chart, graha: SlowGraha, from: string, to: string): SlowStay[] {
  const shifted = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();
  return signStays(graha, shifted(from, -MAX_STAY_MS), shifted(to, MAX_STAY_MS), chart.settings)
    .filter((stay) => Date.parse(stay.to) > Date.parse(from) && Date.parse(stay.from) < Date.parse(to))
    .map((stay) => {
      const fromMoon = countHouse(chart.grahas.Moon.sign, stay.sign);
      const fromLagna = chart.lagna && countHouse(chart.lagna.sign, stay.sign);
      return { graha, ...stay, fromMoon, fromLagna, favourable: isFavourable(graha, fromMoon) };
    });
}

/** A day on which a stay is well under way. */
export const findMiddleDay = ({ from, to }: { from: string; to: string }): string =>
  new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString().slice(0, 10);

/** Points of a graha in a sign; null without a birth time. */
export const getBindus = (chart: Chart, graha: ClassicalGraha, sign: number): number | null =>
  chart.lagna && requireAshtakavarga(chart).grahas[graha].bindus[sign - 1]!;

type BindusGrade = 'many' | 'some' | 'few';

/** Of eight points four are the middle, and Saturn, who has the fewest to give, averages three and a quarter. */
export const gradeBindus = (points: number): BindusGrade =>
  points >= 5 ? 'many' : points >= 3 ? 'some' : 'few';
