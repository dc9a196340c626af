/**
 * Vashya: the signs that yield to a sign. Muhurta Chintamani, vivaha prakarana: all but Leo yield to human signs,
 * and watery signs are their food; all but Scorpio yield to Leo. The usual points: same kind 2, yielding 1,
 * yielding as food 1/2, enmity 0, by custom also between Leo and human signs.
 */
import { RASHIS } from '#src/astrology/contract-names.ts';
import type { KootaRule, Moon } from './koota-rule.ts';

const KINDS = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const;
type Kind = 0 | 1 | 2 | 3 | 4;
/** Aries to Pisces; Sagittarius and Capricorn are split in half below. */
const KIND_OF_SIGN: readonly Kind[] = [0, 0, 1, 2, 3, 1, 1, 4, 1, 0, 1, 2];

/**
 * Rows: the kind of the second, which yields; columns: of the first. Most printed tables agree except for Leo
 * (Vanachara): Saral Ashtakoota Milan gives a second Leo 1 with a watery first, and a second Scorpio 0 with a human
 * first. Maitreya uses a different table.
 */
const POINTS = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 0, 2, 0],
  [1, 1, 1, 0, 2],
] as const;

export const vashya: KootaRule = {
  key: 'vashya',
  maximum: 2,
  directed: true,
  keys: ['Moon.sign', 'Moon.nakshatra', 'Moon.pada'],
  source: 'Muhurta Chintamani, vivaha prakarana (vashya, "hitva mrigendram")',
  judge: (first, second) => {
    const [one, other] = [getVashya(first), getVashya(second)];
    return {
      points: POINTS[other][one],
      first: KINDS[one],
      second: KINDS[other],
      because: `${RASHIS[first.sign - 1]!.english} is ${KINDS[one]}, ${RASHIS[second.sign - 1]!.english} ${KINDS[other]}`,
    };
  },
};

/** Sagittarius is human, then horse; Capricorn is deer, then fish. */
function getVashya({ sign, degreeInSign }: Moon): Kind {
  const late = degreeInSign >= 15;
  if (sign === 9) return late ? 0 : 1;
  if (sign === 10) return late ? 2 : 0;
  return KIND_OF_SIGN[sign - 1]!;
}
