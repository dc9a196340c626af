/** Drik bala, strength of aspects received: BPHS ch. 26 and 27, and Raman, ch. 8. */
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { type ClassicalGraha, CLASSICAL_GRAHAS } from '#src/astrology/contract-strengths.ts';
import { mapGrahas, type PerGraha, sum } from './per-graha.ts';

/** A quarter of the aspects of benefics minus those of malefics. */
export const computeDrikBala = (longitudes: PerGraha, benefic: PerGraha<boolean>): PerGraha =>
  mapGrahas((seen) => {
    const looks = CLASSICAL_GRAHAS.map((seer) => {
      const strength = computeDrishti(seer, normalize(longitudes[seen] - longitudes[seer]));
      return benefic[seer] ? strength : -strength;
    });
    return sum(looks) / 4;
  });

/** Aspect strength at every thirtieth degree from the aspecting graha; interpolated linearly between. */
const DRISHTI_AT_30_DEGREES = [0, 0, 15, 45, 30, 0, 60, 45, 30, 15, 0, 0, 0];

/**
 * The twelfths of the circle (0 first) that Mars, Jupiter and Saturn aspect more strongly than the others, with the
 * added strength.
 */
const SPECIAL_ASPECTS: Partial<Record<ClassicalGraha, { twelfths: readonly number[]; more: number }>> = {
  Mars: { twelfths: [3, 7], more: 15 },
  Jupiter: { twelfths: [4, 8], more: 30 },
  Saturn: { twelfths: [2, 9], more: 45 },
};

/**
 * Strength, 0 to 60, of the aspect of a graha to a point `ahead` degrees further in the zodiac. Special aspects are
 * added whole, as in Raman and Jain, up to 60.
 */
export function computeDrishti(seer: ClassicalGraha, ahead: number): number {
  const twelfth = Math.floor(ahead / 30);
  const [from, to] = [DRISHTI_AT_30_DEGREES[twelfth]!, DRISHTI_AT_30_DEGREES[twelfth + 1]!];
  const special = SPECIAL_ASPECTS[seer];
  const more = special?.twelfths.includes(twelfth) ? special.more : 0;
  return Math.min(from + (to - from) * (ahead / 30 - twelfth) + more, 60);
}
