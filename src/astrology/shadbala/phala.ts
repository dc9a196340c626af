/**
 * Ishta and kashta phala, a graha's tendency to good and bad results: BPHS ch. 28, with the square roots of Raman,
 * ch. 10.
 */
import { measureArc, type ShadbalaInput } from './shadbala-input.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';
import { computeUchcha } from './sthana.ts';

/**
 * Here Sun and Moon have a strength of motion: the Sun's from its tropical longitude, the Moon's from its phase.
 */
export function computePhalas(
  { longitudes, ayanamsa }: ShadbalaInput,
  cheshta: PerGraha,
): PerGraha<{ ishta: number; kashta: number }> {
  const moving: PerGraha = {
    ...cheshta,
    Sun: measureArc(longitudes.Sun + ayanamsa + 90, 0) / 3,
    Moon: measureArc(longitudes.Moon, longitudes.Sun) / 3,
  };
  return mapGrahas((graha) => {
    const exalted = computeUchcha(graha, longitudes[graha]);
    return {
      ishta: Math.sqrt(exalted * moving[graha]),
      kashta: Math.sqrt((60 - exalted) * (60 - moving[graha])),
    };
  });
}
