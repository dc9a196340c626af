/** Ishta and kashta phala, a graha's leaning to good and to hard results: BPHS ch. 28, with the roots of Raman, ch. 10. */
import { measureArc, type Circumstances } from './circumstances.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';
import { computeUchcha } from './sthana.ts';

/** Sun and Moon are lent a motion here: the Sun's from its place in the tropical year, the Moon's from its light. */
export function computePhalas(
  { longitudes, ayanamsa }: Circumstances,
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
