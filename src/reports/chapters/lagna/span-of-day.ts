/** A span of the birth day: its hours, its part of the day as a family remembers it, and its chart. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart } from '#src/astrology/contract.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import {
  computeChartOfInstant,
  getCivilDayOfBirth,
  hasOneSign,
} from '#src/reports/context/unknown-time-range.ts';
import { HOUR_MS } from '#src/reports/facts/time-units.ts';
import { formatClockEnds } from '#src/reports/text/phrases.ts';

/** "5:54" and "7:33 am" */
export const formatEnds = ({ birth }: TimeUnknownContext, { from, to }: Span): [string, string] =>
  formatClockEnds(from, to, birth.utcOffsetSeconds);

type Span = { from: string; to: string };

/** Hours after midnight at which a part of the day ends, where it does not end at sunrise or sunset. */
const LATE_NIGHT_END = 4;
const MORNING_END = 11;
const MIDDAY_END = 14;
const EVENING_HOURS = 2.5;

/** By the middle of a span of time; "about sunrise" if the Sun rises in it. Without sunrise that day by the clock only. */
export function namePartOfDay(
  { birth, chart: { panchang } }: TimeUnknownContext,
  { from, to }: Span,
): string {
  const midnight = Date.parse(getCivilDayOfBirth(birth).from);
  const toHour = (instant: string) => (Date.parse(instant) - midnight) / HOUR_MS;
  const [start, end] = [toHour(from), toHour(to)];
  const sunrise = panchang.sunrise ? toHour(panchang.sunrise) : 6;
  const sunset = panchang.sunset ? toHour(panchang.sunset) : 18;
  if (panchang.sunrise && start <= sunrise && sunrise < end) return content.lagna.partsOfDay.sunrise;
  if (panchang.sunset && start <= sunset && sunset < end) return content.lagna.partsOfDay.sunset;
  const ends: [keyof typeof content.lagna.partsOfDay, number][] = [
    ['lateNight', Math.min(LATE_NIGHT_END, sunrise)],
    ['beforeDawn', sunrise],
    ['morning', MORNING_END],
    ['midday', MIDDAY_END],
    ['afternoon', sunset],
    ['evening', sunset + EVENING_HOURS],
  ];
  const middle = (start + end) / 2;
  const [part] = ends.find(([, endOfPart]) => middle < endOfPart) ?? ['night' as const];
  return content.lagna.partsOfDay[part];
}

/** The chart of the middle of the span if a graha changed its sign that day, else the chart of noon. */
export function getChartOfLagna({ chart, dayRange, birth }: TimeUnknownContext, { from, to }: Span): Chart {
  if (GRAHAS.every((graha) => hasOneSign(dayRange, graha))) return chart;
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
  return computeChartOfInstant(chart, birth, middle);
}
