/** Where the nine grahas stand at a given moment, for everybody. */
import type { Sky } from './contract.ts';
import { computeChart } from './chart.ts';

/** Ujjain, the meridian of Indian astronomy since the Surya Siddhanta (1.62): its day gives the panchang. */
const UJJAIN = { latitude: 23.1793, longitude: 75.7849, zone: 'Asia/Kolkata' };

/** Grahas and panchang as computeChart gives them; the lagna is left out, since it is another one in every town. */
export function computeSky(now: Date | string): Sky {
  const utc = new Date(now).toISOString();
  const chart = computeChart({ ...UJJAIN, utc, timeKnown: true });
  const grahas = Object.fromEntries(
    Object.entries(chart.grahas).map(([graha, position]) => [graha, { ...position, house: null }]),
  ) as typeof chart.grahas;
  return { chart: { ...chart, lagna: null, midheaven: null, grahas }, computedAt: utc };
}
