/** Bhakoot compares the signs of the two Moons by the number of signs between them. */
import { countHouse } from '#src/astrology/zodiac.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { getSignName } from '#src/astrology/phrases.ts';
import { SIGN_KEYS, type KootaRule, type Moon } from './koota-rule.ts';

/** Signs that are 2nd and 12th, 5th and 9th or 6th and 8th from each other get no points. */
const ADVERSE_DISTANCES = [2, 12, 5, 9, 6, 8];

/** Counts the signs from the first Moon to the second, both included. */
export const countSignsApart = (first: Moon, second: Moon): number => countHouse(first.sign, second.sign);

/** Shadashtaka: the Moons are in the sixth and eighth sign from each other. */
export const isShadashtaka = (first: Moon, second: Moon): boolean =>
  [6, 8].includes(countSignsApart(first, second));

export const bhakoot: KootaRule = {
  key: 'bhakoot',
  maximum: 7,
  dependsOnOrder: false,
  keys: SIGN_KEYS,
  source: 'Muhurta Chintamani, vivaha prakarana (rashikuta, "mrityuh shadashtake")',
  judge: (first, second) => {
    const [forward, backward] = [countSignsApart(first, second), countSignsApart(second, first)];
    return {
      points: ADVERSE_DISTANCES.includes(forward) ? 0 : 7,
      first: getSignName(first.sign),
      second: getSignName(second.sign),
      because:
        forward === 1
          ? 'both Moons share a sign'
          : `the signs are ${formatOrdinal(forward)} and ${formatOrdinal(backward)} to each other`,
    };
  },
};
