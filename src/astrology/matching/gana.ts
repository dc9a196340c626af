/** Gana compares the temperaments of the nakshatras: divine (deva), human (manushya) or demonic (rakshasa). */
import { NAKSHATRA_KEYS, type KootaRule, type Moon } from './koota-rule.ts';

const GANAS = ['Deva', 'Manushya', 'Rakshasa'] as const;
export type GanaName = (typeof GANAS)[number];
type Gana = 0 | 1 | 2;
/** Indexes into GANAS, from Ashwini to Revati. */
const GANA_OF_NAKSHATRA: readonly Gana[] = [
  0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0,
];

/**
 * Rows are the gana of the first Moon, columns that of the second. Some panchangs have 1 also for Deva with Rakshasa,
 * others have 5 for both orders of Deva and Manushya.
 */
const POINTS = [
  [6, 6, 0],
  [5, 6, 0],
  [1, 0, 6],
] as const;

const getGana = (moon: Moon): Gana => GANA_OF_NAKSHATRA[moon.nakshatra - 1]!;

export const getGanaName = (moon: Moon): GanaName => GANAS[getGana(moon)];

export const gana: KootaRule = {
  key: 'gana',
  maximum: 6,
  dependsOnOrder: true,
  keys: NAKSHATRA_KEYS,
  source: 'Dharmasindhu, pariccheda 3 (points); Muhurta Chintamani, vivaha prakarana (gana)',
  judge: (first, second) => {
    const [firstGana, secondGana] = [getGana(first), getGana(second)];
    return {
      points: POINTS[firstGana][secondGana],
      first: GANAS[firstGana],
      second: GANAS[secondGana],
      because:
        firstGana === secondGana
          ? `both stars are of the ${GANAS[firstGana]} kind`
          : `one star is ${GANAS[firstGana]}, the other ${GANAS[secondGana]}`,
    };
  },
};
