/** Finds new and full moons. */
import { DEFAULT_SETTINGS, computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { normalize, subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { formatIso, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { findBorderTimes } from '#src/astrology/motion/root-finding.ts';
import { getSign } from '#src/astrology/zodiac.ts';

export type Lunation = {
  kind: 'new-moon' | 'full-moon';
  at: string;
  /** of the Moon, 1 to 12 */
  sign: number;
};

/** Shorter than the time between a new and a full moon, which is at least 13.9 days. */
const STEP_DAYS = 5;

/** New and full moons between two ISO instants, in order of time: the Moon is 0 or 180 degrees from the Sun. */
export function listLunations(from: string, to: string): Lunation[] {
  const computeLongitude = (graha: 'Sun' | 'Moon', ut: number) =>
    computeSiderealLongitude(graha, toInstant(ut), DEFAULT_SETTINGS);
  const computeElongation = (ut: number) =>
    normalize(computeLongitude('Moon', ut) - computeLongitude('Sun', ut));
  return findBorderTimes(computeElongation, 2, parseUt(from), parseUt(to), STEP_DAYS).map((ut) => ({
    kind: Math.abs(subtractAngles(computeElongation(ut), 0)) < 90 ? 'new-moon' : 'full-moon',
    at: formatIso(ut),
    sign: getSign(computeLongitude('Moon', ut)),
  }));
}
