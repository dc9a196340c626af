/**
 * Finds the solar return (varsha pravesh): the instant at which the Sun returns to its natal longitude and a year of
 * the annual charts starts.
 */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { findRootByNewton, findRoot } from '#src/astrology/motion/root-finding.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createMotion } from '#src/astrology/motion/motion.ts';

/** The time between two returns differs from it by minutes. */
const SIDEREAL_YEAR_DAYS = 365.256363;

type Natal = Pick<Chart, 'utc' | 'grahas' | 'settings'>;

const returnsByNatal = new WeakMap<Natal, Map<number, number>>();

/**
 * Finds the return after `age` completed years, in days from J2000.0; 0 is the birth. The result is accurate to some
 * hundredths of a second and needs one or two exact positions of the Sun. It is cached by chart, because the age
 * and the limits of the year need the same returns.
 */
export function findSolarReturn(natal: Natal, age: number): number {
  const returns = returnsByNatal.get(natal) ?? new Map<number, number>();
  returnsByNatal.set(natal, returns);
  const cached = returns.get(age);
  if (cached !== undefined) return cached;
  const solarReturn = searchSolarReturn(natal, age);
  returns.set(age, solarReturn);
  return solarReturn;
}

function searchSolarReturn({ utc, grahas, settings }: Natal, age: number): number {
  const motion = createMotion('Sun', settings);
  const createDifferenceFunction = (longitude: (ut: number) => number) => (ut: number) =>
    subtractAngles(longitude(ut), grahas.Sun.longitude);
  const meanReturn = parseUt(utc) + age * SIDEREAL_YEAR_DAYS;
  const estimate = findRoot(
    createDifferenceFunction(motion.approximateLongitude),
    meanReturn - 1,
    meanReturn + 1,
  );
  return findRootByNewton(
    { ...motion, value: createDifferenceFunction(motion.longitude) },
    estimate,
    meanReturn - 1,
    meanReturn + 1,
  );
}

/** Counts the completed years of life by solar returns. */
export function countSolarReturns(natal: Natal, iso: string): number {
  const nearestAge = Math.round((parseUt(iso) - parseUt(natal.utc)) / SIDEREAL_YEAR_DAYS);
  return findSolarReturn(natal, nearestAge) <= parseUt(iso) ? nearestAge : nearestAge - 1;
}
