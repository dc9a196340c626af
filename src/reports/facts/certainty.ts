/** How far the birth time may move before the facts behind a statement change. Computed, never chosen by the writer. */
import type { Span } from '#src/astrology/contract.ts';
import { agree, civilDay } from '#src/reports/context/unknown-time-range.ts';
import { divisionEdge } from './divisional-facts.ts';
import { edgeGraha, edgeWords } from './sign-borders.ts';
import { factOf, keyOf } from './facts.ts';
import type { Mark } from '#src/reports/contract.ts';
import { chartsOf, type Reading } from '#src/reports/context/report-context.ts';
import { intersection, spansOf } from './fact-intervals.ts';
import { clock, clockSpan, signName } from '#src/reports/text/phrases.ts';

/** A birth time rounded to the hour or the half hour may be this wrong; beyond it a fact counts as firm. */
const FIRM_MINUTES = 45;
/** A careful clock may be this wrong. */
const CLOSE_MINUTES = 4;
const MINUTE_MS = 60_000;

/** Undefined without facts, for what was told of the clock itself, and when nobody computed how the facts depend on it. */
export function markOf(reading: Reading, facts: readonly string[]): Mark | undefined {
  const keys = facts.map(keyOf);
  if (reading.day) return markOfDay(reading, keys);
  const edge = keys.map((key) => edgeGraha(reading.chart, key)).find((graha) => graha !== null);
  if (edge) return { level: 'close', note: `close call: ${edgeWords(reading.chart, edge)}` };
  const rim = keys.map((key) => divisionEdge(reading.chart, key)).find((words) => words !== null);
  if (rim) return { level: 'close', note: `close call: ${rim}` };
  const spans = keys.flatMap((key) => spansOf(reading, key));
  return spans.length === 0 ? undefined : markOfSpan(reading, intersection(spans), keys);
}

function markOfSpan(reading: Reading, span: Span, keys: readonly string[]): Mark {
  const level = marginOf(reading, span);
  const when = midnightWords(reading, span) ?? spanWords(reading, span);
  if (level === 'close') return { level, note: `close call: ${when}` };
  if (level === 'minute')
    return { level, note: `needs the minute: ${lagnaWords(reading, span, keys) ?? when}` };
  return { level, note: firmWords(reading, span, keys) };
}

/** How far the birth is from the nearer end of a stretch, as a mark tells it. */
export function marginOf({ birth: { utc } }: Reading, span: Span): Mark['level'] {
  const birth = Date.parse(utc);
  const before = span.from === null ? Infinity : (birth - Date.parse(span.from)) / MINUTE_MS;
  const after = span.to === null ? Infinity : (Date.parse(span.to) - birth) / MINUTE_MS;
  const margin = Math.min(before, after);
  if (margin < CLOSE_MINUTES) return 'close';
  return margin < FIRM_MINUTES ? 'minute' : 'firm';
}

function firmWords(reading: Reading, span: Span, keys: readonly string[]): string {
  const { lagna } = reading.chart;
  if (keys.some(isSpelt)) return SPELT;
  if (!lagna || !isLagnaSpan(reading, span)) return 'firm';
  if (keys.every((key) => key === 'lagna.sign')) return `firm, ${spanWords(reading, span)}`;
  return `firm, as long as ${signName(lagna.sign)} rises`;
}

/** Where the rising sign is the limit: the nearer end of it, unless the statement is about that very sign. */
function lagnaWords(reading: Reading, span: Span, keys: readonly string[]): string | null {
  const { lagna } = reading.chart;
  if (!lagna || !isLagnaSpan(reading, span) || keys.every((key) => key === 'lagna.sign')) return null;
  const [from, to, birth] = [Date.parse(span.from!), Date.parse(span.to!), Date.parse(reading.birth.utc)];
  const offset = reading.birth.utcOffsetSeconds;
  const sign = signName(lagna.sign);
  return birth - from < to - birth
    ? `${sign} rises from ${clock(span.from!, offset)}`
    : `${sign} rises until ${clock(span.to!, offset)}`;
}

function isLagnaSpan({ sensitivity }: Reading, { from, to }: Span): boolean {
  const lagna = sensitivity?.lagnaSign;
  return from !== null && to !== null && lagna?.from === from && lagna.to === to;
}

/** A number of the date is another on the day before or after. */
function midnightWords({ birth }: Reading, { from, to }: Span): string | null {
  const day = civilDay(birth);
  const ends = [from === day.from && from, to === day.to && to].filter((end) => end !== false);
  return ends.some((end) => Math.abs(Date.parse(end) - Date.parse(birth.utc)) < FIRM_MINUTES * MINUTE_MS)
    ? 'the date changes at midnight'
    : null;
}

function spanWords(reading: Reading, { from, to }: Span): string {
  const offset = reading.birth.utcOffsetSeconds;
  if (from && to) return clockSpan(from, to, offset);
  if (from) return `after ${clock(from, offset)}`;
  return to ? `until ${clock(to, offset)}` : 'all that day';
}

/** With the hour unknown a fact either holds for the whole day or may change within it. */
function markOfDay(reading: Reading, keys: readonly string[]): Mark | undefined {
  const held = keys.filter((key) => !isTold(key)).map((key) => heldAllDay(reading, key));
  if (held.length === 0) return undefined;
  if (!held.every(Boolean)) return { level: 'close', note: 'close call: it changes on that day' };
  return { level: 'firm', note: keys.some(isSpelt) ? SPELT : 'firm, whatever the hour' };
}

const heldAllDay = (reading: Reading, key: string): boolean =>
  agree(chartsOf(reading).map((chart) => factOf({ ...reading, chart }, key)));

/** No clock moves a name; another spelling does. */
const isSpelt = (key: string): boolean => key.startsWith('name.');
const SPELT = 'firm, for this spelling';
const isTold = (key: string): boolean => key.startsWith('told.');
