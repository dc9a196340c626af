/**
 * Placidus cusps. A degree of the ecliptic on the cusp of the twelfth or eleventh house has passed a third or two thirds
 * of the time from its rising to its culmination. A degree on the cusp of the second or third house will rise after a
 * third or two thirds of the time from its lower culmination to its rising. Source: J. Meeus, Astronomical Algorithms
 * (1998), ch. 13 and 15, for right ascension and the time above the horizon.
 */
import { normalize, RAD } from '#src/astrology/ephemeris/angle.ts';
import { computeAscendantAndMidheaven } from '#src/astrology/ephemeris/ascendant.ts';
import { computeTilt } from '#src/astrology/ephemeris/frame.ts';
import type { Instant } from '#src/astrology/ephemeris/instant.ts';
import type { GeographicLocation } from '#src/astrology/ephemeris/longitudes.ts';

/**
 * Returns the cusps of the houses 1 to 12 in degrees from the mean equinox of date.
 * @returns null beyond the polar circles, where a part of the ecliptic neither rises nor sets and has no cusps
 */
export function computePlacidusCusps(
  instant: Instant,
  { latitude, longitude }: GeographicLocation,
): number[] | null {
  const { obliquity, nutation, siderealTime } = computeTilt(instant);
  /** sine of the greatest ascensional difference, that of a degree with the declination of a solstice */
  const maxDifferenceSine = Math.tan(latitude * RAD) * Math.tan(obliquity * RAD);
  if (Math.abs(maxDifferenceSine) >= 1) return null;
  const { ascendant, midheaven } = computeAscendantAndMidheaven(instant, latitude, longitude);
  const [eleventh, twelfth, second, third] = INTERMEDIATE_CUSPS.map(({ equatorDegrees, share }) => {
    const ascension = solveAscension(
      (siderealTime + longitude + equatorDegrees) * RAD,
      share,
      maxDifferenceSine,
    );
    return toEclipticLongitude(ascension, obliquity) - nutation;
  }) as [number, number, number, number];
  const tenthToThird = [midheaven, eleventh, twelfth, ascendant, second, third];
  const fromTenth = [...tenthToThird, ...tenthToThird.map((degrees) => degrees + 180)].map(normalize);
  return [...fromTenth.slice(3), ...fromTenth.slice(0, 3)];
}

/**
 * The cusps 11, 12, 2 and 3: degrees of the equator east of the meridian for a degree without declination, and the share
 * of the ascensional difference that is added for any other one. The ascensional difference is the angle by which the way
 * of a degree from its rising to its culmination is longer than a quarter of a circle.
 */
const INTERMEDIATE_CUSPS = [
  { equatorDegrees: 30, share: 1 / 3 },
  { equatorDegrees: 60, share: 2 / 3 },
  { equatorDegrees: 120, share: 2 / 3 },
  { equatorDegrees: 150, share: 1 / 3 },
] as const;

/**
 * Solves `ascension = equator + share * ascensional difference(ascension)`, in radians. Each step reduces the error to
 * `share * |maxDifferenceSine|` or less, so there is one solution, and 80 steps suffice up to the polar circles.
 */
function solveAscension(equator: number, share: number, maxDifferenceSine: number): number {
  let ascension = equator;
  for (let step = 0; step < 80; step++)
    ascension = equator + share * Math.asin(maxDifferenceSine * Math.sin(ascension));
  return ascension;
}

const toEclipticLongitude = (ascension: number, obliquity: number): number =>
  Math.atan2(Math.sin(ascension), Math.cos(ascension) * Math.cos(obliquity * RAD)) / RAD;
