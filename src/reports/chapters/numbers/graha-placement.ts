/** Statements on house, sign and dignity of the grahas of driver and conductor. */
import { content } from '#src/reports/content/content.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getHouse, countSigns } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { withChart, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';

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
  const because = `${formatGraha(driverGraha)} is the graha of your driver, ${digit}, and your ${formatOrdinal(house)} house is its place`;
  return createStatement(context, content.numbers.driverInHouse[driverGraha][house - 1]!, because, [
    'date.driver',
    `${driverGraha}.house`,
  ]);
}

/** One statement for each sign if the graha changed its sign on the day of birth. */
export function writeSignStatements(context: ReportContext, driverGraha: Graha): Statement[] {
  const { dayRange, chart } = context;
  if (!dayRange || hasOneSign(dayRange, driverGraha)) return [writeSignStatement(context, driverGraha, '')];
  return [dayRange.earliest, dayRange.latest].map((possibleChart) => {
    const condition = `If ${formatGraha(driverGraha)} was in ${getSignName(possibleChart.grahas[driverGraha].sign)}: `;
    return writeSignStatement(withChart(context, possibleChart), driverGraha, condition, chart);
  });
}

/** @param noonChart the chart at noon, if that of `context` is another one of the birth day */
function writeSignStatement(
  context: ReportContext,
  driverGraha: Graha,
  condition: string,
  noonChart = context.chart,
): Statement {
  const { sign } = context.chart.grahas[driverGraha];
  const element = getElement(sign);
  const text = content.numbers.driverInElement[driverGraha][(sign - 1) % 4]!;
  const verbPhrase =
    condition && noonChart.grahas[driverGraha].sign !== sign ? 'was for a part of the day in' : 'was in';
  const because = `${formatGraha(driverGraha)} ${verbPhrase} ${getSignName(sign)}, a sign of ${element}`;
  return createStatement(context, condition + text, because, ['date.driver', `${driverGraha}.sign`]);
}

function writeDignityStatements(context: ReportContext, driverGraha: Graha): Statement[] {
  const { chart, dayRange } = context;
  const { dignity } = chart.grahas[driverGraha];
  if (!isClassicalGraha(driverGraha) || !dignity || (dayRange && !hasOneSign(dayRange, driverGraha)))
    return [];
  const because = `${formatGraha(driverGraha)} is ${describeCondition(chart, driverGraha)}`;
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
  const because = `${formatGraha(conductorGraha)}, of your conductor ${digit}, is in the ${formatOrdinal(house)} house`;
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
  const describePosition = (graha: Graha) =>
    `${formatGraha(graha)} in ${getSignName(chart.grahas[graha].sign)}`;
  const because = `from ${describePosition(driverGraha)} to ${describePosition(conductorGraha)} it is ${DISTANCE_PHRASES[shorterCount]}`;
  return [
    createStatement(context, content.numbers.driverToConductor[shorterCount], because, [
      'date.driver',
      'date.conductor',
      `${conductorGraha}.from.${driverGraha}`,
    ]),
  ];
}

const DISTANCE_PHRASES = {
  1: 'no step at all',
  2: 'one step, the second and twelfth from each other',
  3: 'two steps, the third and eleventh',
  4: 'three steps, the fourth and tenth',
  5: 'four steps, the fifth and ninth',
  6: 'five steps, the sixth and eighth',
  7: 'six steps, the whole width of the zodiac',
} as const;
