/** The stretches of birth time, around the given one, within which each fact stays as it is. */
import { SEVEN, type Seven } from '#src/astrology/contract-names.ts';
import type { Chart, DashaPeriod, Graha, Sensitivity, Span } from '#src/astrology/contract.ts';
import { dashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { rankSpan } from '#src/astrology/shadbala/rank-span.ts';
import { civilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { divisionalInterval, isDivisionKey } from './divisional-facts.ts';
import { isGraha } from './facts.ts';
import { karakaIntervals } from './karaka-intervals.ts';
import { findDashasAt } from './dasha-periods.ts';

import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  equalPartInterval,
  combustionInterval,
  panchangLimbInterval,
  motionInterval,
  moonPhaseInterval,
} from './sky-intervals.ts';
import { UNBOUNDED } from './birth-time-interval.ts';
import { annualSpan } from '#src/reports/year/annual-charts.ts';
import { noonOf, periodOn, type Dated } from '#src/reports/year/dated-periods.ts';

const NAKSHATRA_DEGREES = 40 / 3;
const PADA_DEGREES = 10 / 3;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type TimedContext = ReportContext & { sensitivity: Sensitivity };

/** Open for a fact that no birth time can move; none for what was told of the clock itself, or without a computed sensitivity. */
export function factIntervals(reading: ReportContext, key: string): Span[] {
  const { chart, sensitivity } = reading;
  if (!sensitivity) return [];
  const [subject, property = '', other = ''] = key.split('.') as [string, string?, string?];
  if (isDivisionKey(subject)) return [divisionalInterval(chart, subject, property)];
  const timed = { ...reading, sensitivity };
  if (isGraha(subject)) return grahaIntervals(timed, subject, property, other);
  const spans = INTERVALS_BY_SUBJECT[subject];
  if (!spans) throw new Error(`Nobody knows how long this holds: ${key}`);
  return spans(timed, property);
}

const INTERVALS_BY_SUBJECT: Record<string, (reading: TimedContext, property: string) => Span[]> = {
  maha: (reading) => [currentPeriodInterval(reading, 'maha')],
  antar: (reading) => [currentPeriodInterval(reading, 'antar')],
  'birth-maha': ({ chart, sensitivity }) => [nakshatraInterval(chart, sensitivity.moonPada)],
  'antar-on': (reading, date) => [periodOnDateInterval(reading, 'antar-on', date)],
  'pratyantar-on': (reading, date) => [periodOnDateInterval(reading, 'pratyantar-on', date)],
  year: ({ chart, sensitivity }, age) => [sensitivity.lagnaSign, annualSpan(chart, Number(age))],
  lagna: (reading, property) => [lagnaInterval(reading, property)],
  lord: ({ sensitivity }) => [sensitivity.lagnaSign],
  house: ({ sensitivity }) => [sensitivity.lagnaSign, ...Object.values(sensitivity.grahaSigns)],
  karaka: (reading, office) => karakaIntervals(reading, office),
  sarva: ({ sensitivity }) => bindusIntervals(sensitivity),
  bindus: ({ sensitivity }) => bindusIntervals(sensitivity),
  rank: ({ chart }, graha) => [rankSpan(chart, graha as Seven)],
  tithi: ({ chart }) => [panchangLimbInterval(chart, 'tithi')],
  yoga: ({ chart }) => [panchangLimbInterval(chart, 'yoga')],
  karana: ({ chart }) => [panchangLimbInterval(chart, 'karana')],
  vara: ({ chart }) => [panchangLimbInterval(chart, 'vara')],
  phase: ({ chart }) => [moonPhaseInterval(chart)],
  date: ({ birth }) => [civilDayOfBirth(birth)],
  name: () => [UNBOUNDED],
  transit: () => [UNBOUNDED],
  motion: () => [UNBOUNDED],
  told: () => [],
};

function grahaIntervals(
  { chart, sensitivity }: TimedContext,
  graha: Graha,
  property: string,
  other: string,
): Span[] {
  const { lagnaSign, moonPada, grahaSigns } = sensitivity;
  const sign = grahaSigns[graha];
  if (property === 'sign' || property === 'dignity') return [sign];
  if (property === 'house' || property === 'aspects') return [lagnaSign, sign];
  if (property === 'from') return [sign, grahaSigns[other as Graha]];
  if (property === 'retrograde') return [motionInterval(chart, graha)];
  if (property === 'combust') return [combustionInterval(chart, graha)];
  if (graha === 'Moon') return [property === 'nakshatra' ? nakshatraInterval(chart, moonPada) : moonPada];
  return [equalPartInterval(chart, graha, property === 'nakshatra' ? NAKSHATRA_DEGREES : PADA_DEGREES)];
}

function lagnaInterval({ sensitivity, chart }: TimedContext, property: string): Span {
  const { lagnaSign, navamsaLagna } = sensitivity;
  if (property === 'sign') return lagnaSign;
  if (property !== 'nakshatra' || !navamsaLagna.from || !navamsaLagna.to) return navamsaLagna;
  const quarter = Date.parse(navamsaLagna.to) - Date.parse(navamsaLagna.from);
  return widenToNakshatra(navamsaLagna, chart.lagna!.pada, quarter);
}

/** Bindus go by the signs of the seven and of the lagna. */
const bindusIntervals = ({ lagnaSign, grahaSigns }: Sensitivity): Span[] => [
  lagnaSign,
  ...SEVEN.map((graha) => grahaSigns[graha]),
];

const nakshatraInterval = (chart: Chart, pada: Span): Span =>
  widenToNakshatra(pada, chart.grahas.Moon.pada, (PADA_DEGREES / chart.grahas.Moon.speed) * DAY_MS);

/** A nakshatra is four quarters: from the span of one, the others follow at the same pace. */
function widenToNakshatra({ from, to }: Span, pada: number, quarterMs: number): Span {
  return {
    from: from && toIso(Date.parse(from) - (pada - 1) * quarterMs),
    to: to && toIso(Date.parse(to) + (4 - pada) * quarterMs),
  };
}

/** A later birth finds the Moon further on, so every period began and ends earlier. */
const currentPeriodInterval = (reading: ReportContext, which: 'maha' | 'antar'): Span =>
  periodInterval(reading, findDashasAt(reading.chart, reading.now)[which], reading.now);

const periodOnDateInterval = (reading: ReportContext, kind: Dated, date: string): Span =>
  periodInterval(reading, periodOn(reading.chart, kind, date), noonOf(date));

function periodInterval({ chart, birth }: ReportContext, period: DashaPeriod, now: string): Span {
  const slip = dashaDaysPerMinute(chart) * DAY_MS;
  const minutes = (ms: number) => ms / slip;
  const at = Date.parse(birth.utc);
  return {
    from: shiftWithinHalfDay(at, -minutes(Date.parse(now) - Date.parse(period.start))),
    to: shiftWithinHalfDay(at, minutes(Date.parse(period.end) - Date.parse(now))),
  };
}

/** Beyond half a day it is as good as without end. */
const shiftWithinHalfDay = (at: number, minutes: number): string | null =>
  Math.abs(minutes) > 720 ? null : toIso(at + minutes * MINUTE_MS);

export function intersectIntervals(spans: readonly Span[]): Span {
  const from =
    spans
      .flatMap((span) => span.from ?? [])
      .toSorted()
      .at(-1) ?? null;
  const to = spans.flatMap((span) => span.to ?? []).toSorted()[0] ?? null;
  return { from, to };
}

const toIso = (ms: number): string => new Date(ms).toISOString();
