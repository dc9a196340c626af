/** The two reductions of a graha's bindus. Lists of twelve by sign, Aries first; inputs are not modified. */
import { SIGN_LORDS } from '#src/astrology/names.ts';

/**
 * Trikona shodhana, BPHS ch. 67: the smallest number of three signs in trine is subtracted from all three, so equal
 * numbers become 0 and a zero leaves the other two unchanged. (Raman empties the third sign when two are empty.)
 */
export function applyTrikonaShodhana(bindus: readonly number[]): number[] {
  const least = [0, 1, 2, 3].map((sign) => Math.min(bindus[sign]!, bindus[sign + 4]!, bindus[sign + 8]!));
  return bindus.map((each, sign) => each - least[sign % 4]!);
}

/** The two signs of each lord of two signs, as indices. */
const SIGN_PAIRS = (['Mars', 'Venus', 'Mercury', 'Jupiter', 'Saturn'] as const).map(
  (lord) => [SIGN_LORDS.indexOf(lord), SIGN_LORDS.lastIndexOf(lord)] as const,
);

/**
 * Ekadhipatya shodhana, BPHS ch. 68, for two signs of one lord that both have bindus left. `occupied`: whether a
 * graha is in the sign. Two occupied signs are unchanged. Two empty ones both get the smaller number, or 0 if
 * equal. An empty sign beside an occupied one keeps at most the occupied one's number, and 0 if it had no more than
 * that.
 */
export function applyEkadhipatyaShodhana(bindus: readonly number[], occupied: readonly boolean[]): number[] {
  const left = [...bindus];
  for (const [one, other] of SIGN_PAIRS) {
    if (bindus[one] === 0 || bindus[other] === 0) continue;
    if (!occupied[one]) left[one] = reduceBindus(bindus[one]!, bindus[other]!, occupied[other]!);
    if (!occupied[other]) left[other] = reduceBindus(bindus[other]!, bindus[one]!, occupied[one]!);
  }
  return left;
}

/** The remaining bindus of a sign, given the number of the other sign. */
const reduceBindus = (own: number, beside: number, occupied: boolean): number =>
  own === beside || (occupied && own < beside) ? 0 : Math.min(own, beside);
