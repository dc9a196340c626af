/** Computes the position of Spica (Chitra), the star that defines the True Chitra ayanamsa. */
import { C_AUDAY } from 'astronomy-engine';
import { RAD } from './angle.ts';
import { toEquatorial, computeLongitudeOfEquatorialVector } from './frame.ts';
import { computeHeliocentric, type Vector } from './heliocentric.ts';
import { toInstant, type Instant } from './instant.ts';
import { memoize } from './memoize.ts';

/**
 * Right ascension and declination in degrees at J2000.0, and their changes in degrees a year: Hipparcos, the new
 * reduction (van Leeuwen 2007), HIP 65474. The parallax is negligible at 250 light-years.
 */
const POSITION = { ascension: 201.298247, declination: -11.161319 };
const PROPER_MOTION = {
  ascension: -0.04235 / 3600 / Math.cos(POSITION.declination * RAD),
  declination: -0.03067 / 3600,
};

/**
 * Computes the apparent longitude of Spica in degrees from the mean equinox of date, with proper motion and the annual
 * aberration of twenty arcseconds.
 */
export const computeSpica = ({ ut }: Instant): number => computeApparentLongitude(ut);

const computeApparentLongitude = memoize((ut) => {
  const instant = toInstant(ut);
  const years = instant.tt / 365.25;
  const star = toDirection(
    POSITION.ascension + PROPER_MOTION.ascension * years,
    POSITION.declination + PROPER_MOTION.declination * years,
  );
  const earthVelocity = toEquatorial(computeHeliocentric('Earth', instant.tt).velocity);
  return computeLongitudeOfEquatorialVector(
    star.map((component, axis) => component + earthVelocity[axis]! / C_AUDAY) as unknown as Vector,
    instant,
  );
});

function toDirection(ascension: number, declination: number): Vector {
  const projection = Math.cos(declination * RAD);
  return [
    projection * Math.cos(ascension * RAD),
    projection * Math.sin(ascension * RAD),
    Math.sin(declination * RAD),
  ];
}
