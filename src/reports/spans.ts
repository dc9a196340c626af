/** The stretches of birth time, around the given one, within which each fact of a chart stays as it is. */
import { SEVEN } from '#src/astrology/contract-names.ts';
import type { Chart, DashaPeriod, Graha, Sensitivity, Span } from '#src/astrology/contract.ts';
import { dashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { divisionSpan, isDivision } from './divisions.ts';
import { isGraha } from './facts.ts';
import { karakaSpans } from './karaka-span.ts';
import { periodsAt } from './periods-at.ts';
import type { Reading } from './reading.ts';
import { annualSpan } from './year/annual.ts';
import { isDated, noonOf, periodOn } from './year/periods-on.ts';

const QUARTER_DEGREES = 10 / 3;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** None for a fact that does not depend on the clock, or without a computed sensitivity. */
export function spansOf(reading: Reading, key: string): Span[] {
  const { sensitivity, chart } = reading;
  if (!sensitivity) return [];
  const [subject, property, other] = key.split('.') as [string, string?, string?];
  if (subject === 'maha' || subject === 'antar') return [periodSpan(reading, subject)];
  if (subject === 'lord') return [sensitivity.lagnaSign];
  if (subject === 'karaka') return karakaSpans({ chart, sensitivity }, property ?? '');
  if (subject === 'house') return [sensitivity.lagnaSign, ...Object.values(sensitivity.grahaSigns)];
  if (subject === 'lagna') return [lagnaSpan(reading, property ?? '')];
  if (subject === 'sarva' || subject === 'bindus') return countedSpans(sensitivity);
  if (isDivision(subject)) return [divisionSpan(chart, subject, property ?? '')];
  if (subject === 'year') return [sensitivity.lagnaSign, annualSpan(chart, Number(property))];
  if (isDated(subject)) return [datedSpan(reading, periodOn(chart, subject, property!), noonOf(property!))];
  if (!isGraha(subject)) return [];
  const sign = sensitivity.grahaSigns[subject];
  if (property === 'house' || property === 'aspects') return [sensitivity.lagnaSign, sign];
  if (property === 'from') return [sign, sensitivity.grahaSigns[other as Graha]];
  if (property === 'sign' || property === 'dignity') return [sign];
  if (property === 'retrograde' || property === 'combust') return [];
  if (subject !== 'Moon') return [];
  return [property === 'nakshatra' ? starSpan(chart, sensitivity.moonPada) : sensitivity.moonPada];
}

function lagnaSpan({ sensitivity, chart }: Reading, property: string): Span {
  const { lagnaSign, navamsaLagna } = sensitivity!;
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
