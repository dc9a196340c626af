/** The text and the reason of each koota. */
import { content } from '#src/reports/content/content.ts';
import type { Ashtakoota, Koota, KootaKey } from '#src/astrology/contract-matching.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import { getGanaName } from '#src/astrology/matching/gana.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { getFriendships } from '#src/astrology/matching/sign-lords.ts';
import { isAdverseTara } from '#src/astrology/matching/tara.ts';
import { getAnimal } from '#src/astrology/matching/yoni.ts';
import type { Varna } from '#src/astrology/matching/varna.ts';
import type { Vashya } from '#src/astrology/matching/vashya.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import { formatGraha, formatOrdinal, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import {
  computeRange,
  hasKnownMoons,
  listKootas,
  listMoons,
  type Match,
  type Person,
  type PointRange,
} from './match.ts';
import { describeMoonSigns, describeMoonStars, formatPoints, getDistance } from './match-phrases.ts';
import { createPairStatement } from './match-statement.ts';
import { formatAlternativeHours, introduceReading, listHourAlternatives } from './moon-hours.ts';
import { listMoonPairs, listUnique } from './moon-readings.ts';

/** Facts that several stars share: a change of the star alone does not change these kootas. */
const KEYS: Partial<Record<KootaKey, string[]>> = {
  yoni: ['Moon.yoni'],
  gana: ['Moon.gana'],
  nadi: ['Moon.nadi'],
};

export function writeKootaStatement(match: Match, koota: Koota): Statement {
  const range = computeKootaRange(match, koota);
  const isRange = range.lowest !== range.highest;
  return createPairStatement(
    match,
    writeResults(match, koota, range),
    describeReason(match, koota, isRange),
    KEYS[koota.key] ?? koota.keys,
    content.match.kootaSources[koota.key],
  );
}

/** More readings of one koota would hide each other. */
const MAX_READINGS = 3;

/** One text for known hours. Otherwise each text that the day allows, with its points. */
function writeResults(match: Match, { key, maximum }: Koota, { lowest, highest }: PointRange): string {
  const { kootaNames, kootaOfHours, kootaWithPoints, kootaOpen, kootaReadings, about } = content.match;
  const name = kootaNames[key];
  const readings = listReadings(match);
  const couple = {
    groom: match.groom.name,
    bride: match.bride.name,
    isGiverOpen: isGiverOpen(readings),
  };
  const writeText = (reading: MoonReading) =>
    RESULTS[key](findKoota(reading.ashtakoota.kootas, key), reading, couple);
  const results = Map.groupBy(
    readings.map((reading) => ({
      points: findKoota(reading.ashtakoota.kootas, key).points,
      text: writeText(reading),
    })),
    ({ text }) => text,
  );
  if (results.size === 1 && lowest === highest) return [...results.keys()][0]!;
  if (results.size > MAX_READINGS)
    return about(
      name,
      lowest === highest
        ? kootaReadings(formatPoints(lowest), maximum)
        : kootaOpen(formatPoints(lowest), formatPoints(highest)),
    );
  return [...results]
    .map(([text, ofText]) => ({
      text,
      points: listUnique(ofText.map(({ points }) => points)).toSorted((a, b) => a - b),
    }))
    .toSorted((a, b) => b.points.at(-1)! - a.points.at(-1)!)
    .map(({ text, points }) => {
      const given = content.grammar.formatAlternatives(points.map(formatPoints));
      const births = describeFewAlternatives(match, (reading) => writeText(reading) === text);
      if (!births) return kootaWithPoints(name, given, points.at(-1)!, text);
      return lowest === highest
        ? introduceReading(content.match.ifBirths(births), text)
        : `${kootaOfHours(name, given, points.at(-1)!, births)} ${text}`;
    })
    .join(' ');
}

/** More alternatives are not understood at first reading. */
const MAX_ALTERNATIVES = 2;

/** The hours of birth at which a reading holds; null if there are too many to name. */
function describeFewAlternatives(match: Match, holds: (reading: MoonReading) => boolean): string | null {
  const alternatives = listHourAlternatives(match, (groom, bride) =>
    holds({ groom, bride, ashtakoota: computeAshtakoota(groom, bride) }),
  );
  return alternatives.length > MAX_ALTERNATIVES ? null : formatAlternativeHours(alternatives);
}

/** Two possible Moons with their kootas, in the order of the roles. */
type MoonReading = { groom: Moon; bride: Moon; ashtakoota: Ashtakoota };

const listReadings = (match: Match): MoonReading[] =>
  listMoonPairs(match).map(({ first, second }) => {
    const [groom, bride] = match.groom.isSecond ? [second, first] : [first, second];
    return { groom, bride, ashtakoota: computeAshtakoota(groom, bride) };
  });

/** One value for known birth times, in the order of the roles. */
export const computeKootaRange = (match: Match, { key, points }: Koota): PointRange =>
  hasKnownMoons(match)
    ? { lowest: points, highest: points }
    : computeRange(match, ({ kootas }) => findKoota(kootas, key).points);

const findKoota = (kootas: readonly Koota[], key: KootaKey): Koota =>
  kootas.find((koota) => koota.key === key)!;

/** The names. `isGiverOpen`: the unknown hour decides which of the two brings luck by tara. */
type Couple = { groom: string; bride: string; isGiverOpen: boolean };
type WriteResult = (koota: Koota, moons: { groom: Moon; bride: Moon }, couple: Couple) => string;

const RESULTS: Record<KootaKey, WriteResult> = {
  varna: ({ points }) => content.match.varnaResults[points === 1 ? 'full' : 'none'],
  vashya: ({ points }) =>
    content.match.vashyaResults[points === 2 ? 'full' : points === 1 ? 'one' : points > 0 ? 'half' : 'none'],
  tara: (koota, _, couple) => writeTara(koota, couple),
  yoni: ({ points }) => content.match.yoniResults[YONI_RESULTS[points]!],
  maitri: ({ points }, moons, couple) => writeMaitri(points, moons, couple),
  gana: ({ points }, { groom, bride }) => content.match.ganaResults[gradeGana(points, groom, bride)],
  bhakoot: (_, { groom, bride }) => content.match.bhakootResults[getDistance(groom.sign, bride.sign)],
  nadi: ({ points }) => content.match.nadiResults[points === 8 ? 'full' : 'none'],
};

const YONI_RESULTS = ['great', 'enemies', 'neutral', 'friends', 'full'] as const;

/** Deva and Manushya have six points in one order and five in the other. */
function gradeGana(points: number, groom: Moon, bride: Moon): keyof typeof content.match.ganaResults {
  if (points >= 5) return getGanaName(groom) === getGanaName(bride) ? 'full' : 'near';
  return points === 1 ? 'far' : 'none';
}

function writeTara(koota: Koota, { groom, bride, isGiverOpen }: Couple): string {
  const { full, half, halfByHour } = content.match.taraResults;
  const giver = getGiver(koota);
  if (!giver) return full;
  if (isGiverOpen) return halfByHour;
  return giver === 'groom' ? half(groom, bride) : half(bride, groom);
}

/** The person whose star is kind, counted from that of the other one, if the other direction is not; else null. */
function getGiver({ first, second }: Koota): 'groom' | 'bride' | null {
  if (isAdverseTara(first)) return 'bride';
  return isAdverseTara(second) ? 'groom' : null;
}

function isGiverOpen(readings: readonly MoonReading[]): boolean {
  const givers = readings.flatMap(({ ashtakoota }) => getGiver(findKoota(ashtakoota.kootas, 'tara')) ?? []);
  return new Set(givers).size > 1;
}

/** Points of graha maitri: 5, 4, 3, 1, ½ or 0. */
function writeMaitri(points: number, moons: { groom: Moon; bride: Moon }, { groom, bride }: Couple): string {
  const { one, friends, friendly, neutral, mixed, cool, none } = content.match.maitriResults;
  const [groomSign, brideSign] = [moons.groom.sign, moons.bride.sign];
  if (points === 5) return getSignLord(groomSign) === getSignLord(brideSign) ? one : friends;
  if (points === 4) return friendly;
  if (points === 3) return neutral;
  if (points === 1)
    return getFriendships(groomSign, brideSign)[0] === 'friendly' ? mixed(groom, bride) : mixed(bride, groom);
  return points > 0 ? cool : none;
}

function describeReason(match: Match, koota: Koota, isRange: boolean): string {
  const { withPlaces, range } = content.match.kootaReasons;
  const places = koota.keys.includes('Moon.sign') ? describeMoonSigns(match) : describeMoonStars(match);
  if (isRange) return withPlaces(places, range(content.match.kootaNames[koota.key]));
  const [because, ...others] = listUnique(
    listReadings(match).map((reading) => describeValues(match, reading, koota.key)),
  );
  return others.length > 0
    ? content.match.everyHourReason(
        places,
        content.match.everyHourFacts.koota(content.match.kootaNames[koota.key]),
      )
    : withPlaces(places, because!);
}

/** The engine reads the groom first. */
function describeValues(match: Match, reading: MoonReading, key: KootaKey): string {
  const { values, lords, taras } = content.match.kootaReasons;
  const [groom, bride] = [match.groom.name, match.bride.name];
  const { first, second } = findKoota(reading.ashtakoota.kootas, key);
  if (key === 'maitri') {
    const [groomLord, brideLord] = [reading.groom, reading.bride].map(({ sign }) =>
      formatGraha(getSignLord(sign)),
    );
    return lords(groom, groomLord!, bride, brideLord!);
  }
  if (key === 'tara') return taras(groom, nameValue(first), bride, nameValue(second));
  if (key === 'bhakoot') return describeDistance(reading);
  if (key === 'yoni') return describeAnimals(match, reading);
  if (first === second) return content.match.kootaReasons.bothValues(describeValue(key, first));
  return values(groom, describeValue(key, first), bride, describeValue(key, second));
}

function describeAnimals({ groom, bride }: Match, reading: MoonReading): string {
  const [first, second] = [reading.groom, reading.bride].map(
    (moon) => content.love.animalPhrases[getAnimal(moon)],
  );
  const { animals, oneAnimal } = content.match.kootaReasons;
  return first === second ? oneAnimal(first!) : animals(groom.name, first!, bride.name, second!);
}

function describeDistance({ groom, bride }: MoonReading): string {
  const { sameSign, apart } = content.match.kootaReasons;
  return groom.sign === bride.sign
    ? sameSign
    : apart(
        formatOrdinal(countHouse(groom.sign, bride.sign)),
        formatOrdinal(countHouse(bride.sign, groom.sign)),
      );
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
