/** Computes sunrise and sunset of a civil day. */
import { KM_PER_AU } from 'astronomy-engine';
import { normalize, RAD } from '#src/astrology/ephemeris/angle.ts';
import { findRoot } from '#src/astrology/motion/root-finding.ts';
import type { CivilDay } from './civil-day.ts';
import type { ChartSettings } from '#src/astrology/contract.ts';
import { EARTH_TURN_PER_DAY, computeTilt } from '#src/astrology/ephemeris/frame.ts';
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
  { start, end }: Pick<CivilDay, 'start' | 'end'>,
  location: GeographicLocation,
  definition: ChartSettings['sunrise'] = 'upper-limb',
): SunTimes {
  const noon = toInstant((start + end) / 2);
  const sunFunctions = createSunFunctions(noon, location);
  const sunriseAltitude = SUNRISE_ALTITUDES[definition](noon);
  const computeHeight = (ut: number) => sunFunctions.computeAltitude(ut) - sunriseAltitude;
  const bounds = listDayBounds(start, end, sunFunctions.computeHourAngle);
  const intervals = bounds.slice(0, -1).map((from, index) => [from, bounds[index + 1]!] as const);
  const findCrossing = (isCrossing: (heightBefore: number, heightAfter: number) => boolean) => {
    const interval = intervals.find(([from, to]) => isCrossing(computeHeight(from), computeHeight(to)));
    return interval ? findRoot(computeHeight, ...interval) : null;
  };
  return {
    rise: findCrossing((before, after) => before < 0 && after >= 0),
    set: findCrossing((before, after) => before >= 0 && after < 0),
  };
}

/** Degrees at the horizon in air of 1013.25 hPa and 15 degrees: 33.6' (Sinclair's formula, NAO Technical Note 59). */
const REFRACTION = 33.6 / 60;
/** Degrees of the Sun's parallax at the horizon. */
const PARALLAX = 8.794 / 3600;
const SUN_RADIUS_AU = 696_000 / KM_PER_AU;

/** The true altitude of the Sun's centre, in degrees, at sunrise by each definition. */
const SUNRISE_ALTITUDES: Record<ChartSettings['sunrise'], (noon: Instant) => number> = {
  'upper-limb': (noon) => PARALLAX - REFRACTION - computeSolarRadius(noon),
  centre: () => PARALLAX - REFRACTION,
  hindu: () => 0,
};

/** The Sun's apparent radius in degrees. */
const computeSolarRadius = ({ tt }: Instant): number =>
  Math.asin(SUN_RADIUS_AU / Math.hypot(...computeHeliocentric('Earth', tt).position)) / RAD;

/**
 * Creates functions for the hour angle and the altitude of the Sun on one day. They use one position and one speed of
 * the Sun: the error of its linear motion is a hundredth of a second of sunrise.
 */
function createSunFunctions(noon: Instant, { latitude, longitude }: GeographicLocation) {
  const { obliquity, nutation, siderealTime } = computeTilt(noon);
  const [sunLongitude, speed] = [
    computeApparentPosition('Sun', noon) + nutation,
    computeApparentSpeed('Sun', noon),
  ];
  const [sinTilt, cosTilt] = [Math.sin(obliquity * RAD), Math.cos(obliquity * RAD)];
  const [sinLatitude, cosLatitude] = [Math.sin(latitude * RAD), Math.cos(latitude * RAD)];
  const computeLongitude = (ut: number) => (sunLongitude + speed * (ut - noon.ut)) * RAD;
  const computeHourAngle = (ut: number) => {
    const ascension =
      Math.atan2(Math.sin(computeLongitude(ut)) * cosTilt, Math.cos(computeLongitude(ut))) / RAD;
    return normalize(siderealTime + EARTH_TURN_PER_DAY * (ut - noon.ut) + longitude - ascension);
  };
  const computeAltitude = (ut: number) => {
    const sinDeclination = Math.sin(computeLongitude(ut)) * sinTilt;
    const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
    const hourTerm = Math.cos(computeHourAngle(ut) * RAD) * cosLatitude * cosDeclination;
    return Math.asin(sinLatitude * sinDeclination + hourTerm) / RAD;
  };
  return { computeHourAngle, computeAltitude };
}

/**
 * Lists the start and the end of the day and the upper and lower transits of the Sun between them. The altitude is
 * monotonic from each of these times to the next.
 */
function listDayBounds(start: number, end: number, computeHourAngle: (ut: number) => number): number[] {
  const daysToNextTransit = (180 - (computeHourAngle(start) % 180)) / 360;
  const transits = [0, 1, 2].map((half) => start + daysToNextTransit + half / 2).filter((ut) => ut < end);
  return [start, ...transits, end];
}
