/**
 * Drik bala, the strength of the aspects that a graha receives. Sources: Brihat Parashara Hora Shastra ch. 26 and 27;
 * B. V. Raman, Graha and Bhava Balas, ch. 8.
 */
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { type ClassicalGraha, CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { mapGrahas, type PerGraha, sum } from './per-graha.ts';

/** Drik bala is a quarter of the difference between the aspects of benefics and those of malefics. */
export const computeDrikBala = (longitudes: PerGraha, isBenefic: PerGraha<boolean>): PerGraha =>
  mapGrahas((aspected) => {
    const strengths = CLASSICAL_GRAHAS.map((aspecting) => {
      const strength = computeDrishti(aspecting, normalize(longitudes[aspected] - longitudes[aspecting]));
      return isBenefic[aspecting] ? strength : -strength;
    });
    return sum(strengths) / 4;
  });

/**
 * Strength of an aspect at every thirtieth degree from the aspecting graha. Between two entries it is interpolated
 * linearly.
 */
const DRISHTI_AT_30_DEGREES = [0, 0, 15, 45, 30, 0, 60, 45, 30, 15, 0, 0, 0];

/**
 * The special aspects of Mars, Jupiter and Saturn: the strength that is added within certain twelfths of the circle,
 * counted from 0.
 */
const SPECIAL_ASPECTS: Partial<
  Record<ClassicalGraha, { twelfths: readonly number[]; addedStrength: number }>
> = {
  Mars: { twelfths: [3, 7], addedStrength: 15 },
  Jupiter: { twelfths: [4, 8], addedStrength: 30 },
  Saturn: { twelfths: [2, 9], addedStrength: 45 },
};

/**
 * Computes the strength, 0 to 60, of the aspect of a graha to a point `degrees` further in the zodiac. The strength of
 * a special aspect is added in full, up to a sum of 60, as in the books of Raman and Jain.
 */
export function computeDrishti(graha: ClassicalGraha, degrees: number): number {
  const twelfth = Math.floor(degrees / 30);
  const [from, to] = [DRISHTI_AT_30_DEGREES[twelfth]!, DRISHTI_AT_30_DEGREES[twelfth + 1]!];
  const special = SPECIAL_ASPECTS[graha];
  const addedStrength = special?.twelfths.includes(twelfth) ? special.addedStrength : 0;
  return Math.min(from + (to - from) * (degrees / 30 - twelfth) + addedStrength, 60);
}
