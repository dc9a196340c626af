/** The statements of one month. */
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  fullInWeakMonth,
  monthRank,
  sunBetterThanMonth,
  sunFromMoon,
  sunMonth,
  sunWorseThanMonth,
  thinInGoodMonth,
} from '#src/reports/content/en/year/sun.ts';
import { sources } from '#src/reports/content/en/sources.ts';
import { bindusOf } from '#src/reports/counted.ts';
import type { Reading } from '#src/reports/reading.ts';
import { numberWord, ordinal, signName } from '#src/reports/words.ts';
import { dayMonth, placeIn, rootKey, tell, transitFact } from '#src/reports/year/place-words.ts';
import { toldInMonths } from '#src/reports/year/told.ts';
import { AVERAGE, USUAL_GOOD } from '#src/reports/year/weight.ts';
import type { MonthAhead } from '#src/reports/year/year-of.ts';
import { entryStatement } from './month-entries.ts';

export const monthStatements = (reading: Reading, month: MonthAhead): Statement[] => [
  rankStatement(reading, month),
  sunStatement(reading, month),
  moodStatement(reading, month),
  ...toldInMonths(reading)[month.index]!.map((entry) => entryStatement(reading, month, entry)),
];

/** How the month stands among the twelve, and what the Sun lights in it. */
export const monthInBrief = (reading: Reading, month: MonthAhead): Statement[] => [
  rankStatement(reading, month),
  sunStatement(reading, month),
];

function rankStatement(reading: Reading, { weight: { points, good, rank }, index }: MonthAhead): Statement {
  const moon = `your Moon in ${signName(reading.chart.grahas.Moon.sign)}`;
  const [many, place] = [good.length === 0 ? 'none' : numberWord(good.length), ordinal(rank)];
  const stand = good.length === 1 ? 'stands' : 'stand';
  const withPoints = [
    `its two houses hold ${points} points, and ${many} of eight grahas ${stand} well from ${moon}: ${place} of the twelve`,
    `it comes ${place} of the twelve, with ${points} points in its houses and ${many} of eight grahas well placed from ${moon}`,
    `${many} of eight grahas ${stand} well from ${moon}, its houses hold ${points} points, and that makes it ${place} of twelve`,
  ];
  const without = `${many} of eight grahas ${stand} well from ${moon}, which makes it ${place} of the twelve`;
  const texts = monthRank[leads(points, good.length) ? 'byPoints' : 'byGrahas'];
  return tell(reading, texts[rank - 1]!, points === null ? without : withPoints[index % 3]!, {
    keys: [...new Set([rootKey(reading), 'Moon.sign'])],
    ...(index === 0 && points !== null ? { source: sources.ashtakavarga } : {}),
  });
}

/** Whether points or grahas made the rank what it is: the larger difference from the usual. */
const leads = (points: number | null, good: number): boolean =>
  points !== null && Math.abs(points - AVERAGE) >= Math.abs(2 * (good - USUAL_GOOD));

/** Its sign has the average of points or more; without an hour, as many grahas as usual stand well. */
const isSupported = ({ chart }: Reading, { suns: [, sun], weight }: MonthAhead): boolean =>
  chart.lagna ? bindusOf(chart).sarva[sun.sign - 1]! >= AVERAGE : weight.good.length >= USUAL_GOOD;

const sunText = (reading: Reading, month: MonthAhead): string =>
  sunMonth[isSupported(reading, month) ? 'full' : 'thin'][month.suns[1].place - 1]!;

function sunStatement(reading: Reading, month: MonthAhead): Statement {
  const [, sun] = month.suns;
  const place = placeIn(reading, sun.place);
  const support = isSupported(reading, month);
  const because = reading.chart.lagna
    ? `${SUN_ENTERS[month.index % 3]!(signName(sun.sign), place, dayMonth(sun.from))}, ${bindusInWords(reading, sun.sign)}`
    : `from ${dayMonth(sun.from)} the Sun is in ${signName(sun.sign)}, ${place}, and ${support ? 'the month has company' : 'the month has little company'} in good places`;
  return tell(
    reading,
    `${lightAgainstMonth(month.weight.rank, support)}${sunText(reading, month)}`,
    because,
    {
      keys: [rootKey(reading)],
      facts: [
        ...transitFact('Sun', sun.sign, sun.from, sun.to),
        ...bindusFacts(reading, sun.sign, sun.place),
      ],
    },
  );
}

/** A dry field in a good month and a well-lit one in a weak month are told as such. */
function lightAgainstMonth(rank: number, supported: boolean): string {
  if (supported) return rank > 8 ? `${fullInWeakMonth[rank - 9]} ` : '';
  return rank < 5 ? `${thinInGoodMonth[rank - 1]} ` : '';
}

const SUN_ENTERS: readonly ((sign: string, place: string, day: string) => string)[] = [
  (sign, place, day) => `the Sun enters ${sign}, ${place}, on ${day}`,
  (sign, place, day) => `from ${day} the Sun goes through ${sign}, ${place}`,
  (sign, place, day) => `on ${day} ${sign}, ${place}, receives the Sun`,
];

function bindusInWords({ chart }: Reading, sign: number): string {
  const { sarva, grahas } = bindusOf(chart);
  return `with ${sarva[sign - 1]} points, ${numberWord(grahas.Sun.bindus[sign - 1]!)} of them by the Sun’s own count`;
}

function bindusFacts({ chart }: Reading, sign: number, place: number): string[] {
  if (!chart.lagna) return [];
  const { sarva, grahas } = bindusOf(chart);
  return [`sarva.${place}=${sarva[sign - 1]}`, `bindus.Sun.${sign}=${grahas.Sun.bindus[sign - 1]}`];
}

/** Good in the third, sixth, tenth and eleventh from the Moon; four and more of its own eight points are good in any place. */
function moodStatement(reading: Reading, { suns: [, sun], weight: { rank } }: MonthAhead): Statement {
  const moon = reading.chart.grahas.Moon.sign;
  const place = houseFrom(moon, sun.sign);
  const good = isFavourable('Sun', place);
  const own = reading.chart.lagna ? bindusOf(reading.chart).grahas.Sun.bindus[sun.sign - 1]! : null;
  const mixed = own !== null && own >= ENOUGH !== good;
  const text = sunFromMoon[mixed ? 'mixed' : 'plain'][place - 1]!;
  return tell(reading, `${mixed ? '' : weighing(rank, good)}${text}`, moodBecause(moon, sun.sign, own), {
    keys: ['Moon.sign'],
    facts: [
      ...transitFact('Sun', sun.sign, sun.from, sun.to),
      ...(own === null ? [] : [`bindus.Sun.${sun.sign}=${own}`]),
    ],
    source: sources.gochara,
  });
}

const ENOUGH = 4;

function moodBecause(moon: number, sign: number, own: number | null): string {
  const place = houseFrom(moon, sign);
  const points = own === null ? '' : `, with ${numberWord(own)} of its eight points`;
  if (place === 1) return `the Sun passes over your own Moon sign, ${signName(moon)}${points}`;
  const where = `${signName(sign)} is ${ordinal(place)} from your Moon in ${signName(moon)}`;
  return isFavourable('Sun', place)
    ? `${where}, a good place for the Sun${points}`
    : `${where}, a demanding place${points}`;
}

/** The Sun is one voice among many: what it says against the month is said as such. */
function weighing(rank: number, good: boolean): string {
  if (good) return rank > 9 ? `${sunBetterThanMonth[rank - 10]} ` : '';
  return rank < 4 ? `${sunWorseThanMonth[rank - 1]} ` : '';
}
