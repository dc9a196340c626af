/**
 * Cheshta bala, the strength of motion. Sources: Brihat Parashara Hora Shastra ch. 27; B. V. Raman, Graha and Bhava
 * Balas, ch. 6.
 */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { measureArc, type ShadbalaInput } from './shadbala-input.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';

/**
 * Cheshta bala grows from 0 for a fast planet at conjunction with the Sun to 60 in the middle of its retrogression. It
 * is 0 for Sun and Moon, because their doubled ayana bala and paksha bala include it (Raman).
 */
export const computeCheshtaBala = (input: ShadbalaInput): PerGraha =>
  mapGrahas((graha) => (graha === 'Sun' || graha === 'Moon' ? 0 : computeCheshtaKendra(graha, input) / 3));

/**
 * Computes the cheshta kendra: degrees, 0 to 180, from the seeghrocha (apogee of the epicycle) to the midpoint of mean
 * and true position. For Mercury and Venus the seeghrocha is their mean heliocentric longitude, and their mean position
 * is that of the Sun; for the other planets it is the reverse.
 */
function computeCheshtaKendra(
  graha: Exclude<ClassicalGraha, 'Sun' | 'Moon'>,
  { longitudes, meanLongitudes }: ShadbalaInput,
): number {
  const isInner = graha === 'Mercury' || graha === 'Venus';
  const [seeghrocha, mean] = isInner
    ? [meanLongitudes[graha], meanLongitudes.Sun]
    : [meanLongitudes.Sun, meanLongitudes[graha]];
  return measureArc(seeghrocha, mean + subtractAngles(longitudes[graha], mean) / 2);
}
