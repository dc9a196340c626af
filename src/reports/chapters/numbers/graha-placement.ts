/** Statements on house, sign and dignity of the grahas of driver and conductor. */
import type { Dignity, Graha } from '#src/astrology/contract.ts';
import { getHouse, countSigns } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { driverInHouse } from '#src/reports/content/en/numbers/driver-house.ts';
import {
  driverToConductor,
  driverInElement,
  driverByDignity,
  conductorByHouse,
} from '#src/reports/content/en/numbers/driver-sign.ts';
import { gradeDignity } from '#src/reports/facts/graha-condition.ts';
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
  const [driver, conductor] = [getGrahaOfNumber(mulank.value), getGrahaOfNumber(bhagyank.value)];
  return [
    ...(context.timeKnown ? [writeHouseStatement(context, driver, mulank.value)] : []),
    ...writeSignStatements(context, driver),
    ...writeDignityStatements(context, driver),
    ...(context.timeKnown ? [writeConductorHouseStatement(context, conductor, bhagyank.value)] : []),
    ...writeDistanceStatements(context, driver, conductor),
  ];
}

export function writeHouseStatement(context: ReportContext, driver: Graha, digit: number): Statement {
  const { chart } = context;
  const house = getHouse(chart, driver);
  const because = `${formatGraha(driver)} is the graha of your driver, ${digit}, and your ${formatOrdinal(house)} house is its place`;
  return createStatement(context, driverInHouse[driver][house - 1]!, because, [
    'date.driver',
    `${driver}.house`,
  ]);
}

/** One statement for each sign if the graha changed its sign on the day of birth. */
export function writeSignStatements(context: ReportContext, driver: Graha): Statement[] {
  const { dayRange, chart } = context;
  if (!dayRange || hasOneSign(dayRange, driver)) return [writeSignStatement(context, driver, '')];
  return [dayRange.earliest, dayRange.latest].map((end) => {
    const condition = `If ${formatGraha(driver)} was in ${getSignName(end.grahas[driver].sign)}: `;
    return writeSignStatement(withChart(context, end), driver, condition, chart);
  });
}

/** @param noonChart the chart at noon, if that of `context` is another one of the birth day */
function writeSignStatement(
  context: ReportContext,
  driver: Graha,
  condition: string,
  noonChart = context.chart,
): Statement {
  const { sign } = context.chart.grahas[driver];
  const element = getElement(sign);
  const text = driverInElement[driver][(sign - 1) % 4]!;
  const verbPhrase =
    condition && noonChart.grahas[driver].sign !== sign ? 'was for a part of the day in' : 'was in';
  const because = `${formatGraha(driver)} ${verbPhrase} ${getSignName(sign)}, a sign of ${element}`;
  return createStatement(context, condition + text, because, ['date.driver', `${driver}.sign`]);
}

function writeDignityStatements(context: ReportContext, driver: Graha): Statement[] {
  const { chart, dayRange } = context;
  const { dignity } = chart.grahas[driver];
  if (!isClassicalGraha(driver) || !dignity || (dayRange && !hasOneSign(dayRange, driver))) return [];
  const because = `${formatGraha(driver)} ${DIGNITY_PHRASES[dignity]}, ${getSignName(chart.grahas[driver].sign)}`;
  return [
    createStatement(context, driverByDignity[driver][gradeDignity(dignity)], because, [
      'date.driver',
      `${driver}.dignity`,
    ]),
  ];
}

const DIGNITY_PHRASES: Record<Dignity, string> = {
  exalted: 'is in the sign of its exaltation',
  moolatrikona: 'holds its moolatrikona',
  own: 'is in a sign of its own',
  friendly: 'is a guest in the sign of a friend',
  neutral: 'is in a sign whose lord is neutral to it',
  enemy: 'is in the sign of an opponent',
  debilitated: 'is in its sign of fall',
};

function writeConductorHouseStatement(context: ReportContext, conductor: Graha, digit: number): Statement {
  const house = getHouse(context.chart, conductor);
  const because = `${formatGraha(conductor)}, of your conductor ${digit}, is in the ${formatOrdinal(house)} house`;
  return createStatement(context, conductorByHouse[house - 1]!, because, [
    'date.conductor',
    `${conductor}.house`,
  ]);
}

function writeDistanceStatements(context: ReportContext, driver: Graha, conductor: Graha): Statement[] {
  const { chart, dayRange } = context;
  if (
    driver === conductor ||
    (dayRange && !(hasOneSign(dayRange, driver) && hasOneSign(dayRange, conductor)))
  )
    return [];
  const signCount = countSigns(chart, driver, conductor);
  const shorterCount = Math.min(signCount, 14 - signCount) as keyof typeof driverToConductor;
  const describePosition = (graha: Graha) =>
    `${formatGraha(graha)} in ${getSignName(chart.grahas[graha].sign)}`;
  const because = `from ${describePosition(driver)} to ${describePosition(conductor)} it is ${DISTANCE_PHRASES[shorterCount]}`;
  return [
    createStatement(context, driverToConductor[shorterCount], because, [
      'date.driver',
      'date.conductor',
      `${conductor}.from.${driver}`,
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
