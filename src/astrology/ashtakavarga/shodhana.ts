/** The two reductions of a graha's bindus. Lists of twelve by sign, Aries first; nothing is changed in place. */
import { SIGN_LORDS } from '#src/astrology/names.ts';

/**
 * Trikona shodhana, BPHS ch. 67: the least of three signs in trine is taken from all three, so that equals vanish and a zero spares the
 * other two. (Raman empties the third sign when two are empty.)
 */
export function applyTrikonaShodhana(bindus: readonly number[]): number[] {
  const least = [0, 1, 2, 3].map((sign) => Math.min(bindus[sign]!, bindus[sign + 4]!, bindus[sign + 8]!));
  return bindus.map((each, sign) => each - least[sign % 4]!);
}

/** The two signs of each lord who has two, as indices. */
const PAIRS = (['Mars', 'Venus', 'Mercury', 'Jupiter', 'Saturn'] as const).map(
  (lord) => [SIGN_LORDS.indexOf(lord), SIGN_LORDS.lastIndexOf(lord)] as const,
);

/**
 * Ekadhipatya shodhana, BPHS ch. 68, for signs under one lord that both have bindus left. `occupied`: whether a graha stands in the sign.
 * Two occupied signs are spared; two empty ones take the smaller number, or nothing if equal; beside an occupied sign an empty one
 * keeps no more than it, and nothing unless it had more.
 */
export function applyEkadhipatyaShodhana(bindus: readonly number[], occupied: readonly boolean[]): number[] {
  const left = [...bindus];
  for (const [one, other] of PAIRS) {
    if (bindus[one] === 0 || bindus[other] === 0) continue;
    if (!occupied[one]) left[one] = reduceBindus(bindus[one]!, bindus[other]!, occupied[other]!);
    if (!occupied[other]) left[other] = reduceBindus(bindus[other]!, bindus[one]!, occupied[one]!);
  }
  return left;
}

/** What stays of an empty sign's own number beside the number of the other. */
const reduceBindus = (own: number, beside: number, occupied: boolean): number =>
  own === beside || (occupied && own < beside) ? 0 : Math.min(own, beside);
