/**
 * Dig bala, the strength of direction. Sources: Brihat Parashara Hora Shastra ch. 27; B. V. Raman, Graha and Bhava
 * Balas, ch. 4.
 */
import { DIGBALA_HOUSES } from '#src/astrology/houses.ts';
import { measureArc, type ShadbalaInput } from './shadbala-input.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';

/**
 * Dig bala is 60 at the exact degree of the graha's point (lagna, descendant, midheaven or nadir) and 0 opposite to it.
 */
export function computeDigBala({ longitudes, lagna, midheaven }: ShadbalaInput): PerGraha {
  const longitudeByHouse: Record<number, number> = {
    1: lagna,
    4: midheaven + 180,
    7: lagna + 180,
    10: midheaven,
  };
  return mapGrahas(
    (graha) => (180 - measureArc(longitudes[graha], longitudeByHouse[DIGBALA_HOUSES[graha]!]!)) / 3,
  );
}
