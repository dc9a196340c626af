/** The text and the reason of each koota. */
import { content } from '#src/reports/content/content.ts';
import type { Koota, KootaKey } from '#src/astrology/contract-matching.ts';
import { getGanaName } from '#src/astrology/matching/gana.ts';
import { getAnimal } from '#src/astrology/matching/yoni.ts';
import type { Varna } from '#src/astrology/matching/varna.ts';
import type { Vashya } from '#src/astrology/matching/vashya.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import { formatGraha, formatOrdinal, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import {
  computeRange,
  getMoon,
  hasKnownMoons,
  listKootas,
  listMoons,
  type Match,
  type Person,
  type PointRange,
} from './match.ts';
import { describeMoonSigns, describeMoonStars, formatPoints, getMoonDistance } from './match-phrases.ts';
import { createPairStatement } from './match-statement.ts';

export function writeKootaStatement(match: Match, koota: Koota): Statement {
  const range = computeKootaRange(match, koota);
  const isRange = range.lowest !== range.highest;
  const text = isRange
    ? content.match.kootaOpen(formatPoints(range.lowest), formatPoints(range.highest))
    : chooseResult(match, koota);
  // A range stands for all koota texts that the day allows, and is printed once for each koota.
  const named = isRange ? content.match.about(content.match.kootaNames[koota.key], text) : text;
  return createPairStatement(
    match,
    named,
    describeReason(match, koota, isRange),
    koota.keys,
    content.match.kootaSources[koota.key],
  );
}

/** One value for known birth times, in the order of the roles. */
export const computeKootaRange = (match: Match, { key, points }: Koota): PointRange =>
  hasKnownMoons(match)
    ? { lowest: points, highest: points }
    : computeRange(match, ({ kootas }) => findKoota(kootas, key).points);

const findKoota = (kootas: readonly Koota[], key: KootaKey): Koota =>
  kootas.find((koota) => koota.key === key)!;

const RESULTS: Record<KootaKey, (match: Match, points: number) => string> = {
  varna: (_, points) => content.match.varnaResults[points === 1 ? 'full' : 'none'],
  vashya: (_, points) =>
    content.match.vashyaResults[points === 2 ? 'full' : points === 1 ? 'one' : points > 0 ? 'half' : 'none'],
  tara: (_, points) => content.match.taraResults[points === 3 ? 'full' : 'half'],
  yoni: (_, points) => content.match.yoniResults[YONI_RESULTS[points]!],
  maitri: (match, points) => content.match.maitriResults[gradeMaitri(match, points)],
  gana: ({ groom, bride }, points) => content.match.ganaResults[gradeGana(groom, bride, points)],
  bhakoot: (match) => content.match.bhakootResults[getMoonDistance(match)],
  nadi: (_, points) => content.match.nadiResults[points === 8 ? 'full' : 'none'],
};

const YONI_RESULTS = ['great', 'enemies', 'neutral', 'friends', 'full'] as const;

/** Deva and Manushya have six points in one order and five in the other. */
function gradeGana(groom: Person, bride: Person, points: number): keyof typeof content.match.ganaResults {
  if (points >= 5) return getGanaName(getMoon(groom)) === getGanaName(getMoon(bride)) ? 'full' : 'near';
  return points === 1 ? 'far' : 'none';
}

/** Points of graha maitri: 5, 4, 3, 1, ½ or 0. */
function gradeMaitri({ first, second }: Match, points: number): keyof typeof content.match.maitriResults {
  if (points === 5)
    return getSignLord(getMoon(first).sign) === getSignLord(getMoon(second).sign) ? 'one' : 'friends';
  if (points === 4) return 'friendly';
  if (points === 3) return 'neutral';
  if (points === 1) return 'mixed';
  return points > 0 ? 'cool' : 'none';
}

const chooseResult = (match: Match, { key, points }: Koota): string => RESULTS[key](match, points);

function describeReason(match: Match, koota: Koota, isRange: boolean): string {
  const places = koota.keys.includes('Moon.sign') ? describeMoonSigns(match) : describeMoonStars(match);
  if (isRange)
    return content.match.kootaReasons.withPlaces(
      places,
      content.match.kootaReasons.range(content.match.kootaNames[koota.key]),
    );
  return content.match.kootaReasons.withPlaces(places, describeValues(match, koota));
}

/** The engine reads the groom first. */
function describeValues({ groom, bride }: Match, { key, first, second }: Koota): string {
  const { values, lords, taras } = content.match.kootaReasons;
  if (key === 'maitri') {
    const [groomLord, brideLord] = [groom, bride].map((person) =>
      formatGraha(getSignLord(getMoon(person).sign)),
    );
    return lords(groom.name, groomLord!, bride.name, brideLord!);
  }
  if (key === 'tara') return taras(groom.name, nameValue(first), bride.name, nameValue(second));
  if (key === 'bhakoot') return describeDistance(groom, bride);
  if (key === 'yoni') return describeAnimals(groom, bride);
  if (first === second) return content.match.kootaReasons.bothValues(describeValue(key, first));
  return values(groom.name, describeValue(key, first), bride.name, describeValue(key, second));
}

function describeAnimals(groom: Person, bride: Person): string {
  const [first, second] = [groom, bride].map(
    (person) => content.love.animalPhrases[getAnimal(getMoon(person))],
  );
  const { animals, oneAnimal } = content.match.kootaReasons;
  return first === second ? oneAnimal(first!) : animals(groom.name, first!, bride.name, second!);
}

function describeDistance(groom: Person, bride: Person): string {
  const [from, to] = [getMoon(groom).sign, getMoon(bride).sign];
  const { sameSign, apart } = content.match.kootaReasons;
  return from === to
    ? sameSign
    : apart(formatOrdinal(countHouse(from, to)), formatOrdinal(countHouse(to, from)));
}

const nameValue = (value: string): string => content.match.kootaValues[value] ?? value;

function describeValue(key: KootaKey, value: string): string {
  const { described } = content.match.kootaReasons;
  if (key === 'varna') return described(nameValue(value), content.match.varnaMeanings[value as Varna]);
  if (key === 'vashya') return described(nameValue(value), content.match.vashyaMeanings[value as Vashya]);
  return nameValue(value);
}

/** The value of a koota in a table cell; all possible ones for an unknown hour of birth. */
export function formatKootaValue(match: Match, { key }: Koota, of: 'groom' | 'bride'): string {
  if (key === 'maitri') return joinNames(listSigns(match[of]).map((sign) => getGrahaName(getSignLord(sign))));
  if (key === 'bhakoot') return joinNames(listSigns(match[of]).map(getSignName));
  const kootas = listKootas(match).map((ashtakoota) => findKoota(ashtakoota.kootas, key));
  return joinNames(kootas.map(({ first, second }) => nameValue(of === 'groom' ? first : second)));
}

const listSigns = (person: Person): number[] => listMoons(person).map(({ sign }) => sign);

const joinNames = (names: readonly string[]): string =>
  content.grammar.formatAlternatives([...new Set(names)]);
