/** Finds claims about the chart in the words of a reason, and compares them with the chart. */
import { GRAHAS, RASHIS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import {
  getHouse,
  getHouseLord,
  getSignLord,
  listOccupants,
  listRuledHouses,
  getSignOfHouse,
} from '#src/astrology/houses.ts';
import { formatOrdinal, formatShortDate, getNakshatraName } from '#src/reports/text/phrases.ts';

const ORDINALS = Array.from({ length: 12 }, (_, i) => formatOrdinal(i + 1));
const SIGNS: readonly string[] = RASHIS.map(({ english }) => english);
const NAKSHATRA_NAMES = NAKSHATRAS.map((_, i) => getNakshatraName(i + 1)).toSorted(
  (a, b) => b.length - a.length,
);

/** The pattern for each placeholder of a claim: `{graha}`, `{nth}`, `{nths}`, `{sign}`, `{nakshatra}`, `{date}`. */
const PLACEHOLDER_PATTERNS: Record<string, string> = {
  graha: `(?:the )?(${GRAHAS.join('|')})`,
  nth: `(${ORDINALS.join('|')})`,
  nths: `((?:(?:${ORDINALS.join('|')})(?:, | and )?)+)`,
  sign: `(${SIGNS.join('|')})`,
  nakshatra: `(${NAKSHATRA_NAMES.join('|')})`,
  date: String.raw`(\d{1,2} [A-Z][a-z]{2} \d{4})`,
};

type Claim = { pattern: RegExp; isTrue: (chart: Chart, named: string[]) => boolean };

const createClaim = (words: string, isTrue: Claim['isTrue']): Claim => ({
  pattern: new RegExp(
    `\\b${words.replaceAll(/\{(\w+)\}/g, (_, placeholder: string) => PLACEHOLDER_PATTERNS[placeholder]!)}\\b`,
    'g',
  ),
  isTrue,
});

const parseHouse = (nth: string) => ORDINALS.indexOf(nth) + 1;
const parseSign = (name: string) => SIGNS.indexOf(name) + 1;
const parseHouses = (nths: string) =>
  nths
    .match(/[a-z]+/g)!
    .filter((word) => word !== 'and')
    .map(parseHouse);
const getPosition = (chart: Chart, graha: string) => chart.grahas[graha as Graha];
const isInHouse = (chart: Chart, graha: string, nth: string) =>
  getHouse(chart, graha as Graha) === parseHouse(nth);
const isSameSet = (first: number[], second: number[]) => joinSorted(first) === joinSorted(second);
const joinSorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b).join();

/** Phrases that join a graha to its house. */
const HOUSE_VERBS =
  'lights|rests in|drives|blesses|adorns|works in|reaches out from|clears|is in|is tucked away in|acts upon your work from';

const CLAIMS: readonly Claim[] = [
  createClaim(`{graha} (?:${HOUSE_VERBS}) the {nth}(?! quarter)(?: house)?`, (chart, [graha, nth]) =>
    isInHouse(chart, graha!, nth!),
  ),
  // A reason may name one of two ruled houses.
  createClaim('{graha} rules the {nths}', (chart, [graha, nths]) =>
    parseHouses(nths!).every((house) => listRuledHouses(chart, graha as Graha).includes(house)),
  ),
  createClaim(
    '{graha} rules your {nth} house',
    (chart, [graha, nth]) => getHouseLord(chart, parseHouse(nth!)) === graha,
  ),
  createClaim('{graha} is in your {nth} house', (chart, [graha, nth]) => isInHouse(chart, graha!, nth!)),
  createClaim(
    '{graha}, lord of your {nth} house, is in the {nth}',
    (chart, [graha, ruled, nth]) =>
      getHouseLord(chart, parseHouse(ruled!)) === graha && isInHouse(chart, graha!, nth!),
  ),
  createClaim(
    '{graha} is in its (?:own sign|moolatrikona), {sign}(?!, in the navamsha)',
    (chart, [graha, name]) => getPosition(chart, graha!).sign === parseSign(name!),
  ),
  createClaim(
    '{graha} is in {sign}, (?:the sign of|its sign of|its moolatrikona|a neutral sign)',
    (chart, [graha, name]) => getPosition(chart, graha!).sign === parseSign(name!),
  ),
  createClaim('{graha}, lord of your lagna', (chart, [graha]) => getHouseLord(chart, 1) === graha),
  createClaim('{graha} rules your lagna', (chart, [graha]) => getHouseLord(chart, 1) === graha),
  createClaim(
    '(?<!from |your ){graha} (?:is a stranger in|was in|stands in|in|stood at .{3,9} of|was at .{3,9} of) {sign}',
    (chart, [graha, name]) => getPosition(chart, graha!).sign === parseSign(name!),
  ),
  createClaim(
    '{graha} is in its sign of fall, {sign}',
    (chart, [graha, name]) =>
      getPosition(chart, graha!).dignity === 'debilitated' &&
      getPosition(chart, graha!).sign === parseSign(name!),
  ),
  createClaim(
    '{graha} rules your {nth} house and is (?:at home|exalted|in its fall|on neutral ground|with a friend|with no friend) in {sign}',
    (chart, [graha, , name]) => getPosition(chart, graha!).sign === parseSign(name!),
  ),
  createClaim(
    '{graha} is lost in the light of the Sun',
    (chart, [graha]) => getPosition(chart, graha!).isCombust,
  ),
  createClaim(
    '{graha} is host to your Moon in {sign}',
    (chart, [graha, name]) =>
      chart.grahas.Moon.sign === parseSign(name!) && getSignLord(parseSign(name!)) === graha,
  ),
  createClaim(
    '{graha} is in its own sign, {sign}, in the navamsha',
    (chart, [graha, name]) => getPosition(chart, graha!).navamsaSign === parseSign(name!),
  ),
  createClaim(
    '{graha} is host to Venus in the navamsha',
    (chart, [graha]) => getSignLord(chart.grahas.Venus.navamsaSign) === graha,
  ),
  createClaim('your Moon in {sign}', (chart, [name]) => chart.grahas.Moon.sign === parseSign(name!)),
  createClaim(
    'birth star is {nakshatra}',
    (chart, [name]) => getNakshatraName(chart.grahas.Moon.nakshatra) === name,
  ),
  createClaim(
    '{sign}, ruled by {graha}, was rising',
    (chart, [name, graha]) =>
      chart.lagna?.sign === parseSign(name!) && getSignLord(parseSign(name!)) === graha,
  ),
  createClaim('{sign} was rising', (chart, [name]) => chart.lagna?.sign === parseSign(name!)),
  createClaim('with {sign} as your lagna', (chart, [name]) => chart.lagna?.sign === parseSign(name!)),
  createClaim(
    'the sign of {graha}, in {nakshatra} and in the {nth} house',
    (chart, [graha, nakshatra, nth]) =>
      getSignLord(chart.grahas.Moon.sign) === graha &&
      getNakshatraName(chart.grahas.Moon.nakshatra) === nakshatra &&
      isInHouse(chart, 'Moon', nth!),
  ),
  createClaim(
    'your {nth} house is {sign}, in the keeping of {graha}',
    (chart, [nth, name, graha]) =>
      getSignOfHouse(chart, parseHouse(nth!)) === parseSign(name!) &&
      getHouseLord(chart, parseHouse(nth!)) === graha,
  ),
  createClaim(
    '{sign} was setting in the west while {sign} rose',
    (chart, [west, east]) =>
      getSignOfHouse(chart, 7) === parseSign(west!) && chart.lagna?.sign === parseSign(east!),
  ),
  createClaim('in your chart the grahas live in the {nths} houses', (chart, [nths]) =>
    isSameSet(
      parseHouses(nths!),
      ORDINALS.map((_, i) => i + 1).filter((house) => listOccupants(chart, house).length > 0),
    ),
  ),
  createClaim(
    '{graha} brings in and {graha} keeps, as lords of the eleventh and second houses',
    (chart, [brings, keeps]) => getHouseLord(chart, 11) === brings && getHouseLord(chart, 2) === keeps,
  ),
  createClaim('the antardasha of {graha} is running, until {date}', (chart, [graha, date]) =>
    chart.vimshottari.some(({ antar }) =>
      antar.some(({ lord, end }) => lord === graha && formatShortDate(end) === date),
    ),
  ),
  createClaim('the mahadasha of {graha} is running, until {date}', (chart, [graha, date]) =>
    chart.vimshottari.some(({ lord, end }) => lord === graha && formatShortDate(end) === date),
  ),
];

/**
 * @param charts several when the time of birth is unknown: a claim must be true in one of them
 * @returns the number of claims found, and the words of those that are false in every chart
 */
export function checkClaims(
  because: string,
  charts: readonly Chart[],
): { claimCount: number; untrue: string[] } {
  const claims = CLAIMS.flatMap(({ pattern, isTrue }) =>
    [...because.matchAll(pattern)].map(([words, ...values]) => ({
      words,
      isTrueInSomeChart: charts.some((chart) => isTrue(chart, values)),
    })),
  );
  return {
    claimCount: claims.length,
    untrue: claims.filter((claim) => !claim.isTrueInSomeChart).map(({ words }) => words),
  };
}
