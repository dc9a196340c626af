/** Graha maitri compares the lords of the two Moon signs: whether they are friends. */
import { SIGN_KEYS, type KootaRule } from './koota-rule.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getFriendships } from './sign-lords.ts';

const POINTS: Record<string, number> = {
  'friendly friendly': 5,
  'friendly neutral': 4,
  'neutral neutral': 3,
  'enemy friendly': 1,
  'enemy neutral': 0.5,
  'enemy enemy': 0,
};

/**
 * Graha maitri uses natural friendship only. The program Maitreya gives 2 for two neutrals or for friend and enemy, and
 * 1 for neutral and enemy; neither of the two source texts has these values.
 */
export const maitri: KootaRule = {
  key: 'maitri',
  maximum: 5,
  dependsOnOrder: false,
  keys: SIGN_KEYS,
  source:
    'Daivajna Manohara, in the Piyushadhara on Muhurta Chintamani, vivaha prakarana; Dharmasindhu, pariccheda 3',
  judge: (first, second) => {
    const [firstLord, secondLord] = [getSignLord(first.sign), getSignLord(second.sign)];
    const [forward, backward] = getFriendships(first.sign, second.sign);
    return {
      points: POINTS[[forward, backward].toSorted().join(' ')]!,
      first: firstLord,
      second: secondLord,
      because:
        firstLord === secondLord
          ? `${firstLord} rules both signs`
          : `${firstLord} is ${forward} to ${secondLord}, ${secondLord} ${backward} to ${firstLord}`,
    };
  },
};
