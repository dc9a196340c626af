/** When the Sun is back where it was at birth: the year begins (varsha pravesh). */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { findRootByNewton, findRoot } from '#src/astrology/motion/root-finding.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createMotion } from '#src/astrology/motion/motion.ts';

/** Days from star to star; a single return differs from it by minutes. */
const SIDEREAL_YEAR = 365.256363;

/**
 * The return that ends year `age` of a life, in days from J2000.0; 0 is the birth. To some hundredths of a second, with one exact place of the Sun or two.
 */
export function findSolarReturn(
  { utc, grahas, settings }: Pick<Chart, 'utc' | 'grahas' | 'settings'>,
  age: number,
): number {
  const motion = createMotion('Sun', settings);
  const off = (longitude: (ut: number) => number) => (ut: number) =>
    subtractAngles(longitude(ut), grahas.Sun.longitude);
  const about = parseUt(utc) + age * SIDEREAL_YEAR;
  const guess = findRoot(off(motion.approximate), about - 1, about + 1);
  return findRootByNewton({ ...motion, value: off(motion.longitude) }, guess, about - 1, about + 1);
}

/** Completed years of life, counted from return to return. */
export function computeAge(natal: Pick<Chart, 'utc' | 'grahas' | 'settings'>, iso: string): number {
  const about = Math.round((parseUt(iso) - parseUt(natal.utc)) / SIDEREAL_YEAR);
  return findSolarReturn(natal, about) <= parseUt(iso) ? about : about - 1;
}
