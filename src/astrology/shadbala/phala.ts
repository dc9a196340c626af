/** Ishta and kashta phala, a graha's leaning to good and to hard results: BPHS ch. 28, with the roots of Raman, ch. 10. */
import { arc, type Circumstances } from './circumstances.ts';
import { bySeven, type BySeven } from './seven.ts';
import { uchcha } from './sthana.ts';

/** Sun and Moon are lent a motion here: the Sun's from its place in the tropical year, the Moon's from its light. */
export function phalas(
  { longitudes, ayanamsa }: Circumstances,
  cheshta: BySeven,
): BySeven<{ ishta: number; kashta: number }> {
  const moving: BySeven = {
    ...cheshta,
    Sun: arc(longitudes.Sun + ayanamsa + 90, 0) / 3,
    Moon: arc(longitudes.Moon, longitudes.Sun) / 3,
  };
  return bySeven((graha) => {
    const exalted = uchcha(graha, longitudes[graha]);
    return {
      ishta: Math.sqrt(exalted * moving[graha]),
      kashta: Math.sqrt((60 - exalted) * (60 - moving[graha])),
    };
  });
}
