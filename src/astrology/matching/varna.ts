/** Varna ranks the Moon signs by their elements. */
import { SIGN_KEYS, type KootaRule, type Moon } from './koota-rule.ts';

/** The highest is first: Brahmin for watery signs, then fiery, earthy and airy ones. */
const VARNAS = ['Brahmin', 'Kshatriya', 'Vaishya', 'Shudra'] as const;
/** Indexes into VARNAS for the elements in the order of the signs: fire, earth, air, water. */
const RANK_BY_ELEMENT = [1, 2, 3, 0];

export type Varna = (typeof VARNAS)[number];

export const getVarna = (moon: Moon): Varna => VARNAS[getVarnaRank(moon)]!;

const getVarnaRank = (moon: Moon): number => RANK_BY_ELEMENT[(moon.sign - 1) % 4]!;

/**
 * In the texts varna is a grade of temperament; here it is only a score. The first Moon must not be lower than the
 * second.
 */
export const varna: KootaRule = {
  key: 'varna',
  maximum: 1,
  dependsOnOrder: true,
  keys: SIGN_KEYS,
  source: 'Muhurta Chintamani, vivaha prakarana (varna); Shighrabodha',
  judge: (first, second) => {
    const agrees = getVarnaRank(first) <= getVarnaRank(second);
    const [firstVarna, secondVarna] = [getVarna(first), getVarna(second)];
    return {
      points: agrees ? 1 : 0,
      first: firstVarna,
      second: secondVarna,
      because: agrees ? `${firstVarna} is not below ${secondVarna}` : `${firstVarna} is below ${secondVarna}`,
    };
  },
};
