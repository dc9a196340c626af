/** How far the birth time may move before the facts behind a statement change. Computed, never chosen by the writer. */
import type { Span } from '#src/astrology/contract.ts';
import { areAllEqual, getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { describeDivisionBorder } from './divisional-facts.ts';
import { findGrahaAtSignBorder, describeSignBorder } from './sign-borders.ts';
import { createFact, getFactKey } from './facts.ts';
import type { Certainty } from '#src/reports/contract.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import { intersectIntervals, findFactIntervals } from './fact-intervals.ts';
import { formatClock, formatClockRange, signName } from '#src/reports/text/phrases.ts';

/** A birth time rounded to the hour or the half hour may be this wrong; beyond it a fact counts as firm. */
const STABLE_MINUTES = 45;
/** A careful clock may be this wrong. */
const BORDERLINE_MINUTES = 4;
const MINUTE_MS = 60_000;

/** Undefined without facts, for what was told of the clock itself, and when nobody computed how the facts depend on it. */
export function evaluateCertainty(reading: ReportContext, facts: readonly string[]): Certainty | undefined {
  const keys = facts.map(getFactKey);
  if (reading.day) return evaluateWithoutTime(reading, keys);
  const edge = keys.map((key) => findGrahaAtSignBorder(reading.chart, key)).find((graha) => graha !== null);
  if (edge) return { level: 'borderline', note: `close call: ${describeSignBorder(reading.chart, edge)}` };
  const rim = keys.map((key) => describeDivisionBorder(reading.chart, key)).find((words) => words !== null);
  if (rim) return { level: 'borderline', note: `close call: ${rim}` };
  const spans = keys.flatMap((key) => findFactIntervals(reading, key));
  return spans.length === 0 ? undefined : evaluateInterval(reading, intersectIntervals(spans), keys);
}

function evaluateInterval(reading: ReportContext, span: Span, keys: readonly string[]): Certainty {
  const level = classifyInterval(reading, span);
  const when = describeMidnightChange(reading, span) ?? describeInterval(reading, span);
  if (level === 'borderline') return { level, note: `close call: ${when}` };
  if (level === 'minute-sensitive')
    return { level, note: `needs the minute: ${describeLagnaLimit(reading, span, keys) ?? when}` };
  return { level, note: describeStableFact(reading, span, keys) };
}

/** How far the birth is from the nearer end of a stretch, as a mark tells it. */
export function classifyInterval({ birth: { utc } }: ReportContext, span: Span): Certainty['level'] {
  const birth = Date.parse(utc);
  const before = span.from === null ? Infinity : (birth - Date.parse(span.from)) / MINUTE_MS;
  const after = span.to === null ? Infinity : (Date.parse(span.to) - birth) / MINUTE_MS;
  const margin = Math.min(before, after);
  if (margin < BORDERLINE_MINUTES) return 'borderline';
  return margin < STABLE_MINUTES ? 'minute-sensitive' : 'stable';
}

function describeStableFact(reading: ReportContext, span: Span, keys: readonly string[]): string {
  const { lagna } = reading.chart;
  if (keys.some(isNameFact)) return STABLE_FOR_SPELLING;
  if (!lagna || !isLagnaInterval(reading, span)) return 'firm';
  if (keys.every((key) => key === 'lagna.sign')) return `firm, ${describeInterval(reading, span)}`;
  return `firm, as long as ${signName(lagna.sign)} rises`;
}

/** Where the rising sign is the limit: the nearer end of it, unless the statement is about that very sign. */
function describeLagnaLimit(reading: ReportContext, span: Span, keys: readonly string[]): string | null {
  const { lagna } = reading.chart;
  if (!lagna || !isLagnaInterval(reading, span) || keys.every((key) => key === 'lagna.sign')) return null;
  const [from, to, birth] = [Date.parse(span.from!), Date.parse(span.to!), Date.parse(reading.birth.utc)];
  const offset = reading.birth.utcOffsetSeconds;
  const sign = signName(lagna.sign);
  return birth - from < to - birth
    ? `${sign} rises from ${formatClock(span.from!, offset)}`
    : `${sign} rises until ${formatClock(span.to!, offset)}`;
}

function isLagnaInterval({ sensitivity }: ReportContext, { from, to }: Span): boolean {
  const lagna = sensitivity?.lagnaSign;
  return from !== null && to !== null && lagna?.from === from && lagna.to === to;
}

/** A number of the date is another on the day before or after. */
function describeMidnightChange({ birth }: ReportContext, { from, to }: Span): string | null {
  const day = getCivilDayOfBirth(birth);
  const ends = [from === day.from && from, to === day.to && to].filter((end) => end !== false);
  return ends.some((end) => Math.abs(Date.parse(end) - Date.parse(birth.utc)) < STABLE_MINUTES * MINUTE_MS)
    ? 'the date changes at midnight'
    : null;
}

function describeInterval(reading: ReportContext, { from, to }: Span): string {
  const offset = reading.birth.utcOffsetSeconds;
  if (from && to) return formatClockRange(from, to, offset);
  if (from) return `after ${formatClock(from, offset)}`;
  return to ? `until ${formatClock(to, offset)}` : 'all that day';
}

/** With the hour unknown a fact either holds for the whole day or may change within it. */
function evaluateWithoutTime(reading: ReportContext, keys: readonly string[]): Certainty | undefined {
  const held = keys.filter((key) => !isBirthTimeFact(key)).map((key) => isTrueAllDay(reading, key));
  if (held.length === 0) return undefined;
  if (!held.every(Boolean)) return { level: 'borderline', note: 'close call: it changes on that day' };
  return { level: 'stable', note: keys.some(isNameFact) ? STABLE_FOR_SPELLING : 'firm, whatever the hour' };
}

const isTrueAllDay = (reading: ReportContext, key: string): boolean =>
  areAllEqual(listPossibleCharts(reading).map((chart) => createFact({ ...reading, chart }, key)));

/** No clock moves a name; another spelling does. */
const isNameFact = (key: string): boolean => key.startsWith('name.');
const STABLE_FOR_SPELLING = 'firm, for this spelling';
const isBirthTimeFact = (key: string): boolean => key.startsWith('told.');
