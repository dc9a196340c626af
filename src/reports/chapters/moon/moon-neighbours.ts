/** Who shared the Moon's sign, stood in the sign ahead or behind, or looked at it. */
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { signsFrom } from '#src/astrology/houses.ts';
import { company } from '#src/reports/content/en/grahas/conjunctions.ts';
import {
  aheadOfMoon,
  behindMoon,
  looksAtMoon,
  moonByItself,
  moonWatched,
} from '#src/reports/content/en/moon/moon-neighbours.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import type { Statement } from '#src/reports/contract.ts';
import { describeSharedSign } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { grahaName, listed, ordinal, signName } from '#src/reports/text/phrases.ts';

const FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
type Five = (typeof FIVE)[number];
/** The eyes that count most come first. */
const LOOKERS = ['Jupiter', 'Saturn', 'Mars', 'Venus', 'Mercury', 'Sun'] as const;
const MOST = { beside: 2, looking: 2 };

export function companyStatements(reading: ReportContext): Statement[] {
  const { chart } = reading;
  const beside = besideMoon(chart);
  const flanks = [...flank(reading, 2), ...flank(reading, 12)];
  const looking = LOOKERS.filter((graha) => lookText(chart, graha) !== undefined).slice(0, MOST.looking);
  const alone = beside.length === 0 && flanks.length === 0;
  return [
    ...beside.slice(0, MOST.beside).map((graha) => together(reading, graha)),
    ...(alone ? [byItself(reading, looking)] : []),
    ...flanks,
    ...looking.map((graha) => look(reading, graha)),
  ];
}

/** In the Moon's sign, the nearest first. */
function besideMoon(chart: Chart): Graha[] {
  const { degreeInSign } = chart.grahas.Moon;
  const apart = (graha: Graha) => Math.abs(chart.grahas[graha].degreeInSign - degreeInSign);
  return GRAHAS.filter((graha) => graha !== 'Moon' && signsFrom(chart, 'Moon', graha) === 1).toSorted(
    (a, b) => apart(a) - apart(b),
  );
}

function together(reading: ReportContext, graha: Graha): Statement {
  const pair = graha === 'Sun' ? 'Sun+Moon' : `Moon+${graha}`;
  const source = graha === 'Rahu' || graha === 'Ketu' ? undefined : sources.pair;
  const because = reading.day
    ? sharesOfDay(reading.chart, graha)
    : describeSharedSign(reading.chart, 'Moon', graha);
  return createStatement(reading, company[pair]!, because, [`${graha}.from.Moon`], source);
}

const sharesOfDay = (chart: Chart, graha: Graha): string =>
  `${grahaName(graha)} was in ${signName(chart.grahas.Moon.sign)} with the Moon`;

/** Of several in the neighbouring sign, the one nearest to the Moon's. */
function flank(reading: ReportContext, sign: 2 | 12): Statement[] {
  const { chart } = reading;
  const there = FIVE.filter((graha) => signsFrom(chart, 'Moon', graha) === sign);
  const degree = (graha: Five) => chart.grahas[graha].degreeInSign * (sign === 2 ? 1 : -1);
  const [graha] = there.toSorted((a, b) => degree(a) - degree(b));
  if (!graha) return [];
  const [texts, side] = sign === 2 ? [aheadOfMoon, 'next after'] : [behindMoon, 'just before'];
  const because = `${graha} stood in ${signName(chart.grahas[graha].sign)}, the sign ${side} the Moon’s`;
  return [createStatement(reading, texts[graha], because, [`${graha}.from.Moon`], sources.besideMoon)];
}

const lookText = (chart: Chart, graha: (typeof LOOKERS)[number]): string | undefined =>
  looksAtMoon[graha][signsFrom(chart, graha, 'Moon')];

function look(reading: ReportContext, graha: (typeof LOOKERS)[number]): Statement {
  const { chart } = reading;
  const count = signsFrom(chart, graha, 'Moon');
  const from = signName(chart.grahas[graha].sign);
  const because = `${grahaName(graha)} looked at the Moon from ${from}, counting it as the ${ordinal(count)} sign`;
  return createStatement(reading, lookText(chart, graha)!, because, [`Moon.from.${graha}`], sources.aspect);
}

function byItself(reading: ReportContext, looking: readonly Graha[]): Statement {
  const keys = FIVE.map((graha) => `${graha}.from.Moon`);
  const nobody = 'no graha shared the Moon’s sign, and none of the five planets stood on either side of it';
  if (looking.length === 0) return createStatement(reading, moonByItself, `${nobody} or looked at it`, keys);
  const because = `${nobody}; only ${listed(looking.map(grahaName))} looked on`;
  return createStatement(reading, moonWatched, because, keys, sources.besideMoon);
}
