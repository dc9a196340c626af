import { SIGN_KEYS, type KootaRule, type Moon } from './koota-rule.ts';

/** Highest first: watery signs, fiery, earthy, airy. */
const VARNAS = ['Brahmin', 'Kshatriya', 'Vaishya', 'Shudra'] as const;
const RANK_BY_ELEMENT = [1, 2, 3, 0];

const getVarnaRank = (moon: Moon): number => RANK_BY_ELEMENT[(moon.sign - 1) % 4]!;

/** A grade of temperament in the texts, used as a score only. The first must not be lower than the second. */
export const varna: KootaRule = {
  key: 'varna',
  maximum: 1,
  directed: true,
  keys: SIGN_KEYS,
  source: 'Muhurta Chintamani, vivaha prakarana (varna); Shighrabodha',
  judge: (first, second) => {
    const agrees = getVarnaRank(first) <= getVarnaRank(second);
    const [one, other] = [VARNAS[getVarnaRank(first)]!, VARNAS[getVarnaRank(second)]!];
    return {
      points: agrees ? 1 : 0,
      first: one,
      second: other,
      because: agrees ? `${one} is not below ${other}` : `${one} is below ${other}`,
    };
  },
};
