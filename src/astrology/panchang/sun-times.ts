/** Computes sunrise and sunset of a civil day. */
import { KM_PER_AU } from 'astronomy-engine';
import { normalize, RAD } from '#src/astrology/ephemeris/angle.ts';
import { findRoot } from '#src/astrology/motion/root-finding.ts';
import type { CivilDay } from './civil-day.ts';
import type { ChartSettings } from '#src/astrology/contract.ts';
import { EARTH_TURN, computeTilt } from '#src/astrology/ephemeris/frame.ts';
import { computeHeliocentric } from '#src/astrology/ephemeris/heliocentric.ts';
import { toInstant, type Instant } from '#src/astrology/ephemeris/instant.ts';
import type { GeographicLocation } from '#src/astrology/ephemeris/longitudes.ts';
import { computeApparentPosition, computeApparentSpeed } from '#src/astrology/ephemeris/positions.ts';

/** Days from J2000.0; null if the event does not happen between the two midnights. */
export type SunTimes = { rise: number | null; set: number | null };

/**
 * By default sunrise is defined as in almanacs: the upper limb is on a level horizon at sea level, with refraction. By
 * the other definitions it is about four minutes later in India.
 */
export function computeSunTimes(
  { start, end }: CivilDay,
  spot: GeographicLocation,
  definition: ChartSettings['sunrise'] = 'upper-limb',
): SunTimes {
  const noon = toInstant((start + end) / 2);
  const sun = createSunFunction(noon, spot);
  const horizon = HORIZONS[definition](noon);
  const above = (ut: number) => sun.altitude(ut) - horizon;
  const legs = findTransits(start, end, sun.hourAngle).map(
    (turn, index, all) => [turn, all[index + 1]!] as const,
  );
  const crossing = (goes: (from: number, to: number) => boolean) => {
    const leg = legs.slice(0, -1).find(([from, to]) => goes(above(from), above(to)));
    return leg ? findRoot(above, ...leg) : null;
  };
  return {
    rise: crossing((from, to) => from < 0 && to >= 0),
    set: crossing((from, to) => from >= 0 && to < 0),
  };
}

/** Degrees at the horizon in air of 1013.25 hPa and 15 degrees: 33.6' (Sinclair's formula, NAO Technical Note 59). */
const REFRACTION = 33.6 / 60;
/** Degrees of the Sun's parallax at the horizon. */
const PARALLAX = 8.794 / 3600;
const SUN_RADIUS_AU = 696_000 / KM_PER_AU;

/** The true altitude of the Sun's centre, in degrees, at which it rises. */
const HORIZONS: Record<ChartSettings['sunrise'], (noon: Instant) => number> = {
  'upper-limb': (noon) => PARALLAX - REFRACTION - computeSolarRadius(noon),
  centre: () => PARALLAX - REFRACTION,
  hindu: () => 0,
};

/** The Sun's apparent radius in degrees. */
const computeSolarRadius = ({ tt }: Instant): number =>
  Math.asin(SUN_RADIUS_AU / Math.hypot(...computeHeliocentric('Earth', tt).position)) / RAD;

/**
 * The Sun's motion over a day is linear to a hundredth of a second of sunrise: one position and one speed are
 * enough.
 */
function createSunFunction(noon: Instant, { latitude, longitude }: GeographicLocation) {
  const { obliquity, nutation, siderealTime } = computeTilt(noon);
  const [place, speed] = [computeApparentPosition('Sun', noon) + nutation, computeApparentSpeed('Sun', noon)];
  const [sinTilt, cosTilt] = [Math.sin(obliquity * RAD), Math.cos(obliquity * RAD)];
  const [sinLatitude, cosLatitude] = [Math.sin(latitude * RAD), Math.cos(latitude * RAD)];
  const along = (ut: number) => (place + speed * (ut - noon.ut)) * RAD;
  const hourAngle = (ut: number) => {
    const ascension = Math.atan2(Math.sin(along(ut)) * cosTilt, Math.cos(along(ut))) / RAD;
    return normalize(siderealTime + EARTH_TURN * (ut - noon.ut) + longitude - ascension);
  };
  const altitude = (ut: number) => {
    const sinDeclination = Math.sin(along(ut)) * sinTilt;
    const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
    const up = Math.cos(hourAngle(ut) * RAD) * cosLatitude * cosDeclination;
    return Math.asin(sinLatitude * sinDeclination + up) / RAD;
  };
  return { hourAngle, altitude };
}

/**
 * The ends of the day, and noon and midnight by the Sun between them: the altitude is monotonic from one to the
 * next.
 */
function findTransits(start: number, end: number, hourAngle: (ut: number) => number): number[] {
  const toNext = (180 - (hourAngle(start) % 180)) / 360;
  const within = [0, 1, 2].map((half) => start + toNext + half / 2).filter((ut) => ut < end);
  return [start, ...within, end];
}
