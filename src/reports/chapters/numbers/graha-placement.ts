/** Where the grahas of driver and conductor stand: house and dignity with a known hour, the sign alone without one. */
import type { Dignity, Graha } from '#src/astrology/contract.ts';
import { houseOf, signsFrom } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { driverInHouse } from '#src/reports/content/en/numbers/driver-house.ts';
import {
  distances,
  driverInElement,
  ELEMENTS,
  footing,
  roadThrough,
  type Footing,
} from '#src/reports/content/en/numbers/driver-sign.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { grahaOf } from './number-grahas.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isSeven } from '#src/reports/facts/graha-strength.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';

export function placeStatements(reading: ReportContext): Statement[] {
  const { mulank, bhagyank } = getNumerology(reading);
  const [driver, conductor] = [grahaOf(mulank.value), grahaOf(bhagyank.value)];
  return [
    ...(reading.day ? [] : [houseStatement(reading, driver, mulank.value)]),
    ...signStatements(reading, driver),
    ...footingStatements(reading, driver),
    ...(reading.day ? [] : [roadStatement(reading, conductor, bhagyank.value)]),
    ...distanceStatements(reading, driver, conductor),
  ];
}

export function houseStatement(reading: ReportContext, driver: Graha, digit: number): Statement {
  const { chart } = reading;
  const house = houseOf(chart, driver);
  const because = `${grahaName(driver)} is the graha of your driver, ${digit}, and your ${ordinal(house)} house is its place`;
  return createStatement(reading, driverInHouse[driver][house - 1]!, because, [
    'date.driver',
    `${driver}.house`,
  ]);
}

/** On a day without an hour on which the graha changed signs both are told. */
export function signStatements(reading: ReportContext, driver: Graha): Statement[] {
  const { day, chart } = reading;
  if (!day || hasOneSign(day, driver)) return [signStatement(reading, driver, '')];
  return [day.earliest, day.latest].map((end) => {
    const condition = `If ${grahaName(driver)} was in ${signName(end.grahas[driver].sign)}: `;
    return signStatement({ ...reading, chart: end }, driver, condition, chart);
  });
}

function signStatement(
  reading: ReportContext,
  driver: Graha,
  condition: string,
  noon = reading.chart,
): Statement {
  const { sign } = reading.chart.grahas[driver];
  const element = ELEMENTS[(sign - 1) % 4]!;
  const text = driverInElement[driver][(sign - 1) % 4]!;
  const when = condition && noon.grahas[driver].sign !== sign ? 'was for a part of the day in' : 'was in';
  const because = `${grahaName(driver)} ${when} ${signName(sign)}, a sign of ${element}`;
  return createStatement(reading, condition + text, because, ['date.driver', `${driver}.sign`]);
}

function footingStatements(reading: ReportContext, driver: Graha): Statement[] {
  const { chart, day } = reading;
  const { dignity } = chart.grahas[driver];
  if (!isSeven(driver) || !dignity || (day && !hasOneSign(day, driver))) return [];
  const because = `${grahaName(driver)} ${DIGNITY_WORDS[dignity]}, ${signName(chart.grahas[driver].sign)}`;
  return [
    createStatement(reading, footing[driver][footingOf(dignity)], because, [
      'date.driver',
      `${driver}.dignity`,
    ]),
  ];
}

export function footingOf(dignity: Dignity): Footing {
  if (dignity === 'enemy' || dignity === 'debilitated') return 'strained';
  return dignity === 'friendly' || dignity === 'neutral' ? 'fair' : 'strong';
}

const DIGNITY_WORDS: Record<Dignity, string> = {
  exalted: 'is in the sign of its exaltation',
  moolatrikona: 'holds its moolatrikona',
  own: 'is in a sign of its own',
  friendly: 'is a guest in the sign of a friend',
  neutral: 'is in a sign whose lord is neutral to it',
  enemy: 'is in the sign of an opponent',
  debilitated: 'is in its sign of fall',
};

function roadStatement(reading: ReportContext, conductor: Graha, digit: number): Statement {
  const house = houseOf(reading.chart, conductor);
  const because = `${grahaName(conductor)}, of your conductor ${digit}, is in the ${ordinal(house)} house`;
  return createStatement(reading, roadThrough[house - 1]!, because, ['date.conductor', `${conductor}.house`]);
}

function distanceStatements(reading: ReportContext, driver: Graha, conductor: Graha): Statement[] {
  const { chart, day } = reading;
  if (driver === conductor || (day && !(hasOneSign(day, driver) && hasOneSign(day, conductor)))) return [];
  const counted = signsFrom(chart, driver, conductor);
  const near = Math.min(counted, 14 - counted) as keyof typeof distances;
  const at = (graha: Graha) => `${grahaName(graha)} in ${signName(chart.grahas[graha].sign)}`;
  const because = `from ${at(driver)} to ${at(conductor)} it is ${COUNTS[near]}`;
  return [
    createStatement(reading, distances[near], because, [
      'date.driver',
      'date.conductor',
      `${conductor}.from.${driver}`,
    ]),
  ];
}

const COUNTS = {
  1: 'no step at all',
  2: 'one step, the second and twelfth from each other',
  3: 'two steps, the third and eleventh',
  4: 'three steps, the fourth and tenth',
  5: 'four steps, the fifth and ninth',
  6: 'five steps, the sixth and eighth',
  7: 'six steps, the whole width of the zodiac',
} as const;
