/** Ayana bala, the strength of declination. Source: Brihat Parashara Hora Shastra ch. 27, 15-17. */
import { RAD } from '#src/astrology/ephemeris/angle.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { ShadbalaInput } from './shadbala-input.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';

const FAVOURED_BY_SOUTH: readonly ClassicalGraha[] = ['Moon', 'Saturn'];

/**
 * Ayana bala is 30 on the equator, 60 at the solstice that favours the graha and 0 at the other. Both solstices favour
 * Mercury. The value of the Sun is doubled. The declination is that of the graha's longitude on the ecliptic, without
 * its latitude, as in the books of Raman and Jain; the obliquity is the true one, where Raman uses 24 degrees.
 */
export function computeAyanaBala({ longitudes, ayanamsa, obliquity }: ShadbalaInput): PerGraha {
  return mapGrahas((graha) => {
    const tropical = (longitudes[graha] + ayanamsa) * RAD;
    const declination = Math.asin(Math.sin(tropical) * Math.sin(obliquity * RAD)) / RAD;
    const strength = 30 * (1 + getFavourableDeclination(graha, declination) / obliquity);
    return graha === 'Sun' ? strength * 2 : strength;
  });
}

function getFavourableDeclination(graha: ClassicalGraha, declination: number): number {
  if (graha === 'Mercury') return Math.abs(declination);
  return FAVOURED_BY_SOUTH.includes(graha) ? -declination : declination;
}
