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
export function evaluateCertainty(context: ReportContext, facts: readonly string[]): Certainty | undefined {
  const keys = facts.map(getFactKey);
  if (context.dayRange) return evaluateWithoutTime(context, keys);
  const edge = keys.map((key) => findGrahaAtSignBorder(context.chart, key)).find((graha) => graha !== null);
  if (edge) return { level: 'borderline', note: `close call: ${describeSignBorder(context.chart, edge)}` };
  const rim = keys.map((key) => describeDivisionBorder(context.chart, key)).find((words) => words !== null);
  if (rim) return { level: 'borderline', note: `close call: ${rim}` };
  const spans = keys.flatMap((key) => findFactIntervals(context, key));
  return spans.length === 0 ? undefined : evaluateInterval(context, intersectIntervals(spans), keys);
}

function evaluateInterval(context: ReportContext, span: Span, keys: readonly string[]): Certainty {
  const level = classifyInterval(context, span);
  const when = describeMidnightChange(context, span) ?? describeInterval(context, span);
  if (level === 'borderline') return { level, note: `close call: ${when}` };
  if (level === 'minute-sensitive')
    return { level, note: `needs the minute: ${describeLagnaLimit(context, span, keys) ?? when}` };
  return { level, note: describeStableFact(context, span, keys) };
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

function describeStableFact(context: ReportContext, span: Span, keys: readonly string[]): string {
  const { lagna } = context.chart;
  if (keys.some(isNameFact)) return STABLE_FOR_SPELLING;
  if (!lagna || !isLagnaInterval(context, span)) return 'firm';
  if (keys.every((key) => key === 'lagna.sign')) return `firm, ${describeInterval(context, span)}`;
  return `firm, as long as ${signName(lagna.sign)} rises`;
}

/** Where the rising sign is the limit: the nearer end of it, unless the statement is about that very sign. */
function describeLagnaLimit(context: ReportContext, span: Span, keys: readonly string[]): string | null {
  const { lagna } = context.chart;
  if (!lagna || !isLagnaInterval(context, span) || keys.every((key) => key === 'lagna.sign')) return null;
  const [from, to, birth] = [Date.parse(span.from!), Date.parse(span.to!), Date.parse(context.birth.utc)];
  const offset = context.birth.utcOffsetSeconds;
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

function describeInterval(context: ReportContext, { from, to }: Span): string {
  const offset = context.birth.utcOffsetSeconds;
  if (from && to) return formatClockRange(from, to, offset);
  if (from) return `after ${formatClock(from, offset)}`;
  return to ? `until ${formatClock(to, offset)}` : 'all that day';
}

/** With the hour unknown a fact either holds for the whole day or may change within it. */
function evaluateWithoutTime(context: ReportContext, keys: readonly string[]): Certainty | undefined {
  const held = keys.filter((key) => !isBirthTimeFact(key)).map((key) => isTrueAllDay(context, key));
  if (held.length === 0) return undefined;
  if (!held.every(Boolean)) return { level: 'borderline', note: 'close call: it changes on that day' };
  return { level: 'stable', note: keys.some(isNameFact) ? STABLE_FOR_SPELLING : 'firm, whatever the hour' };
}

const isTrueAllDay = (context: ReportContext, key: string): boolean =>
  areAllEqual(listPossibleCharts(context).map((chart) => createFact({ ...context, chart }, key)));

/** No clock moves a name; another spelling does. */
const isNameFact = (key: string): boolean => key.startsWith('name.');
const STABLE_FOR_SPELLING = 'firm, for this spelling';
const isBirthTimeFact = (key: string): boolean => key.startsWith('told.');
