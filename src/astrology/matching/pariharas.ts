/** Pariharas: rules of the texts for disregarding the points lost in a koota. */
import type { KootaKey, Parihara } from '#src/astrology/contract-matching.ts';
import { getSignName } from '#src/astrology/phrases.ts';
import { isShadashtaka } from './bhakoot.ts';
import type { Moon } from './koota-rule.ts';
import { hasSameNadi } from './nadi.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { areFriends } from './sign-lords.ts';

/** Points by koota. */
export type Points = Readonly<Record<KootaKey, number>>;

type PariharaRule = Omit<Parihara, 'because'> & {
  /** @returns the reason, or null if the rule does not apply */
  judge: (first: Moon, second: Moon, points: Points) => string | null;
};

/** A parihara with the reason why it applies, or null. */
export type JudgedParihara = Omit<Parihara, 'because'> & { because: string | null };

const CHINTAMANI = 'Muhurta Chintamani, vivaha prakarana';
const BHAKOOT_SOURCE = `${CHINTAMANI} ("prokte dushta-bhakutake")`;
const NADI_SOURCE = `${CHINTAMANI} ("rashyaikye ched bhinnam riksham")`;
/** Rohini, Ardra, Pushya, Magha, Vishakha, Shravana, Uttara Bhadrapada, Revati. */
const NADI_EXEMPT_NAKSHATRAS = [4, 6, 8, 10, 16, 22, 26, 27];
/**
 * Pairs of signs that are sixth and eighth from each other, yet friendly (priti shadashtaka); the odd sign is first.
 */
const FRIENDLY_SIX_EIGHT = ['1-8', '7-2', '9-4', '5-12', '3-10', '11-6'];

const describeSameSignOtherNakshatra = (first: Moon, second: Moon): string | null =>
  first.sign === second.sign && first.nakshatra !== second.nakshatra ? 'one sign, two stars' : null;
const describeSameNakshatraOtherSign = (first: Moon, second: Moon): string | null =>
  first.nakshatra === second.nakshatra && first.sign !== second.sign ? 'one star, two signs' : null;
const describeSameNakshatraOtherPada = (first: Moon, second: Moon): string | null =>
  first.nakshatra === second.nakshatra && first.pada !== second.pada ? 'one star, two quarters of it' : null;
const describeFriendlyNavamsas = (first: Moon, second: Moon): string | null =>
  areFriends(first.navamsaSign, second.navamsaSign)
    ? `the lords of the navamsas, ${getSignLord(first.navamsaSign)} and ${getSignLord(second.navamsaSign)}, agree`
    : null;

const RULES: readonly PariharaRule[] = [
  { key: 'nadi-same-sign', koota: 'nadi', source: NADI_SOURCE, judge: describeSameSignOtherNakshatra },
  { key: 'nadi-same-nakshatra', koota: 'nadi', source: NADI_SOURCE, judge: describeSameNakshatraOtherSign },
  { key: 'nadi-other-quarter', koota: 'nadi', source: NADI_SOURCE, judge: describeSameNakshatraOtherPada },
  {
    key: 'nadi-exempt-nakshatra',
    koota: 'nadi',
    source: 'Jyotirnibandha and Kalanirnaya, in the Piyushadhara',
    judge: (first, second) =>
      first.nakshatra === second.nakshatra && NADI_EXEMPT_NAKSHATRAS.includes(first.nakshatra)
        ? 'the shared star is one of the eight that may be shared'
        : null,
  },
  { key: 'gana-same-sign', koota: 'gana', source: NADI_SOURCE, judge: describeSameSignOtherNakshatra },
  {
    key: 'gana-friendly-lords',
    koota: 'gana',
    source: 'Garga, in the Piyushadhara on Muhurta Chintamani, vivaha prakarana',
    judge: (_first, _second, points) =>
      points.maitri >= 4 && points.bhakoot > 0
        ? 'the lords of the signs are friends and bhakoot is whole'
        : null,
  },
  {
    key: 'bhakoot-one-lord',
    koota: 'bhakoot',
    source: BHAKOOT_SOURCE,
    judge: (first, second) =>
      getSignLord(first.sign) === getSignLord(second.sign)
        ? `${getSignLord(first.sign)} rules both signs`
        : null,
  },
  {
    key: 'bhakoot-friendly-lords',
    koota: 'bhakoot',
    source: BHAKOOT_SOURCE,
    judge: (first, second) => {
      const [firstLord, secondLord] = [getSignLord(first.sign), getSignLord(second.sign)];
      const applies =
        firstLord !== secondLord && areFriends(first.sign, second.sign) && !hasSameNadi(first, second);
      return applies ? `${firstLord} and ${secondLord} are friends, and the nadis differ` : null;
    },
  },
  {
    key: 'bhakoot-friendly-navamsas',
    koota: 'bhakoot',
    source: BHAKOOT_SOURCE,
    judge: (first, second) => (hasSameNadi(first, second) ? null : describeFriendlyNavamsas(first, second)),
  },
  {
    key: 'bhakoot-friendly-six-eight',
    koota: 'bhakoot',
    source: 'Muhurtaraja, ch. on marriage (priti shadashtaka)',
    judge: (first, second) => {
      const pair = [first.sign, second.sign].toSorted((a, b) => (b % 2) - (a % 2)).join('-');
      const applies = isShadashtaka(first, second) && FRIENDLY_SIX_EIGHT.includes(pair);
      return applies
        ? `${getSignName(first.sign)} and ${getSignName(second.sign)} are a friendly sixth and eighth`
        : null;
    },
  },
  {
    key: 'maitri-friendly-navamsas',
    koota: 'maitri',
    source: 'Piyushadhara on Muhurta Chintamani, vivaha prakarana',
    judge: describeFriendlyNavamsas,
  },
  {
    key: 'yoni-vashya',
    koota: 'yoni',
    source: 'Atri, in the Muhurtaraja, ch. on marriage',
    judge: (_first, _second, points) =>
      points.yoni < 2 && points.vashya >= 1 ? 'one sign yields to the other' : null,
  },
];

/**
 * Lists the pariharas that apply.
 * @param incompleteKootas the kootas that lost points
 */
export function listPariharas(
  first: Moon,
  second: Moon,
  points: Points,
  incompleteKootas: readonly KootaKey[],
): Parihara[] {
  return RULES.filter(({ koota }) => incompleteKootas.includes(koota)).flatMap(({ judge, ...rule }) => {
    const because = judge(first, second, points);
    return because === null ? [] : [{ ...rule, because }];
  });
}

/** Judges every parihara of a koota that lost points, also those that do not apply: `because` is then null. */
export const judgePariharasOf = (
  koota: KootaKey,
  first: Moon,
  second: Moon,
  points: Points,
): JudgedParihara[] =>
  RULES.filter((rule) => rule.koota === koota).map(({ judge, ...rule }) => ({
    ...rule,
    because: judge(first, second, points),
  }));
