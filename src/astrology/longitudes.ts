/** Sidereal longitudes of the nine grahas and of the lagna, in degrees: everything above this file is counting. */
import type { ChartSettings, Graha } from './contract.ts';
import { difference, normalize } from './angle.ts';
import { anglesAt } from './ascendant.ts';
import { ayanamsa } from './ayanamsa.ts';
import { type Instant, instantAt } from './instant.ts';
import { meanNode, trueNode } from './node.ts';
import { apparentPosition, apparentSpeed } from './positions.ts';

export const DEFAULT_SETTINGS: ChartSettings = { ayanamsa: 'lahiri', node: 'true', yearDays: 365.25 };

export function siderealLongitude(graha: Graha, instant: Instant, settings: ChartSettings): number {
  return normalize(tropicalLongitude(graha, instant, settings) - ayanamsa(settings.ayanamsa, instant));
}

function tropicalLongitude(graha: Graha, instant: Instant, { node }: ChartSettings): number {
  if (graha !== 'Rahu' && graha !== 'Ketu') return apparentPosition(graha, instant);
  const rahu = node === 'true' ? trueNode(instant) : meanNode(instant);
  return graha === 'Rahu' ? rahu : rahu + 180;
}

export type Spot = { latitude: number; longitude: number };

export function lagnaLongitude(
  instant: Instant,
  { latitude, longitude }: Spot,
  settings: ChartSettings,
): number {
  return normalize(anglesAt(instant, latitude, longitude).ascendant - ayanamsa(settings.ayanamsa, instant));
}

const HALF_STEP_DAYS = 0.05;

/** Degrees a day against the stars. A node's is taken from its positions 72 minutes before and after. */
export function speedOf(graha: Graha, instant: Instant, settings: ChartSettings): number {
  if (graha !== 'Rahu' && graha !== 'Ketu') return apparentSpeed(graha, instant);
  const [before, after] = [-HALF_STEP_DAYS, HALF_STEP_DAYS].map((step) =>
    siderealLongitude('Rahu', instantAt(instant.ut + step), settings),
  );
  return difference(after!, before!) / (2 * HALF_STEP_DAYS);
}
