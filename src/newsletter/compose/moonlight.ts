/** The light of the Moon on each day of a month, and the days of its four phases. */
import { normalize, RAD } from '#src/astrology/ephemeris/angle.ts';
import { toInstant, toUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude, DEFAULT_SETTINGS } from '#src/astrology/ephemeris/longitudes.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import { listNoons } from './month.ts';

/** In the order of the angle between Moon and Sun: 0, 90, 180 and 270 degrees. */
const PHASES = ['new', 'first-quarter', 'full', 'last-quarter'] as const;

export type DayOfMoon = {
  /** the lit part of the disc at noon in India, 0 to 1 */
  light: number;
  /** the phase that is exact on this day in India */
  phase?: (typeof PHASES)[number];
};

/** @param month YYYY-MM @returns one entry per day */
export const listMoonlight = (month: string): DayOfMoon[] =>
  listNoons(month).map((noon) => {
    const [start, middle, end] = [-0.5, 0, 0.5].map((days) =>
      computeElongation(toUt(noon.getTime() + days * DAY_MS)),
    ) as [number, number, number];
    const light = (1 - Math.cos(middle * RAD)) / 2;
    const quarter = getQuarter(end);
    return quarter === getQuarter(start) ? { light } : { light, phase: PHASES[quarter]! };
  });

const getQuarter = (elongation: number): number => Math.floor(elongation / 90);

function computeElongation(ut: number): number {
  const [moon, sun] = (['Moon', 'Sun'] as const).map((graha) =>
    computeSiderealLongitude(graha, toInstant(ut), DEFAULT_SETTINGS),
  ) as [number, number];
  return normalize(moon - sun);
}
