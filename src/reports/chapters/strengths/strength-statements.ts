/** Statements on the highest and lowest bindus and shadbala. */
import { strengthReasons } from '#src/reports/content/en/strengths/strength-reasons.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { judgeCondition } from '#src/reports/facts/graha-condition.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getSignOfHouse } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import {
  strongestGraha,
  strongestHouse,
  strongYetLow,
  transitBindus,
  weakestGraha,
  weakestHouse,
  weakYetHigh,
} from '#src/reports/content/en/strengths/strengths.ts';
import {
  gradeBindus,
  requireShadbala,
  requireAshtakavarga,
  findBindusExtremes,
  getTransitSign,
} from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatCountOfEight, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { roundRupas } from './strength-figures.ts';

export function writeHouseExtremeStatements(context: ReportContext): Statement[] {
  const counts = requireAshtakavarga(context.chart).sarvaByHouse;
  const { best, worst } = findBindusExtremes(context.chart);
  const [mostBindus, leastBindus] = [counts[best - 1]!, counts[worst - 1]!];
  const getSignNameOfHouse = (house: number) => getSignName(getSignOfHouse(context.chart, house));
  const mostReason = strengthReasons.mostBindus(getSignNameOfHouse(best), formatOrdinal(best), mostBindus!);
  const leastReason = strengthReasons.leastBindus(
    getSignNameOfHouse(worst),
    formatOrdinal(worst),
    leastBindus!,
  );
  return [
    createStatement(context, strongestHouse[best - 1]!, mostReason, [`sarva.${best}`], sources.ashtakavarga),
    createStatement(context, weakestHouse[worst - 1]!, leastReason, [`sarva.${worst}`], sources.ashtakavarga),
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
  const because = strengthReasons.transit(graha, getSignName(sign), house, formatCountOfEight(bindus));
  const keys = [`transit.${graha}`, `bindus.${graha}.${sign}`];
  return createStatement(
    context,
    transitBindus[graha][gradeBindus(bindus)],
    because,
    keys,
    sources.ashtakavarga,
  );
}

export function writeShadbalaExtremeStatements(context: ReportContext): Statement[] {
  const { grahas } = requireShadbala(context.chart);
  const ranked = CLASSICAL_GRAHAS.toSorted((a, b) => grahas[a].rank - grahas[b].rank);
  const [strongest, weakest] = [ranked[0]!, ranked.at(-1)!];
  const describeRupas = (graha: ClassicalGraha) =>
    strengthReasons.rupas(roundRupas(grahas[graha].rupas).toFixed(2), grahas[graha].required);
  const strongestReason = strengthReasons.strongest(formatGraha(strongest), describeRupas(strongest));
  const weakestReason = strengthReasons.weakest(formatGraha(weakest), describeRupas(weakest));
  return [
    createStatement(
      context,
      strongestGraha[strongest],
      strongestReason,
      [`rank.${strongest}`],
      sources.shadbala,
    ),
    ...writeStrongButLowStatements(context, strongest),
    createStatement(context, weakestGraha[weakest], weakestReason, [`rank.${weakest}`], sources.shadbala),
    ...writeWeakButHighStatements(context, weakest),
  ];
}

function writeStrongButLowStatements(context: ReportContext, graha: ClassicalGraha): Statement[] {
  if (judgeCondition(context.chart, graha).points >= 0) return [];
  const because = strengthReasons.strongButLow(formatGraha(graha), describeCondition(context.chart, graha));
  return [
    createStatement(context, strongYetLow, because, [
      `rank.${graha}`,
      ...listConditionKeys(context.chart, graha),
    ]),
  ];
}

function writeWeakButHighStatements(context: ReportContext, graha: ClassicalGraha): Statement[] {
  if (judgeCondition(context.chart, graha).points < 0) return [];
  const because = strengthReasons.weakButHigh(formatGraha(graha), describeCondition(context.chart, graha));
  return [
    createStatement(context, weakYetHigh, because, [
      `rank.${graha}`,
      ...listConditionKeys(context.chart, graha),
    ]),
  ];
}
