/**
 * Computes the pindas, weighted sums of the reduced bindus of a graha. Source: Brihat Parashara Hora Shastra ch. 69.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Bhinnashtakavarga } from '#src/astrology/contract-strengths.ts';

/**
 * Factors of the signs, Aries first. Virgo has 5, as in B. V. Raman, Ashtakavarga System of Prediction, and
 * Phaladeepika; one printed edition of Brihat Parashara Hora Shastra has 6.
 */
const SIGN_FACTORS = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];

const GRAHA_FACTORS: Record<ClassicalGraha, number> = {
  Sun: 5,
  Moon: 5,
  Mars: 8,
  Mercury: 5,
  Jupiter: 10,
  Venus: 7,
  Saturn: 5,
};

/** @param signs the signs of the seven grahas, 1 to 12 */
export function computePinda(
  reducedBindus: readonly number[],
  signs: Record<ClassicalGraha, number>,
): Bhinnashtakavarga['pinda'] {
  const rashi = reducedBindus.reduce((sum, bindus, sign) => sum + bindus * SIGN_FACTORS[sign]!, 0);
  const graha = CLASSICAL_GRAHAS.reduce(
    (sum, each) => sum + reducedBindus[signs[each] - 1]! * GRAHA_FACTORS[each],
    0,
  );
  return { rashi, graha, shodhya: rashi + graha };
}
