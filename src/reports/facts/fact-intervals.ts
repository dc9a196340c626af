/** The interval of birth time around the given one within which a fact does not change. */
import { NAKSHATRA_DEGREES } from '#src/astrology/zodiac.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { intersectIntervals, UNBOUNDED } from '#src/astrology/birth-time-interval.ts';
import type { Chart, DashaPeriod, Graha, Sensitivity, BirthTimeInterval } from '#src/astrology/contract.ts';
import { computeDashaDaysPerMinute, computeLagnaInterval } from '#src/astrology/sensitivity.ts';
import { computeRankInterval } from '#src/astrology/shadbala/rank-interval.ts';
import { getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { DAY_MINUTES, DAY_MS, MINUTE_MS } from './time-units.ts';
import { findDivisionalInterval, isDivisionKey } from './divisional-facts.ts';
import { findDerivedInterval } from './derived-facts.ts';
import { isGraha } from './graha-names.ts';
import { findKarakaIntervals } from './karaka-intervals.ts';
import { findDashasAt } from './dasha-periods.ts';
import type { ContextWithSensitivity, TimeKnownContext } from '#src/reports/context/report-context.ts';
import {
  findEqualPartInterval,
  findCombustionInterval,
  findDignityInterval,
  findPanchangLimbInterval,
  findMotionInterval,
  findMoonPhaseInterval,
} from './sky-intervals.ts';
import {
  findAnnualInterval,
  findAnnualSignInterval,
  readAnnualFact,
} from '#src/reports/year/annual-charts.ts';
import { toNoon, findPeriodOn, type DatedPeriodKind } from '#src/reports/year/dated-periods.ts';

const PADA_DEGREES = 10 / 3;

/**
 * An unbounded interval for a fact that does not depend on the birth time; no interval for a fact about the given birth time itself, or
 * without a computed sensitivity. @throws for an unknown key
 */
export function findFactIntervals(context: TimeKnownContext, key: string): BirthTimeInterval[] {
  if (!hasSensitivity(context)) return [];
  const [subject, property = '', argument = ''] = key.split('.') as [string, string?, string?];
  if (isDivisionKey(subject)) return [findDivisionalInterval(context.chart, subject, property)];
  if (isGraha(subject)) return findGrahaIntervals(context, subject, property, argument);
  const findIntervals = INTERVALS_BY_SUBJECT[subject];
  if (!findIntervals) throw new Error(`No interval is defined for this fact: ${key}`);
  return findIntervals(context, property, argument);
}

/** The same object, not a copy: the charts of nearby births are kept with the context. */
const hasSensitivity = (context: TimeKnownContext): context is ContextWithSensitivity =>
  context.sensitivity !== undefined;

const INTERVALS_BY_SUBJECT: Record<
  string,
  (context: ContextWithSensitivity, property: string, argument: string) => BirthTimeInterval[]
> = {
  maha: (context) => [findCurrentPeriodInterval(context, 'maha')],
  antar: (context) => [findCurrentPeriodInterval(context, 'antar')],
  'birth-maha': ({ chart, sensitivity }) => [findNakshatraInterval(chart, sensitivity.moonPada)],
  'antar-on': (context, date) => [findPeriodOnDateInterval(context, 'antar-on', date)],
  'pratyantar-on': (context, date) => [findPeriodOnDateInterval(context, 'pratyantar-on', date)],
  year: findAnnualIntervals,
  lagna: (context, property) => [findLagnaInterval(context, property)],
  lord: ({ sensitivity }) => [sensitivity.lagnaSign],
  house: ({ sensitivity }) => [sensitivity.lagnaSign, ...Object.values(sensitivity.grahaSigns)],
  karaka: (context, karaka) => findKarakaIntervals(context, karaka),
  sarva: ({ sensitivity }) => listBindusIntervals(sensitivity),
  bindus: ({ sensitivity }) => listBindusIntervals(sensitivity),
  rank: ({ chart }, graha) => [computeRankInterval(chart, graha as ClassicalGraha)],
  tithi: ({ chart }) => [findPanchangLimbInterval(chart, 'tithi')],
  yoga: ({ chart }) => [findPanchangLimbInterval(chart, 'yoga')],
  karana: ({ chart }) => [findPanchangLimbInterval(chart, 'karana')],
  vara: ({ chart }) => [findPanchangLimbInterval(chart, 'vara')],
  phase: ({ chart }) => [findMoonPhaseInterval(chart)],
  date: ({ birth }) => [getCivilDayOfBirth(birth)],
  name: () => [UNBOUNDED],
  transit: () => [UNBOUNDED],
  motion: () => [UNBOUNDED],
  given: () => [],
};

function findGrahaIntervals(
  { chart, sensitivity }: ContextWithSensitivity,
  graha: Graha,
  property: string,
  otherGraha: string,
): BirthTimeInterval[] {
  const { lagnaSign, moonPada, grahaSigns } = sensitivity;
  const sign = grahaSigns[graha];
  if (property === 'sign') return [sign];
  if (property === 'dignity') return [sign, findDignityInterval(chart, graha)];
  if (property === 'house' || property === 'aspects') return [lagnaSign, sign];
  if (property === 'from') return [sign, grahaSigns[otherGraha as Graha]];
  if (property === 'retrograde') return [findMotionInterval(chart, graha)];
  if (property === 'combust') return [findCombustionInterval(chart, graha)];
  if (graha === 'Moon')
    return [NAKSHATRA_PROPERTIES.has(property) ? findNakshatraInterval(chart, moonPada) : moonPada];
  return [findEqualPartInterval(chart, graha, property === 'nakshatra' ? NAKSHATRA_DEGREES : PADA_DEGREES)];
}

/** All but the first may stay the same in the next nakshatra. */
const NAKSHATRA_PROPERTIES = new Set(['nakshatra', 'gana', 'yoni', 'nadi', 'gandaMula']);

function findLagnaInterval(
  { sensitivity, chart }: ContextWithSensitivity,
  property: string,
): BirthTimeInterval {
  if (property === 'sign') return sensitivity.lagnaSign;
  return property === 'nakshatra' ? computeLagnaInterval(chart, 27) : sensitivity.navamsaLagna;
}

/**
 * Within the interval of the annual lagna a graha of the annual chart may change its sign, and the lord of the year its
 * rank.
 */
function findAnnualIntervals(
  context: ContextWithSensitivity,
  age: string,
  property: string,
): BirthTimeInterval[] {
  const interval = intersectIntervals([
    context.sensitivity.lagnaSign,
    findAnnualInterval(context.chart, Number(age)),
  ]);
  if (isGraha(property)) return [interval, findAnnualSignInterval(context.chart, Number(age), property)];
  if (property !== 'lord') return [interval];
  return [
    findDerivedInterval(context, [({ chart }) => readAnnualFact(chart, Number(age), 'lord')], interval),
  ];
}

/** Bindus depend on the signs of the seven classical grahas and of the lagna. */
const listBindusIntervals = ({ lagnaSign, grahaSigns }: Sensitivity): BirthTimeInterval[] => [
  lagnaSign,
  ...CLASSICAL_GRAHAS.map((graha) => grahaSigns[graha]),
];

const findNakshatraInterval = (chart: Chart, pada: BirthTimeInterval): BirthTimeInterval =>
  widenToNakshatra(pada, chart.grahas.Moon.pada, (PADA_DEGREES / chart.grahas.Moon.speed) * DAY_MS);

/** A nakshatra has four padas, which are taken to last equally long. */
function widenToNakshatra({ from, to }: BirthTimeInterval, pada: number, padaMs: number): BirthTimeInterval {
  return {
    from: from && toIso(Date.parse(from) - (pada - 1) * padaMs),
    to: to && toIso(Date.parse(to) + (4 - pada) * padaMs),
  };
}

/** At a later birth time the Moon is further in its nakshatra, so every period begins and ends earlier. */
const findCurrentPeriodInterval = (context: TimeKnownContext, level: 'maha' | 'antar'): BirthTimeInterval =>
  findPeriodInterval(context, findDashasAt(context.chart, context.now)[level], context.now);

const findPeriodOnDateInterval = (
  context: TimeKnownContext,
  kind: DatedPeriodKind,
  date: string,
): BirthTimeInterval => findPeriodInterval(context, findPeriodOn(context.chart, kind, date), toNoon(date));

function findPeriodInterval(
  { chart, birth }: TimeKnownContext,
  period: DashaPeriod,
  instant: string,
): BirthTimeInterval {
  const shiftMsPerMinute = computeDashaDaysPerMinute(chart) * DAY_MS;
  const toMinutesOfBirthTime = (ms: number) => ms / shiftMsPerMinute;
  const birthMs = Date.parse(birth.utc);
  return {
    from: shiftWithinHalfDay(birthMs, -toMinutesOfBirthTime(Date.parse(instant) - Date.parse(period.start))),
    to: shiftWithinHalfDay(birthMs, toMinutesOfBirthTime(Date.parse(period.end) - Date.parse(instant))),
  };
}

/** Null (unbounded) if the shift is more than half a day. */
const shiftWithinHalfDay = (birthMs: number, minutes: number): string | null =>
  Math.abs(minutes) > DAY_MINUTES / 2 ? null : toIso(birthMs + minutes * MINUTE_MS);

const toIso = (ms: number): string => new Date(ms).toISOString();
