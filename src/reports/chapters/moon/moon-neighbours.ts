/** Grahas in the Moon's sign, in the signs before and after it, and those that aspect it. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { describeSharedSign } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';

const FIVE_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
type Planet = (typeof FIVE_PLANETS)[number];
/** The most important aspects first. */
const ASPECTING_GRAHAS = ['Jupiter', 'Saturn', 'Mars', 'Venus', 'Mercury', 'Sun'] as const;
const MAX_CONJUNCTIONS = 2;
const MAX_ASPECTS = 2;

export function writeNeighbourStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  const conjunctGrahas = listConjunctGrahas(chart);
  const flankingStatements = [
    ...writeFlankingStatements(context, 2),
    ...writeFlankingStatements(context, 12),
  ];
  const aspectingGrahas = ASPECTING_GRAHAS.filter((graha) => getAspectText(chart, graha) !== undefined).slice(
    0,
    MAX_ASPECTS,
  );
  const isAlone = conjunctGrahas.length === 0 && flankingStatements.length === 0;
  return [
    ...conjunctGrahas.slice(0, MAX_CONJUNCTIONS).map((graha) => writeConjunctionStatement(context, graha)),
    ...(isAlone ? [writeAloneStatement(context, aspectingGrahas)] : []),
    ...flankingStatements,
    ...aspectingGrahas.map((graha) => writeAspectStatement(context, graha)),
  ];
}

/** In the Moon's sign, the nearest first. */
function listConjunctGrahas(chart: Chart): Graha[] {
  const { degreeInSign } = chart.grahas.Moon;
  const getDistance = (graha: Graha) => Math.abs(chart.grahas[graha].degreeInSign - degreeInSign);
  return GRAHAS.filter((graha) => graha !== 'Moon' && countSigns(chart, 'Moon', graha) === 1).toSorted(
    (a, b) => getDistance(a) - getDistance(b),
  );
}

function writeConjunctionStatement(context: ReportContext, graha: Graha): Statement {
  const pairKey = graha === 'Sun' ? 'Sun+Moon' : `Moon+${graha}`;
  const source = graha === 'Rahu' || graha === 'Ketu' ? undefined : content.common.sources.pair;
  const because = context.isTimeKnown
    ? describeSharedSign(context.chart, 'Moon', graha)
    : describeSharedSignWithoutTime(context.chart, graha);
  return createStatement(
    context,
    content.grahas.conjunctions[pairKey]!,
    because,
    [`${graha}.from.Moon`],
    source,
  );
}

const describeSharedSignWithoutTime = (chart: Chart, graha: Graha): string =>
  content.moon.neighbourReasons.with(formatGraha(graha), getSignName(chart.grahas.Moon.sign));

/**
 * Only on the planet in the neighbouring sign that is nearest to the sign of the Moon.
 * @param count 2 for the sign after that of the Moon, 12 for the sign before it
 */
function writeFlankingStatements(context: ReportContext, count: 2 | 12): Statement[] {
  const { chart } = context;
  const grahas = FIVE_PLANETS.filter((graha) => countSigns(chart, 'Moon', graha) === count);
  const getSortKey = (graha: Planet) => chart.grahas[graha].degreeInSign * (count === 2 ? 1 : -1);
  const [graha] = grahas.toSorted((a, b) => getSortKey(a) - getSortKey(b));
  if (!graha) return [];
  const texts = count === 2 ? content.moon.grahaAfterMoon : content.moon.grahaBeforeMoon;
  const writeReason = content.moon.neighbourReasons[count === 2 ? 'after' : 'before'];
  const because = writeReason(formatGraha(graha), getSignName(chart.grahas[graha].sign));
  return [
    createStatement(
      context,
      texts[graha],
      because,
      [`${graha}.from.Moon`],
      content.common.sources.besideMoon,
    ),
  ];
}

const getAspectText = (chart: Chart, graha: (typeof ASPECTING_GRAHAS)[number]): string | undefined =>
  content.moon.aspectsOnMoon[graha][countSigns(chart, graha, 'Moon')];

function writeAspectStatement(context: ReportContext, graha: (typeof ASPECTING_GRAHAS)[number]): Statement {
  const { chart } = context;
  const count = countSigns(chart, graha, 'Moon');
  const from = getSignName(chart.grahas[graha].sign);
  const because = content.moon.neighbourReasons.aspect(formatGraha(graha), from, formatOrdinal(count));
  return createStatement(
    context,
    getAspectText(chart, graha)!,
    because,
    [`Moon.from.${graha}`],
    content.common.sources.aspect,
  );
}

function writeAloneStatement(context: ReportContext, aspectingGrahas: readonly Graha[]): Statement {
  const keys = FIVE_PLANETS.map((graha) => `${graha}.from.Moon`);
  if (aspectingGrahas.length === 0)
    return createStatement(context, content.moon.moonAlone, content.moon.neighbourReasons.alone, keys);
  const because = content.moon.neighbourReasons.aloneButAspected(aspectingGrahas.map(formatGraha));
  return createStatement(
    context,
    content.moon.moonAloneButAspected,
    because,
    keys,
    content.common.sources.besideMoon,
  );
}
