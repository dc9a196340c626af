/** Spica (Chitra), the star that defines the True Chitra ayanamsa. */
import { C_AUDAY } from 'astronomy-engine';
import { RAD } from './angle.ts';
import { toEquatorial, computeMeanLongitudeOfVector } from './frame.ts';
import { computeHeliocentric, type Vector } from './heliocentric.ts';
import { toInstant, type Instant } from './instant.ts';
import { memoize } from './memoize.ts';

/**
 * Degrees at J2000.0, degrees a year: Hipparcos, the new reduction (van Leeuwen 2007), HIP 65474. Its parallax is
 * negligible at 250 light-years.
 */
const PLACE = { ascension: 201.298247, declination: -11.161319 };
const MOTION = {
  ascension: -0.04235 / 3600 / Math.cos(PLACE.declination * RAD),
  declination: -0.03067 / 3600,
};

/**
 * Spica's apparent longitude in degrees on the mean equinox of date: proper motion, and annual aberration of twenty
 * arcseconds.
 */
export const computeSpica = ({ ut }: Instant): number => seen(ut);

const seen = memoize((ut) => {
  const instant = toInstant(ut);
  const years = instant.tt / 365.25;
  const star = toDirection(
    PLACE.ascension + MOTION.ascension * years,
    PLACE.declination + MOTION.declination * years,
  );
  const flight = toEquatorial(computeHeliocentric('Earth', instant.tt).motion);
  return computeMeanLongitudeOfVector(
    star.map((part, axis) => part + flight[axis]! / C_AUDAY) as unknown as Vector,
    instant,
  );
});

function toDirection(ascension: number, declination: number): Vector {
  const flat = Math.cos(declination * RAD);
  return [flat * Math.cos(ascension * RAD), flat * Math.sin(ascension * RAD), Math.sin(declination * RAD)];
}
