/** Sidereal longitudes of the nine grahas and of the lagna, in degrees: everything above this file is counting. */
import type { ChartSettings, Graha } from './contract.ts';
import { normalize } from './angle.ts';
import { anglesAt } from './ascendant.ts';
import { ayanamsa } from './ayanamsa.ts';
import type { Instant } from './instant.ts';
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

export type Spot = { latitude: number; longitude: number };

export function lagnaLongitude(
  instant: Instant,
  { latitude, longitude }: Spot,
  settings: ChartSettings,
): number {
  return normalize(anglesAt(instant, latitude, longitude).ascendant - ayanamsa(settings.ayanamsa, instant));
}
