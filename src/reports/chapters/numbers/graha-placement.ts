/** Statements on house, sign and dignity of the grahas of driver and conductor. */
import { content } from '#src/reports/content/content.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, countSigns } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { withChart, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatElement, formatGraha, getSignName, toLowercaseFirst } from '#src/reports/text/phrases.ts';

export function writeGrahaPlacementStatements(context: ReportContext): Statement[] {
  const { mulank, bhagyank } = getNumerology(context);
  const [driverGraha, conductorGraha] = [getGrahaOfNumber(mulank.value), getGrahaOfNumber(bhagyank.value)];
  return [
    ...(context.isTimeKnown ? [writeHouseStatement(context, driverGraha, mulank.value)] : []),
    ...writeSignStatements(context, driverGraha),
    ...writeDignityStatements(context, driverGraha),
    ...(context.isTimeKnown ? [writeConductorHouseStatement(context, conductorGraha, bhagyank.value)] : []),
    ...writeDistanceStatements(context, driverGraha, conductorGraha),
  ];
}

export function writeHouseStatement(context: ReportContext, driverGraha: Graha, digit: number): Statement {
  const { chart } = context;
  const house = getHouse(chart, driverGraha);
  const because = content.numbers.placementReasons.driverHouse(formatGraha(driverGraha), digit, house);
  return createStatement(context, content.numbers.driverInHouse[driverGraha][house - 1]!, because, [
    'date.driver',
    `${driverGraha}.house`,
  ]);
}

/** One statement for each sign if the graha changed its sign on the day of birth. */
export function writeSignStatements(context: ReportContext, driverGraha: Graha): Statement[] {
  const { dayRange, chart } = context;
  if (!dayRange || hasOneSign(dayRange, driverGraha)) return [writeSignStatement(context, driverGraha)];
  return [dayRange.earliest, dayRange.latest].map((possibleChart) =>
    writeSignStatement(withChart(context, possibleChart), driverGraha, chart),
  );
}

/** @param noonChart the chart at noon, if that of `context` is one of several on the birth day */
function writeSignStatement(context: ReportContext, driverGraha: Graha, noonChart?: Chart): Statement {
  const { sign } = context.chart.grahas[driverGraha];
  const [grahaName, signName] = [formatGraha(driverGraha), getSignName(sign)];
  const text = content.numbers.driverInElement[driverGraha][(sign - 1) % 4]!;
  const { sign: inSign, signOfPartOfDay, ifInSign } = content.numbers.placementReasons;
  const describeSign = noonChart && noonChart.grahas[driverGraha].sign !== sign ? signOfPartOfDay : inSign;
  return createStatement(
    context,
    noonChart ? ifInSign(grahaName, signName, toLowercaseFirst(text)) : text,
    describeSign(grahaName, signName, formatElement(getElement(sign))),
    ['date.driver', `${driverGraha}.sign`],
  );
}

function writeDignityStatements(context: ReportContext, driverGraha: Graha): Statement[] {
  const { chart, dayRange } = context;
  const { dignity } = chart.grahas[driverGraha];
  if (!isClassicalGraha(driverGraha) || !dignity || (dayRange && !hasOneSign(dayRange, driverGraha)))
    return [];
  const because = content.numbers.placementReasons.condition(
    formatGraha(driverGraha),
    describeCondition(chart, driverGraha),
  );
  return [
    createStatement(
      context,
      content.numbers.driverByDignity[driverGraha][getCondition(chart, driverGraha)],
      because,
      ['date.driver', ...listConditionKeys(chart, driverGraha)],
    ),
  ];
}

function writeConductorHouseStatement(
  context: ReportContext,
  conductorGraha: Graha,
  digit: number,
): Statement {
  const house = getHouse(context.chart, conductorGraha);
  const because = content.numbers.placementReasons.conductorHouse(formatGraha(conductorGraha), digit, house);
  return createStatement(context, content.numbers.conductorByHouse[house - 1]!, because, [
    'date.conductor',
    `${conductorGraha}.house`,
  ]);
}

function writeDistanceStatements(
  context: ReportContext,
  driverGraha: Graha,
  conductorGraha: Graha,
): Statement[] {
  const { chart, dayRange } = context;
  if (
    driverGraha === conductorGraha ||
    (dayRange && !(hasOneSign(dayRange, driverGraha) && hasOneSign(dayRange, conductorGraha)))
  )
    return [];
  const signCount = countSigns(chart, driverGraha, conductorGraha);
  const shorterCount = Math.min(signCount, 14 - signCount) as keyof typeof content.numbers.driverToConductor;
  const because = content.numbers.distanceReasons[shorterCount](
    formatGraha(driverGraha),
    getSignName(chart.grahas[driverGraha].sign),
    formatGraha(conductorGraha),
    getSignName(chart.grahas[conductorGraha].sign),
  );
  return [
    createStatement(context, content.numbers.driverToConductor[shorterCount], because, [
      'date.driver',
      'date.conductor',
      `${conductorGraha}.from.${driverGraha}`,
    ]),
  ];
}
