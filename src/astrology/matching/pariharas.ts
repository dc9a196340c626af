/** Pariharas: rules of the texts for disregarding the points lost in a koota. */
import type { KootaKey, Parihara } from '#src/astrology/contract-matching.ts';
import { getSignName } from '#src/astrology/phrases.ts';
import { isShadashtaka } from './bhakoot.ts';
import type { Moon } from './koota-rule.ts';
import { hasSameNadi } from './nadi.ts';
import { areFriends, getSignLord } from './sign-lords.ts';

/** Points by koota. */
export type Points = Readonly<Record<KootaKey, number>>;

type PariharaRule = Omit<Parihara, 'because'> & {
  /** @returns the reason, or null if the rule does not apply */
  judge: (first: Moon, second: Moon, points: Points) => string | null;
};

const CHINTAMANI = 'Muhurta Chintamani, vivaha prakarana';
const BHAKOOT = `${CHINTAMANI} ("prokte dushta-bhakutake")`;
const NADI = `${CHINTAMANI} ("rashyaikye ched bhinnam riksham")`;
/** Rohini, Ardra, Pushya, Magha, Vishakha, Shravana, Uttara Bhadrapada, Revati. */
const NADI_EXEMPT_NAKSHATRAS = [4, 6, 8, 10, 16, 22, 26, 27];
/** Pairs of signs that are sixth and eighth from each other, yet friendly (priti shadashtaka); the odd sign is first. */
const FRIENDLY_SIX_EIGHT = ['1-8', '7-2', '9-4', '5-12', '3-10', '11-6'];

const findSameSignOtherStar = (one: Moon, other: Moon): string | null =>
  one.sign === other.sign && one.nakshatra !== other.nakshatra ? 'one sign, two stars' : null;
const findSameStarOtherSign = (one: Moon, other: Moon): string | null =>
  one.nakshatra === other.nakshatra && one.sign !== other.sign ? 'one star, two signs' : null;
const findSameStarOtherQuarter = (one: Moon, other: Moon): string | null =>
  one.nakshatra === other.nakshatra && one.pada !== other.pada ? 'one star, two quarters of it' : null;
const findFriendlyNavamsas = (one: Moon, other: Moon): string | null =>
  areFriends(one.navamsaSign, other.navamsaSign)
    ? `the lords of the navamsas, ${getSignLord(one.navamsaSign)} and ${getSignLord(other.navamsaSign)}, agree`
    : null;

const RULES: readonly PariharaRule[] = [
  { key: 'nadi-same-sign', koota: 'nadi', source: NADI, judge: findSameSignOtherStar },
  { key: 'nadi-same-star', koota: 'nadi', source: NADI, judge: findSameStarOtherSign },
  { key: 'nadi-other-quarter', koota: 'nadi', source: NADI, judge: findSameStarOtherQuarter },
  {
    key: 'nadi-kindly-star',
    koota: 'nadi',
    source: 'Jyotirnibandha and Kalanirnaya, in the Piyushadhara',
    judge: (one, other) =>
      one.nakshatra === other.nakshatra && NADI_EXEMPT_NAKSHATRAS.includes(one.nakshatra)
        ? 'the shared star is one of the eight that may be shared'
        : null,
  },
  { key: 'gana-same-sign', koota: 'gana', source: NADI, judge: findSameSignOtherStar },
  {
    key: 'gana-friendly-lords',
    koota: 'gana',
    source: 'Garga, in the Piyushadhara on Muhurta Chintamani, vivaha prakarana',
    judge: (_one, _other, points) =>
      points.maitri >= 4 && points.bhakoot > 0
        ? 'the lords of the signs are friends and bhakoot is whole'
        : null,
  },
  {
    key: 'bhakoot-one-lord',
    koota: 'bhakoot',
    source: BHAKOOT,
    judge: (one, other) =>
      getSignLord(one.sign) === getSignLord(other.sign) ? `${getSignLord(one.sign)} rules both signs` : null,
  },
  {
    key: 'bhakoot-friendly-lords',
    koota: 'bhakoot',
    source: BHAKOOT,
    judge: (one, other) => {
      const [a, b] = [getSignLord(one.sign), getSignLord(other.sign)];
      const holds = a !== b && areFriends(one.sign, other.sign) && !hasSameNadi(one, other);
      return holds ? `${a} and ${b} are friends, and the nadis differ` : null;
    },
  },
  {
    key: 'bhakoot-friendly-navamsas',
    koota: 'bhakoot',
    source: BHAKOOT,
    judge: (one, other) => (hasSameNadi(one, other) ? null : findFriendlyNavamsas(one, other)),
  },
  {
    key: 'bhakoot-friendly-six-eight',
    koota: 'bhakoot',
    source: 'Muhurtaraja, ch. on marriage (priti shadashtaka)',
    judge: (one, other) => {
      const pair = [one.sign, other.sign].toSorted((a, b) => (b % 2) - (a % 2)).join('-');
      const holds = isShadashtaka(one, other) && FRIENDLY_SIX_EIGHT.includes(pair);
      return holds
        ? `${getSignName(one.sign)} and ${getSignName(other.sign)} are a friendly sixth and eighth`
        : null;
    },
  },
  {
    key: 'maitri-friendly-navamsas',
    koota: 'maitri',
    source: 'Piyushadhara on Muhurta Chintamani, vivaha prakarana',
    judge: findFriendlyNavamsas,
  },
  {
    key: 'yoni-vashya',
    koota: 'yoni',
    source: 'Atri, in the Muhurtaraja, ch. on marriage',
    judge: (_one, _other, points) =>
      points.yoni < 2 && points.vashya >= 1 ? 'one sign yields to the other' : null,
  },
];

/** Lists the pariharas that apply. @param incomplete the kootas that lost points */
export function listPariharas(
  first: Moon,
  second: Moon,
  points: Points,
  incomplete: readonly KootaKey[],
): Parihara[] {
  return RULES.filter(({ koota }) => incomplete.includes(koota)).flatMap(({ judge, ...rule }) => {
    const because = judge(first, second, points);
    return because === null ? [] : [{ ...rule, because }];
  });
}
