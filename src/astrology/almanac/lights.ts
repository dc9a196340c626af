/** Sidereal longitudes of the Sun and the Moon for almanacs: many instants of a few days. */
import { normalize, RAD } from '#src/astrology/ephemeris/angle.ts';
import { computeAyanamsa } from '#src/astrology/ephemeris/ayanamsa.ts';
import { toInstant } from '#src/astrology/ephemeris/instant.ts';
import { DEFAULT_SETTINGS } from '#src/astrology/ephemeris/longitudes.ts';
import { memoize } from '#src/astrology/ephemeris/memoize.ts';
import { createMoonFunction } from '#src/astrology/ephemeris/moon.ts';
import { computeApparentPosition, computeApparentSpeed } from '#src/astrology/ephemeris/positions.ts';

/**
 * The theories are evaluated every six hours and extrapolated by at most three. Compared with a direct evaluation the error
 * stays under 0.05 arcseconds, which is a tenth of a second of a tithi.
 */
const EPOCHS_A_DAY = 4;
const getEpoch = (ut: number): number => Math.round(ut * EPOCHS_A_DAY) / EPOCHS_A_DAY;

/** Enough for the three months that the calendar of a month reads. */
const CACHED_EPOCHS = 512;

const getMoonFunction = memoize((epoch: number) => {
  const { tt } = toInstant(epoch);
  return createMoonFunction(tt);
}, CACHED_EPOCHS);

const getSun = memoize((epoch: number) => {
  const instant = toInstant(epoch);
  const ayanamsa = computeAyanamsa(DEFAULT_SETTINGS.ayanamsa, instant);
  return {
    longitude: computeApparentPosition('Sun', instant) - ayanamsa,
    speed: computeApparentSpeed('Sun', instant),
  };
}, CACHED_EPOCHS);

/** Degrees. @param ut days from J2000.0 */
export function computeMoonLongitude(ut: number): number {
  const epoch = getEpoch(ut);
  const tropical = getMoonFunction(epoch)(ut - epoch) / RAD;
  return normalize(tropical - computeAyanamsa(DEFAULT_SETTINGS.ayanamsa, toInstant(ut)));
}

/** Degrees. @param ut days from J2000.0 */
export function computeSunLongitude(ut: number): number {
  const epoch = getEpoch(ut);
  const { longitude, speed } = getSun(epoch);
  return normalize(longitude + speed * (ut - epoch));
}

/** Degrees from the Sun to the Moon, which grow from new moon to new moon. */
export const computeElongation = (ut: number): number =>
  normalize(computeMoonLongitude(ut) - computeSunLongitude(ut));

/** Degrees of the sum, which divides the yogas. */
export const computeYogaAngle = (ut: number): number =>
  normalize(computeMoonLongitude(ut) + computeSunLongitude(ut));
