import { computeDistanceKm } from '#src/places/distance.ts';
import type { Towns } from './towns.ts';

/** Kilometres that a large town may be further away than a village to be found before it. */
const KM_OF_TENFOLD_POPULATION = 8;

/** The row of the town that people at a point would name: near, and larger than the villages around it. */
export function findNearestTown(towns: Towns, point: { latitude: number; longitude: number }): number {
  let [best, bestCost] = [0, Number.POSITIVE_INFINITY];
  for (let row = 0; row < towns.count; row++) {
    const km = computeDistanceKm(towns.getPoint(row), point);
    const cost = km - Math.log10(towns.populations[row]! + 1) * KM_OF_TENFOLD_POPULATION;
    if (cost < bestCost) [best, bestCost] = [row, cost];
  }
  return best;
}
