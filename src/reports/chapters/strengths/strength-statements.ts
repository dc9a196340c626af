/** Statements on the highest and lowest bindus and shadbala. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import { getCondition, judgeCondition } from '#src/reports/facts/graha-condition.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  gradeBindus,
  requireShadbala,
  requireAshtakavarga,
  findBindusExtremes,
  getTransitSign,
} from '#src/reports/facts/chart-metrics.ts';
import { isRetired } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatCountOfEight, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { roundRupas } from './strength-figures.ts';

export function writeHouseExtremeStatements(context: ReportContext): Statement[] {
  const counts = requireAshtakavarga(context.chart).sarvaByHouse;
  const { best, worst } = findBindusExtremes(context.chart);
  const [mostBindus, leastBindus] = [counts[best - 1]!, counts[worst - 1]!];
  const getSignNameOfHouse = (house: number) => getSignName(getSignOfHouse(context.chart, house));
  const mostReason = content.strengths.strengthReasons.mostBindus(
    getSignNameOfHouse(best),
    formatOrdinal(best),
    mostBindus!,
  );
  const leastReason = content.strengths.strengthReasons.leastBindus(
    getSignNameOfHouse(worst),
    formatOrdinal(worst),
    leastBindus!,
  );
  return [
    createStatement(
      context,
      (isRetired(context) ? content.strengths.strongestHouseFromSixty[best] : undefined) ??
        content.strengths.strongestHouse[best - 1]!,
      mostReason,
      [`sarva.${best}`],
      content.common.sources.ashtakavarga,
    ),
    ...writeOppositeLord(context, best, 'weak', content.strengths.mostPointsWeakLord),
    createStatement(
      context,
      content.strengths.weakestHouse[worst - 1]!,
      leastReason,
      [`sarva.${worst}`],
      content.common.sources.ashtakavarga,
    ),
    ...writeOppositeLord(context, worst, 'strong', content.strengths.fewestPointsStrongLord),
  ];
}

/** The lord of a house, if its condition is the opposite of the points. */
function writeOppositeLord(
  context: ReportContext,
  house: number,
  opposite: Condition,
  text: string,
): Statement[] {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  if (getCondition(chart, lord, house) !== opposite) return [];
  const because = content.strengths.strengthReasons.lordOfExtreme(
    formatOrdinal(house),
    requireAshtakavarga(chart).sarvaByHouse[house - 1]!,
    formatGraha(lord),
    describeCondition(chart, lord, house),
  );
  return [
    createStatement(context, text, because, [
      `sarva.${house}`,
      `lord.${house}`,
      ...listConditionKeys(chart, lord, house),
    ]),
  ];
}

/** Saturn and Jupiter by their bindus in the sign of their current transit. */
export const writeTransitBindusStatements = (context: ReportContext): Statement[] => [
  writeTransitBindusStatement(context, 'Jupiter'),
  writeTransitBindusStatement(context, 'Saturn'),
];

function writeTransitBindusStatement(context: ReportContext, graha: 'Jupiter' | 'Saturn'): Statement {
  const { chart, now } = context;
  const sign = getTransitSign(chart, now, graha);
  const bindus = requireAshtakavarga(chart).grahas[graha].bindus[sign - 1]!;
  const house = formatOrdinal(countHouse(chart.lagna!.sign, sign));
  const because = content.strengths.strengthReasons.transit(
    formatGraha(graha),
    getSignName(sign),
    house,
    formatCountOfEight(bindus),
  );
  const keys = [`transit.${graha}`, `bindus.${graha}.${sign}`];
  return createStatement(
    context,
    content.strengths.transitBindus[graha][gradeBindus(bindus)],
    because,
    keys,
    content.common.sources.ashtakavarga,
  );
}

export function writeShadbalaExtremeStatements(context: ReportContext): Statement[] {
  const { grahas } = requireShadbala(context.chart);
  const ranked = CLASSICAL_GRAHAS.toSorted((a, b) => grahas[a].rank - grahas[b].rank);
  const [strongest, weakest] = [ranked[0]!, ranked.at(-1)!];
  const describeRupas = (graha: ClassicalGraha) =>
    content.strengths.strengthReasons.rupas(
      roundRupas(grahas[graha].rupas).toFixed(2),
      grahas[graha].required,
    );
  const strongestReason = content.strengths.strengthReasons.strongest(
    formatGraha(strongest),
    describeRupas(strongest),
  );
  const weakestReason = content.strengths.strengthReasons.weakest(
    formatGraha(weakest),
    describeRupas(weakest),
  );
  return [
    createStatement(
      context,
      content.strengths.strongestGraha[strongest],
      strongestReason,
      [`rank.${strongest}`],
      content.common.sources.shadbala,
    ),
    ...writeStrongButLowStatements(context, strongest),
    createStatement(
      context,
      content.strengths.weakestGraha[weakest],
      weakestReason,
      [`rank.${weakest}`],
      content.common.sources.shadbala,
    ),
    ...writeWeakButHighStatements(context, weakest),
  ];
}

function writeStrongButLowStatements(context: ReportContext, graha: ClassicalGraha): Statement[] {
  const { condition, points } = judgeCondition(context.chart, graha);
  if (points >= 0) return [];
  const text = condition === 'weak' ? content.strengths.strongYetLow : content.strengths.strongYetMiddling;
  const because = content.strengths.strengthReasons.strongButLow(
    formatGraha(graha),
    describeCondition(context.chart, graha),
  );
  return [
    createStatement(context, text, because, [`rank.${graha}`, ...listConditionKeys(context.chart, graha)]),
  ];
}

function writeWeakButHighStatements(context: ReportContext, graha: ClassicalGraha): Statement[] {
  const { condition, points } = judgeCondition(context.chart, graha);
  if (points < 0) return [];
  const text = condition === 'strong' ? content.strengths.weakYetHigh : content.strengths.weakYetMiddling;
  const because = content.strengths.strengthReasons.weakButHigh(
    formatGraha(graha),
    describeCondition(context.chart, graha),
  );
  return [
    createStatement(context, text, because, [`rank.${graha}`, ...listConditionKeys(context.chart, graha)]),
  ];
}
