/** Sidereal longitudes of the nine grahas and of the lagna, in degrees: everything above this file is counting. */
import type { ChartSettings, Graha } from '#src/astrology/contract.ts';
import { normalize, RAD } from './angle.ts';
import { type Angles, anglesAround } from './ascendant.ts';
import { ayanamsa, PRECESSION_A_DAY } from './ayanamsa.ts';
import { type Instant, instantAt } from './instant.ts';
import { moonSeen } from './moon.ts';
import { meanNode, trueNode } from './node.ts';
import { apparentPosition, apparentSpeed } from './positions.ts';

export const DEFAULT_SETTINGS: ChartSettings = {
  ayanamsa: 'lahiri',
  node: 'true',
  yearDays: 365.25,
  sunrise: 'upper-limb',
  karakas: 7,
};

export function siderealLongitude(graha: Graha, instant: Instant, settings: ChartSettings): number {
  return normalize(tropicalLongitude(graha, instant, settings) - ayanamsa(settings.ayanamsa, instant));
}

function tropicalLongitude(graha: Graha, instant: Instant, settings: ChartSettings): number {
  if (graha !== 'Rahu' && graha !== 'Ketu') return apparentPosition(graha, instant);
  const rahu = nodeAt(instant, settings).longitude;
  return graha === 'Rahu' ? rahu : rahu + 180;
}

/** Degrees a day against the stars. */
export function speedOf(graha: Graha, instant: Instant, settings: ChartSettings): number {
  if (graha !== 'Rahu' && graha !== 'Ketu') return apparentSpeed(graha, instant);
  return nodeAt(instant, settings).speed;
}

const nodeAt = (instant: Instant, { node }: ChartSettings) =>
  node === 'true' ? trueNode(instant) : meanNode(instant);

/**
 * The longitude of a graha as a function of days from J2000.0, good for some hours around an instant. The Moon's goes on from one sum of its theory;
 * the others are computed each time.
 */
export function longitudeAround(
  graha: Graha,
  instant: Instant,
  settings: ChartSettings,
): (ut: number) => number {
  if (graha !== 'Moon') return (ut) => siderealLongitude(graha, instantAt(ut), settings);
  const [moon, zero] = [moonSeen(instant.tt), ayanamsa(settings.ayanamsa, instant)];
  const drift = (days: number) => PRECESSION_A_DAY * days;
  return (ut) => normalize(moon(ut - instant.ut) / RAD - zero - drift(ut - instant.ut));
}

export type Spot = { latitude: number; longitude: number };

/** Sidereal degrees of lagna and midheaven as a function of days from J2000.0, good for some hours around an instant. */
export function horizonAround(
  instant: Instant,
  { latitude, longitude }: Spot,
  settings: ChartSettings,
): (ut: number) => Angles {
  const [angles, zero] = [anglesAround(instant, latitude, longitude), ayanamsa(settings.ayanamsa, instant)];
  return (ut) => {
    const { ascendant, midheaven } = angles(ut - instant.ut);
    return { ascendant: normalize(ascendant - zero), midheaven: normalize(midheaven - zero) };
  };
}
