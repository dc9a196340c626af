/** When the Sun is back where it was at birth: the year begins (varsha pravesh). */
import { difference } from '#src/astrology/ephemeris/angle.ts';
import { nearZero, zero } from '#src/astrology/motion/border.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { utOf } from '#src/astrology/ephemeris/instant.ts';
import { motionOf } from '#src/astrology/motion/motion.ts';

/** Days from star to star; a single return differs from it by minutes. */
const SIDEREAL_YEAR = 365.256363;

/**
 * The return that ends year `age` of a life, in days from J2000.0; 0 is the birth. To some hundredths of a second, with one exact place of the Sun or two.
 */
export function solarReturn(
  { utc, grahas, settings }: Pick<Chart, 'utc' | 'grahas' | 'settings'>,
  age: number,
): number {
  const motion = motionOf('Sun', settings);
  const off = (longitude: (ut: number) => number) => (ut: number) =>
    difference(longitude(ut), grahas.Sun.longitude);
  const about = utOf(utc) + age * SIDEREAL_YEAR;
  const guess = zero(off(motion.coarse), about - 1, about + 1);
  return nearZero({ ...motion, value: off(motion.longitude) }, guess, about - 1, about + 1);
}

/** Completed years of life, counted from return to return. */
export function ageOn(natal: Pick<Chart, 'utc' | 'grahas' | 'settings'>, iso: string): number {
  const about = Math.round((utOf(iso) - utOf(natal.utc)) / SIDEREAL_YEAR);
  return solarReturn(natal, about) <= utOf(iso) ? about : about - 1;
}
