/** Tara counts the nakshatras from one Moon to the other, modulo nine; three of the nine taras are adverse. */
import { TARAS } from '#src/astrology/contract-names.ts';
import { NAKSHATRA_KEYS, type KootaRule } from './koota-rule.ts';

/** The third, fifth and seventh of the nine taras. */
const ADVERSE_TARAS = new Set<string>(['Vipat', 'Pratyari', 'Vadha']);
export const isAdverseTara = (tara: string): boolean => ADVERSE_TARAS.has(tara);

/** Returns the tara of a nakshatra counted from another, both included. */
const getTara = (from: number, nakshatra: number): string => TARAS[(nakshatra - from + 27) % 9]!;

/**
 * Each direction gives half of the points. (Telugu almanacs count from the nakshatra of the second only and give all or
 * nothing.) A tara that is adverse in one direction is never adverse in the other, so the result is at least half.
 * `first` is the tara of the first Moon counted from the second, `second` the reverse.
 */
export const tara: KootaRule = {
  key: 'tara',
  maximum: 3,
  dependsOnOrder: false,
  keys: NAKSHATRA_KEYS,
  source: 'Muhurta Chintamani, vivaha prakarana (tara)',
  judge: (first, second) => {
    const firstTara = getTara(second.nakshatra, first.nakshatra);
    const secondTara = getTara(first.nakshatra, second.nakshatra);
    return {
      points: [firstTara, secondTara].filter((tara) => !isAdverseTara(tara)).length * 1.5,
      first: firstTara,
      second: secondTara,
      because: `counted to each other the stars are ${firstTara} and ${secondTara}`,
    };
  },
};
