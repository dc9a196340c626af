/**
 * Vashya: the signs that yield to a sign. All signs but Leo yield to human signs, and watery signs are their food; all
 * but Scorpio yield to Leo. The usual points are 2 for signs of one kind, 1 for a sign that yields, 1/2 for one that
 * yields as food, and 0 for enmity; by custom also 0 between Leo and human signs. Source: Muhurta Chintamani, vivaha
 * prakarana.
 */
import { RASHIS } from '#src/astrology/contract-names.ts';
import type { KootaRule, Moon } from './koota-rule.ts';

/** Quadruped, human, water animal, wild animal (Leo only) and insect (Scorpio only). */
const KINDS = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const;
export type Vashya = (typeof KINDS)[number];
type Kind = 0 | 1 | 2 | 3 | 4;
/** Indexes into KINDS, from Aries to Pisces; getKind divides Sagittarius and Capricorn into halves. */
const KIND_OF_SIGN: readonly Kind[] = [0, 0, 1, 2, 3, 1, 1, 4, 1, 0, 1, 2];

/**
 * Rows are the kind of the second Moon, which yields, columns that of the first. Most printed tables agree, with two
 * exceptions in the book Saral Ashtakoota Milan: Leo as second has 1 with a watery first, and Scorpio as second has 0
 * with a human first. The program Maitreya uses a different table.
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
  dependsOnOrder: true,
  keys: ['Moon.sign', 'Moon.nakshatra', 'Moon.pada'],
  source: 'Muhurta Chintamani, vivaha prakarana (vashya, "hitva mrigendram")',
  judge: (first, second) => {
    const [firstKind, secondKind] = [getKind(first), getKind(second)];
    return {
      points: POINTS[secondKind][firstKind],
      first: KINDS[firstKind],
      second: KINDS[secondKind],
      because: `${RASHIS[first.sign - 1]!.english} is ${KINDS[firstKind]}, ${RASHIS[second.sign - 1]!.english} ${KINDS[secondKind]}`,
    };
  },
};

export const getVashya = (moon: Moon): Vashya => KINDS[getKind(moon)];

/** The halves of Sagittarius are human and horse, those of Capricorn deer and fish. */
function getKind({ sign, degreeInSign }: Moon): Kind {
  const isSecondHalf = degreeInSign >= 15;
  if (sign === 9) return isSecondHalf ? 0 : 1;
  if (sign === 10) return isSecondHalf ? 2 : 0;
  return KIND_OF_SIGN[sign - 1]!;
}
