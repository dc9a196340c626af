/** Finds the stations of planets: the instants at which they change between direct and retrograde motion. */
import { PRECESSION_PER_DAY } from '#src/astrology/ephemeris/ayanamsa.ts';
import { cacheByBlock } from '#src/astrology/motion/event-cache.ts';
import { findRootByNewton, findRoot } from '#src/astrology/motion/root-finding.ts';
import type { Station } from '#src/astrology/contract-transits.ts';
import type { ChartSettings } from '#src/astrology/contract.ts';
import { computeTilt } from '#src/astrology/ephemeris/frame.ts';
import { toInstant, formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSpeed } from '#src/astrology/ephemeris/longitudes.ts';
import { createMotion } from '#src/astrology/motion/motion.ts';
import { toPoint } from '#src/astrology/zodiac.ts';

export type StationPlanet = 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';

/**
 * Lists the stations between two ISO instants relative to the true equinox, as in almanacs. Relative to the stars,
 * Saturn turns retrograde half an hour earlier and direct half an hour later; for Mars the difference is five minutes.
 * The instants are accurate to some minutes, because the speed of the theory is not more accurate.
 */
export const findStations = (
  graha: StationPlanet,
  from: string,
  to: string,
  settings: ChartSettings,
): Station[] =>
  cacheByBlock(`${graha} stations ${settings.ayanamsa}`, parseUt(from), parseUt(to), (start, end) =>
    findDatedStations(graha, start, end, settings),
  ).map(({ station }) => ({ ...station }));

type DatedStation = { ut: number; station: Station };

function findDatedStations(
  graha: StationPlanet,
  from: number,
  to: number,
  settings: ChartSettings,
): DatedStation[] {
  const { stepDays, approximateSpeed, longitude } = createMotion(graha, settings);
  const approximateTropicalSpeed = (ut: number) => approximateSpeed(ut) + PRECESSION_PER_DAY;
  const steps = Array.from(
    { length: Math.ceil((to - from) / stepDays) },
    (_, step) => from + step * stepDays,
  );
  return steps
    .map((start) => [start, Math.min(start + stepDays, to)] as const)
    .filter(([start, end]) => approximateTropicalSpeed(start) >= 0 !== approximateTropicalSpeed(end) >= 0)
    .map(([start, end]) => {
      const ut = findExactStation(
        graha,
        findRoot(approximateTropicalSpeed, start, end),
        approximateTropicalSpeed,
        settings,
      );
      const point = toPoint(longitude(ut));
      const turns = approximateTropicalSpeed(start) >= 0 ? 'retrograde' : 'direct';
      return {
        ut,
        station: { graha, at: formatIso(ut), turns, longitude: point.longitude, sign: point.sign },
      };
    });
}

/** The approximate station is accurate to some hours, so the exact one is found within this time of it. */
const SEARCH_RADIUS_DAYS = 2;

function findExactStation(
  graha: StationPlanet,
  estimate: number,
  approximateTropicalSpeed: (ut: number) => number,
  settings: ChartSettings,
): number {
  const value = (ut: number) =>
    computeSpeed(graha, toInstant(ut), settings) + PRECESSION_PER_DAY + computeNutationRate(ut);
  const slope = (ut: number, days: number) =>
    (approximateTropicalSpeed(ut + days / 2 + 1) - approximateTropicalSpeed(ut + days / 2 - 1)) / 2;
  return findRootByNewton(
    { value, slope, slopeDays: 0.001 },
    estimate,
    estimate - SEARCH_RADIUS_DAYS,
    estimate + SEARCH_RADIUS_DAYS,
  );
}

/** Degrees a day. The change of the nutation shifts Saturn's stations by ten minutes. */
const computeNutationRate = (ut: number): number =>
  computeTilt(toInstant(ut + 0.5)).nutation - computeTilt(toInstant(ut - 0.5)).nutation;
