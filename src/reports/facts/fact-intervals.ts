/** The stretches of birth time, around the given one, within which each fact stays as it is. */
import { SEVEN, type Seven } from '#src/astrology/contract-names.ts';
import type { Chart, DashaPeriod, Graha, Sensitivity, Span } from '#src/astrology/contract.ts';
import { dashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { rankSpan } from '#src/astrology/shadbala/rank-span.ts';
import { civilDay } from '#src/reports/context/unknown-time-range.ts';
import { divisionSpan, isDivision } from './divisional-facts.ts';
import { isGraha } from './facts.ts';
import { karakaSpans } from './karaka-intervals.ts';
import { periodsAt } from './dasha-periods.ts';

import type { Reading } from '#src/reports/context/report-context.ts';
import { arcSpan, combustSpan, limbSpan, motionSpan, phaseSpan } from './sky-intervals.ts';
import { OPEN } from './birth-time-interval.ts';
import { annualSpan } from '#src/reports/year/annual-charts.ts';
import { noonOf, periodOn, type Dated } from '#src/reports/year/dated-periods.ts';

const STAR_DEGREES = 40 / 3;
const QUARTER_DEGREES = 10 / 3;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Timed = Reading & { sensitivity: Sensitivity };

/** Open for a fact that no birth time can move; none for what was told of the clock itself, or without a computed sensitivity. */
export function spansOf(reading: Reading, key: string): Span[] {
  const { chart, sensitivity } = reading;
  if (!sensitivity) return [];
  const [subject, property = '', other = ''] = key.split('.') as [string, string?, string?];
  if (isDivision(subject)) return [divisionSpan(chart, subject, property)];
  const timed = { ...reading, sensitivity };
  if (isGraha(subject)) return ofGraha(timed, subject, property, other);
  const spans = BY_SUBJECT[subject];
  if (!spans) throw new Error(`Nobody knows how long this holds: ${key}`);
  return spans(timed, property);
}

const BY_SUBJECT: Record<string, (reading: Timed, property: string) => Span[]> = {
  maha: (reading) => [periodSpan(reading, 'maha')],
  antar: (reading) => [periodSpan(reading, 'antar')],
  'birth-maha': ({ chart, sensitivity }) => [starSpan(chart, sensitivity.moonPada)],
  'antar-on': (reading, date) => [onDateSpan(reading, 'antar-on', date)],
  'pratyantar-on': (reading, date) => [onDateSpan(reading, 'pratyantar-on', date)],
  year: ({ chart, sensitivity }, age) => [sensitivity.lagnaSign, annualSpan(chart, Number(age))],
  lagna: (reading, property) => [lagnaSpan(reading, property)],
  lord: ({ sensitivity }) => [sensitivity.lagnaSign],
  house: ({ sensitivity }) => [sensitivity.lagnaSign, ...Object.values(sensitivity.grahaSigns)],
  karaka: (reading, office) => karakaSpans(reading, office),
  sarva: ({ sensitivity }) => countedSpans(sensitivity),
  bindus: ({ sensitivity }) => countedSpans(sensitivity),
  rank: ({ chart }, graha) => [rankSpan(chart, graha as Seven)],
  tithi: ({ chart }) => [limbSpan(chart, 'tithi')],
  yoga: ({ chart }) => [limbSpan(chart, 'yoga')],
  karana: ({ chart }) => [limbSpan(chart, 'karana')],
  vara: ({ chart }) => [limbSpan(chart, 'vara')],
  phase: ({ chart }) => [phaseSpan(chart)],
  date: ({ birth }) => [civilDay(birth)],
  name: () => [OPEN],
  transit: () => [OPEN],
  motion: () => [OPEN],
  told: () => [],
};

function ofGraha({ chart, sensitivity }: Timed, graha: Graha, property: string, other: string): Span[] {
  const { lagnaSign, moonPada, grahaSigns } = sensitivity;
  const sign = grahaSigns[graha];
  if (property === 'sign' || property === 'dignity') return [sign];
  if (property === 'house' || property === 'aspects') return [lagnaSign, sign];
  if (property === 'from') return [sign, grahaSigns[other as Graha]];
  if (property === 'retrograde') return [motionSpan(chart, graha)];
  if (property === 'combust') return [combustSpan(chart, graha)];
  if (graha === 'Moon') return [property === 'nakshatra' ? starSpan(chart, moonPada) : moonPada];
  return [arcSpan(chart, graha, property === 'nakshatra' ? STAR_DEGREES : QUARTER_DEGREES)];
}

function lagnaSpan({ sensitivity, chart }: Timed, property: string): Span {
  const { lagnaSign, navamsaLagna } = sensitivity;
  if (property === 'sign') return lagnaSign;
  if (property !== 'nakshatra' || !navamsaLagna.from || !navamsaLagna.to) return navamsaLagna;
  const quarter = Date.parse(navamsaLagna.to) - Date.parse(navamsaLagna.from);
  return widened(navamsaLagna, chart.lagna!.pada, quarter);
}

/** Bindus go by the signs of the seven and of the lagna. */
const countedSpans = ({ lagnaSign, grahaSigns }: Sensitivity): Span[] => [
  lagnaSign,
  ...SEVEN.map((graha) => grahaSigns[graha]),
];

const starSpan = (chart: Chart, pada: Span): Span =>
  widened(pada, chart.grahas.Moon.pada, (QUARTER_DEGREES / chart.grahas.Moon.speed) * DAY_MS);

/** A nakshatra is four quarters: from the span of one, the others follow at the same pace. */
function widened({ from, to }: Span, pada: number, quarterMs: number): Span {
  return {
    from: from && iso(Date.parse(from) - (pada - 1) * quarterMs),
    to: to && iso(Date.parse(to) + (4 - pada) * quarterMs),
  };
}

/** A later birth finds the Moon further on, so every period began and ends earlier. */
const periodSpan = (reading: Reading, which: 'maha' | 'antar'): Span =>
  datedSpan(reading, periodsAt(reading.chart, reading.now)[which], reading.now);

const onDateSpan = (reading: Reading, kind: Dated, date: string): Span =>
  datedSpan(reading, periodOn(reading.chart, kind, date), noonOf(date));

function datedSpan({ chart, birth }: Reading, period: DashaPeriod, now: string): Span {
  const slip = dashaDaysPerMinute(chart) * DAY_MS;
  const minutes = (ms: number) => ms / slip;
  const at = Date.parse(birth.utc);
  return {
    from: shifted(at, -minutes(Date.parse(now) - Date.parse(period.start))),
    to: shifted(at, minutes(Date.parse(period.end) - Date.parse(now))),
  };
}

/** Beyond half a day it is as good as without end. */
const shifted = (at: number, minutes: number): string | null =>
  Math.abs(minutes) > 720 ? null : iso(at + minutes * MINUTE_MS);

export function intersection(spans: readonly Span[]): Span {
  const from =
    spans
      .flatMap((span) => span.from ?? [])
      .toSorted()
      .at(-1) ?? null;
  const to = spans.flatMap((span) => span.to ?? []).toSorted()[0] ?? null;
  return { from, to };
}

const iso = (ms: number): string => new Date(ms).toISOString();
