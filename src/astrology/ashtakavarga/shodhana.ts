/**
 * The two reductions (shodhana) of the bindus of a graha. Lists have twelve entries by sign, Aries first. Inputs are
 * not modified.
 */
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';

/**
 * Trikona shodhana: the smallest number of three signs in trine is subtracted from all three. So equal numbers become
 * 0, and a zero leaves the other two unchanged. Source: Brihat Parashara Hora Shastra ch. 67. (B. V. Raman,
 * Ashtakavarga System of Prediction, reduces the third sign to 0 when two signs have 0.)
 */
export function applyTrikonaShodhana(bindus: readonly number[]): number[] {
  const trineMinima = [0, 1, 2, 3].map((sign) =>
    Math.min(bindus[sign]!, bindus[sign + 4]!, bindus[sign + 8]!),
  );
  return bindus.map((count, sign) => count - trineMinima[sign % 4]!);
}

/** The two signs of each lord of two signs, as indices. */
const SIGN_PAIRS = (['Mars', 'Venus', 'Mercury', 'Jupiter', 'Saturn'] as const).map(
  (lord) => [SIGN_LORDS.indexOf(lord), SIGN_LORDS.lastIndexOf(lord)] as const,
);

/**
 * Ekadhipatya shodhana reduces two signs of one lord that both have bindus left. Two occupied signs are unchanged. Two
 * unoccupied signs both get the smaller number, or 0 if the numbers are equal. If one is occupied, the unoccupied sign
 * is reduced to the number of the occupied one, or to 0 if it has no more than that. Source: Brihat Parashara Hora
 * Shastra ch. 68.
 * @param occupied whether a graha is in the sign
 */
export function applyEkadhipatyaShodhana(bindus: readonly number[], occupied: readonly boolean[]): number[] {
  const reduced = [...bindus];
  for (const [first, second] of SIGN_PAIRS) {
    if (bindus[first] === 0 || bindus[second] === 0) continue;
    if (!occupied[first]) reduced[first] = reduceBindus(bindus[first]!, bindus[second]!, occupied[second]!);
    if (!occupied[second]) reduced[second] = reduceBindus(bindus[second]!, bindus[first]!, occupied[first]!);
  }
  return reduced;
}

/** Computes the remaining bindus of an unoccupied sign. */
const reduceBindus = (bindus: number, otherBindus: number, isOtherOccupied: boolean): number =>
  bindus === otherBindus || (isOtherOccupied && bindus < otherBindus) ? 0 : Math.min(bindus, otherBindus);
