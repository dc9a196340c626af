/** What a reason claims of the chart, read out of its words alone and compared with the chart. */
import { GRAHAS, RASHIS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import {
  getHouse,
  getHouseLord,
  getSignLord,
  listOccupants,
  listRuledHouses,
  getSignOfHouse,
} from '#src/astrology/houses.ts';
import { formatOrdinal, formatShortDate, getNakshatraName } from '#src/reports/text/phrases.ts';

const NTH = Array.from({ length: 12 }, (_, i) => formatOrdinal(i + 1));
const SIGNS: readonly string[] = RASHIS.map(({ english }) => english);
const STARS = NAKSHATRAS.map((_, i) => getNakshatraName(i + 1)).toSorted((a, b) => b.length - a.length);

/** `{graha}`, `{nth}`, `{sign}`, `{star}` and `{date}` stand for one of their kind. */
const KINDS: Record<string, string> = {
  graha: `(?:the )?(${GRAHAS.join('|')})`,
  nth: `(${NTH.join('|')})`,
  nths: `((?:(?:${NTH.join('|')})(?:, | and )?)+)`,
  sign: `(${SIGNS.join('|')})`,
  star: `(${STARS.join('|')})`,
  date: String.raw`(\d{1,2} [A-Z][a-z]{2} \d{4})`,
};

type Claim = { says: RegExp; holds: (chart: Chart, named: string[]) => boolean };

const claim = (words: string, holds: Claim['holds']): Claim => ({
  says: new RegExp(`\\b${words.replaceAll(/\{(\w+)\}/g, (_, kind: string) => KINDS[kind]!)}\\b`, 'g'),
  holds,
});

const parseHouse = (nth: string) => NTH.indexOf(nth) + 1;
const sign = (name: string) => SIGNS.indexOf(name) + 1;
const parseHouses = (nths: string) =>
  nths
    .match(/[a-z]+/g)!
    .filter((word) => word !== 'and')
    .map(parseHouse);
const getGraha = (chart: Chart, graha: string) => chart.grahas[graha as Graha];
const isIn = (chart: Chart, graha: string, nth: string) =>
  getHouse(chart, graha as Graha) === parseHouse(nth);
const isSameSet = (a: number[], b: number[]) =>
  a.toSorted((x, y) => x - y).join() === b.toSorted((x, y) => x - y).join();

const ACTS =
  'lights|rests in|drives|blesses|adorns|works in|reaches out from|clears|is in|is tucked away in|acts upon your work from';

const CLAIMS: readonly Claim[] = [
  claim(`{graha} (?:${ACTS}) the {nth}(?: house)?`, (chart, [graha, nth]) => isIn(chart, graha!, nth!)),
  claim('{graha} rules the {nths}', (chart, [graha, nths]) =>
    isSameSet(listRuledHouses(chart, graha as Graha), parseHouses(nths!)),
  ),
  claim(
    '{graha} rules your {nth} house',
    (chart, [graha, nth]) => getHouseLord(chart, parseHouse(nth!)) === graha,
  ),
  claim('{graha}, lord of your lagna', (chart, [graha]) => getHouseLord(chart, 1) === graha),
  claim('{graha} rules the sign that was rising', (chart, [graha]) => getHouseLord(chart, 1) === graha),
  claim(
    '(?<!from |your ){graha} (?:is a stranger in|was in|stands in|in|stood at .{3,9} of|was at .{3,9} of) {sign}',
    (chart, [graha, name]) => getGraha(chart, graha!).sign === sign(name!),
  ),
  claim(
    '{graha} is in its sign of fall, {sign}',
    (chart, [graha, name]) =>
      getGraha(chart, graha!).dignity === 'debilitated' && getGraha(chart, graha!).sign === sign(name!),
  ),
  claim(
    '{graha} rules your {nth} house and is (?:at home|exalted|in its fall|on neutral ground|with a friend|with no friend) in {sign}',
    (chart, [graha, , name]) => getGraha(chart, graha!).sign === sign(name!),
  ),
  claim('{graha} is lost in the light of the Sun', (chart, [graha]) => getGraha(chart, graha!).combust),
  claim(
    '{graha} is host to your Moon in {sign}',
    (chart, [graha, name]) => chart.grahas.Moon.sign === sign(name!) && getSignLord(sign(name!)) === graha,
  ),
  claim(
    '{graha} is host to Venus in the navamsha',
    (chart, [graha]) => getSignLord(chart.grahas.Venus.navamsaSign) === graha,
  ),
  claim('your Moon in {sign}', (chart, [name]) => chart.grahas.Moon.sign === sign(name!)),
  claim('birth star is {star}', (chart, [name]) => getNakshatraName(chart.grahas.Moon.nakshatra) === name),
  claim(
    '{sign}, ruled by {graha}, was rising',
    (chart, [name, graha]) => chart.lagna?.sign === sign(name!) && getSignLord(sign(name!)) === graha,
  ),
  claim('{sign} was rising', (chart, [name]) => chart.lagna?.sign === sign(name!)),
  claim('with {sign} rising', (chart, [name]) => chart.lagna?.sign === sign(name!)),
  claim(
    'the sign of {graha}, in {star} and in the {nth} house',
    (chart, [graha, star, nth]) =>
      getSignLord(chart.grahas.Moon.sign) === graha &&
      getNakshatraName(chart.grahas.Moon.nakshatra) === star &&
      isIn(chart, 'Moon', nth!),
  ),
  claim(
    'your {nth} house is {sign}, in the keeping of {graha}',
    (chart, [nth, name, graha]) =>
      getSignOfHouse(chart, parseHouse(nth!)) === sign(name!) &&
      getHouseLord(chart, parseHouse(nth!)) === graha,
  ),
  claim(
    '{sign} was setting in the west while {sign} rose',
    (chart, [west, east]) => getSignOfHouse(chart, 7) === sign(west!) && chart.lagna?.sign === sign(east!),
  ),
  claim('in your chart the grahas live in the {nths} houses', (chart, [nths]) =>
    isSameSet(
      parseHouses(nths!),
      NTH.map((_, i) => i + 1).filter((n) => listOccupants(chart, n).length > 0),
    ),
  ),
  claim(
    '{graha} brings in and {graha} keeps, as lords of the eleventh and second houses',
    (chart, [brings, keeps]) => getHouseLord(chart, 11) === brings && getHouseLord(chart, 2) === keeps,
  ),
  claim('the sub-period of {graha} is running, until {date}', (chart, [graha, date]) =>
    chart.vimshottari.some(({ antar }) =>
      antar.some(({ lord, end }) => lord === graha && formatShortDate(end) === date),
    ),
  ),
  claim('the great period of {graha} is running, until {date}', (chart, [graha, date]) =>
    chart.vimshottari.some(({ lord, end }) => lord === graha && formatShortDate(end) === date),
  ),
];

/** How many claims could be read, and those that every chart denies: without an hour there is one for either end of the day. */
export function checkClaims(because: string, charts: readonly Chart[]): { read: number; untrue: string[] } {
  const found = CLAIMS.flatMap(({ says, holds }) =>
    [...because.matchAll(says)].map(([words, ...named]) => ({
      words,
      holds: charts.some((chart) => holds(chart, named)),
    })),
  );
  return { read: found.length, untrue: found.filter((one) => !one.holds).map(({ words }) => words) };
}
