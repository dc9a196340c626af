/** Computes the positions of the nine grahas at a given instant, the same for all visitors. */
import type { Sky } from './contract.ts';
import { computeChart } from './chart.ts';

/**
 * Ujjain, the prime meridian of Indian astronomy since the Surya Siddhanta (1.62): the panchang is computed for it.
 */
export const UJJAIN = { latitude: 23.1793, longitude: 75.7849, zone: 'Asia/Kolkata' };

/** Returns grahas and panchang as computeChart does, without the lagna, which depends on the place. */
export function computeSky(now: Date | string): Sky {
  const utc = new Date(now).toISOString();
  const chart = computeChart({ ...UJJAIN, utc, isTimeKnown: true });
  const grahas = Object.fromEntries(
    Object.entries(chart.grahas).map(([graha, position]) => [graha, { ...position, house: null }]),
  ) as typeof chart.grahas;
  return { chart: { ...chart, lagna: null, midheaven: null, grahas }, computedAt: utc };
}
