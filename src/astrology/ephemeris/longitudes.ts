/** Computes sidereal longitudes of the nine grahas and of the lagna, in degrees. */
import { DEFAULT_CONVENTIONS, type ChartSettings, type Graha } from '#src/astrology/contract.ts';
import { normalize, RAD } from './angle.ts';
import { type AscendantAndMidheaven, createAscendantFunction } from './ascendant.ts';
import { computeAyanamsa, PRECESSION_PER_DAY } from './ayanamsa.ts';
import { type Instant, toInstant } from './instant.ts';
import { createMoonFunction } from './moon.ts';
import { computeMeanNode, computeTrueNode } from './node.ts';
import { computeApparentPosition, computeApparentSpeed } from './positions.ts';

export const DEFAULT_SETTINGS: ChartSettings = {
  ...DEFAULT_CONVENTIONS,
  yearDays: 365.25,
  karakas: 7,
  isLightDeflected: false,
};

/** @param epoch where positions are extrapolated from, see computeApparentPosition; the nodes are computed directly */
export function computeSiderealLongitude(
  graha: Graha,
  instant: Instant,
  settings: ChartSettings,
  epoch: Instant = instant,
): number {
  return normalize(
    computeTropicalLongitude(graha, instant, settings, epoch) - computeAyanamsa(settings.ayanamsa, instant),
  );
}

function computeTropicalLongitude(
  graha: Graha,
  instant: Instant,
  settings: ChartSettings,
  epoch: Instant,
): number {
  if (graha !== 'Rahu' && graha !== 'Ketu')
    return computeApparentPosition(graha, instant, settings.isLightDeflected, epoch);
  const rahu = computeNode(instant, settings).longitude;
  return graha === 'Rahu' ? rahu : rahu + 180;
}

/** Sidereal degrees a day. */
export function computeSpeed(
  graha: Graha,
  instant: Instant,
  settings: ChartSettings,
  epoch: Instant = instant,
): number {
  if (graha !== 'Rahu' && graha !== 'Ketu') return computeApparentSpeed(graha, instant, epoch);
  return computeNode(instant, settings).speed;
}

const computeNode = (instant: Instant, { node }: ChartSettings) =>
  node === 'true' ? computeTrueNode(instant) : computeMeanNode(instant);

/**
 * Creates the longitude of a graha as a function of days from J2000.0, accurate for some hours around an instant. For
 * the Moon the theory is evaluated once and extrapolated; for the other grahas it is evaluated at each call.
 */
export function createLongitudeFunction(
  graha: Graha,
  instant: Instant,
  settings: ChartSettings,
): (ut: number) => number {
  if (graha !== 'Moon') return (ut) => computeSiderealLongitude(graha, toInstant(ut), settings);
  const [computeMoon, ayanamsa] = [
    createMoonFunction(instant.tt),
    computeAyanamsa(settings.ayanamsa, instant),
  ];
  const computePrecession = (days: number) => PRECESSION_PER_DAY * days;
  return (ut) =>
    normalize(computeMoon(ut - instant.ut) / RAD - ayanamsa - computePrecession(ut - instant.ut));
}

export type GeographicLocation = { latitude: number; longitude: number };

/**
 * Creates the sidereal degrees of lagna and midheaven as a function of days from J2000.0, accurate for some hours
 * around an instant.
 */
export function createLagnaFunction(
  instant: Instant,
  { latitude, longitude }: GeographicLocation,
  settings: ChartSettings,
): (ut: number) => AscendantAndMidheaven {
  const [computeTropical, ayanamsa] = [
    createAscendantFunction(instant, latitude, longitude),
    computeAyanamsa(settings.ayanamsa, instant),
  ];
  return (ut) => {
    const { ascendant, midheaven } = computeTropical(ut - instant.ut);
    return { ascendant: normalize(ascendant - ayanamsa), midheaven: normalize(midheaven - ayanamsa) };
  };
}
