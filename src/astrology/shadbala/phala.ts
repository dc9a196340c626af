/**
 * Ishta phala and kashta phala, the tendency of a graha to good and to bad results. Sources: Brihat Parashara Hora
 * Shastra ch. 28; the square roots are those of B. V. Raman, Graha and Bhava Balas, ch. 10.
 */
import { measureArc, type ShadbalaInput } from './shadbala-input.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';
import { computeUchcha } from './sthana.ts';

/**
 * For the phalas Sun and Moon also have a cheshta bala: the Sun's is computed from its tropical longitude, the Moon's
 * from its phase.
 */
export function computePhalas(
  { longitudes, ayanamsa }: ShadbalaInput,
  cheshta: PerGraha,
): PerGraha<{ ishta: number; kashta: number }> {
  const cheshtaBala: PerGraha = {
    ...cheshta,
    Sun: measureArc(longitudes.Sun + ayanamsa + 90, 0) / 3,
    Moon: measureArc(longitudes.Moon, longitudes.Sun) / 3,
  };
  return mapGrahas((graha) => {
    const uchchaBala = computeUchcha(graha, longitudes[graha]);
    return {
      ishta: Math.sqrt(uchchaBala * cheshtaBala[graha]),
      kashta: Math.sqrt((60 - uchchaBala) * (60 - cheshtaBala[graha])),
    };
  });
}
