/** Stations of the planets: changes between direct and retrograde motion. */
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

export type Turning = 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';

/**
 * Stations between two ISO instants relative to the true equinox, as in almanacs. Relative to the stars, Saturn
 * turns retrograde half an hour earlier and direct half an hour later, Mars five minutes. Accurate to some minutes,
 * limited by the theory's speed.
 */
export const findStations = (graha: Turning, from: string, to: string, settings: ChartSettings): Station[] =>
  cacheByBlock(`${graha} stations ${settings.ayanamsa}`, parseUt(from), parseUt(to), (start, end) =>
    findStationInstants(graha, start, end, settings),
  ).map(({ station }) => ({ ...station }));

type FoundStation = { ut: number; station: Station };

function findStationInstants(
  graha: Turning,
  from: number,
  to: number,
  settings: ChartSettings,
): FoundStation[] {
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
      const ut = findStandstill(
        graha,
        findRoot(approximateTropicalSpeed, start, end),
        approximateTropicalSpeed,
        settings,
      );
      const { longitude: at, sign } = toPoint(longitude(ut));
      const turns = approximateTropicalSpeed(start) >= 0 ? 'retrograde' : 'direct';
      return { ut, station: { graha, at: formatIso(ut), turns, longitude: at, sign } };
    });
}

/** The approximate station is accurate to some hours. */
const SEARCH_RADIUS_DAYS = 2;

function findStandstill(
  graha: Turning,
  estimate: number,
  approximateTropicalSpeed: (ut: number) => number,
  settings: ChartSettings,
): number {
  const value = (ut: number) =>
    computeSpeed(graha, toInstant(ut), settings) + PRECESSION_PER_DAY + computeNutation(ut);
  const slope = (ut: number, days: number) =>
    (approximateTropicalSpeed(ut + days / 2 + 1) - approximateTropicalSpeed(ut + days / 2 - 1)) / 2;
  return findRootByNewton(
    { value, slope, slopeDays: 0.001 },
    estimate,
    estimate - SEARCH_RADIUS_DAYS,
    estimate + SEARCH_RADIUS_DAYS,
  );
}

/** Rate of the nutation in degrees a day: it shifts Saturn's stations by ten minutes. */
const computeNutation = (ut: number): number =>
  computeTilt(toInstant(ut + 0.5)).nutation - computeTilt(toInstant(ut - 0.5)).nutation;
