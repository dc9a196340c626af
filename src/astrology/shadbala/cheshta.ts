/** Cheshta bala, strength of motion: BPHS ch. 27, and Raman, ch. 6. */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import type { ClassicalGraha } from '#src/astrology/contract-strengths.ts';
import { measureArc, type ShadbalaInput } from './shadbala-input.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';

/**
 * From 0 for a fast planet at conjunction with the Sun to 60 in the middle of its retrogression. Sun and Moon have
 * none: their doubled ayana and paksha include it (Raman).
 */
export const computeCheshtaBala = (circumstances: ShadbalaInput): PerGraha =>
  mapGrahas((graha) =>
    graha === 'Sun' || graha === 'Moon' ? 0 : computeCheshtaKendra(graha, circumstances) / 3,
  );

/**
 * Degrees, 0 to 180, from the seeghrocha to the midpoint of mean and true position. For Mercury and Venus the
 * seeghrocha is their own mean heliocentric position and the mean position is the Sun's; for the others the
 * reverse.
 */
function computeCheshtaKendra(
  graha: Exclude<ClassicalGraha, 'Sun' | 'Moon'>,
  { longitudes, means }: ShadbalaInput,
): number {
  const inner = graha === 'Mercury' || graha === 'Venus';
  const [seeghrocha, mean] = inner ? [means[graha], means.Sun] : [means.Sun, means[graha]];
  return measureArc(seeghrocha, mean + subtractAngles(longitudes[graha], mean) / 2);
}
