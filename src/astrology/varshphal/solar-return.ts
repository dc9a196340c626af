/** The solar return, when the Sun is back at its natal longitude and the annual year starts (varsha pravesh). */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { findRootByNewton, findRoot } from '#src/astrology/motion/root-finding.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createMotion } from '#src/astrology/motion/motion.ts';

/** Sidereal year in days; a single return differs from it by minutes. */
const SIDEREAL_YEAR = 365.256363;

/**
 * The return after `age` completed years, in days from J2000.0; 0 is the birth. Accurate to some hundredths of a
 * second, with one or two exact positions of the Sun.
 */
export function findSolarReturn(
  { utc, grahas, settings }: Pick<Chart, 'utc' | 'grahas' | 'settings'>,
  age: number,
): number {
  const motion = createMotion('Sun', settings);
  const createDifference = (longitude: (ut: number) => number) => (ut: number) =>
    subtractAngles(longitude(ut), grahas.Sun.longitude);
  const about = parseUt(utc) + age * SIDEREAL_YEAR;
  const estimate = findRoot(createDifference(motion.approximate), about - 1, about + 1);
  return findRootByNewton(
    { ...motion, value: createDifference(motion.longitude) },
    estimate,
    about - 1,
    about + 1,
  );
}

/** Completed years of life, counted by solar returns. */
export function computeAge(natal: Pick<Chart, 'utc' | 'grahas' | 'settings'>, iso: string): number {
  const about = Math.round((parseUt(iso) - parseUt(natal.utc)) / SIDEREAL_YEAR);
  return findSolarReturn(natal, about) <= parseUt(iso) ? about : about - 1;
}
