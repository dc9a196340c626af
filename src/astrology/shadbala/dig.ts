/** Dig bala, strength of direction: BPHS ch. 27, and Raman, ch. 4. */
import { DIGBALA_HOUSES } from '#src/astrology/houses.ts';
import { measureArc, type ShadbalaInput } from './shadbala-input.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';

/** 60 at the exact degree of the lagna, the descendant, the midheaven or its opposite, 0 at the opposite point. */
export function computeDigBala({ longitudes, lagna, midheaven }: ShadbalaInput): PerGraha {
  const points: Record<number, number> = { 1: lagna, 4: midheaven + 180, 7: lagna + 180, 10: midheaven };
  return mapGrahas((graha) => (180 - measureArc(longitudes[graha], points[DIGBALA_HOUSES[graha]!]!)) / 3);
}
