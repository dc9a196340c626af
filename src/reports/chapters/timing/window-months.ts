/** Spans of time as whole months: the birth time is not known well enough to print days. */
import { memoize } from '#src/astrology/ephemeris/memoize.ts';
import { INDIA_OFFSET_SECONDS, toIndianTime } from '#src/reports/text/phrases.ts';
import { content } from '#src/reports/content/content.ts';

/** `month`: 0 January to 11 December */
export type YearMonth = { year: number; month: number };

export type Span = { from: string; to: string };

/** Of each printed month the instant whose facts are those of the month, in milliseconds: the noon of its fifteenth day. */
export function listPrintedMonths({ from, to }: Span): (YearMonth & { middleMs: number })[] {
  const { first, last } = listMonthEnds(from, to);
  if (!hasMonth(from, to)) return [{ ...first, middleMs: (Date.parse(from) + Date.parse(to)) / 2 }];
  return Array.from({ length: countMonths(last) - countMonths(first) + 1 }, (_, i) => {
    const month = addMonths(first, i);
    return { ...month, middleMs: Date.UTC(month.year, month.month, 15, 12) - INDIA_OFFSET_SECONDS * 1000 };
  });
}

/** A month belongs to the span if its fifteenth day does; a shorter span is the month of its middle. */
export function listMonthEnds(from: string, to: string): { first: YearMonth; last: YearMonth } {
  const [start, end] = [parseDate(from), parseDate(to)];
  const first = getFirstMonth(start);
  const last = end.day < 15 ? addMonths(end, -1) : end;
  if (countMonths(first) <= countMonths(last)) return { first, last };
  const middle = parseDate(new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString());
  return { first: middle, last: middle };
}

/** Whether the fifteenth day of a month belongs to the span. */
export function hasMonth(from: string, to: string): boolean {
  const [start, end] = [parseDate(from), parseDate(to)];
  const last = end.day < 15 ? addMonths(end, -1) : end;
  return countMonths(getFirstMonth(start)) <= countMonths(last);
}

/** Whether the span is printed as one month. */
export function isOneMonth(from: string, to: string): boolean {
  const { first, last } = listMonthEnds(from, to);
  return countMonths(first) === countMonths(last);
}

/** "Feb to Jun 2027", "Dec 2027 to Feb 2028", "Feb 2027"; long: "February to June 2027" */
export function formatMonthSpan(from: string, to: string, style: 'short' | 'long' = 'short'): string {
  return formatMonths(listMonthEnds(from, to), style);
}

export function formatMonths(
  { first, last }: { first: YearMonth; last: YearMonth },
  style: 'short' | 'long' = 'short',
): string {
  const { formatSpan, getMonthName, getShortMonthName } = content.grammar;
  const format = ({ month }: YearMonth) =>
    style === 'long' ? getMonthName(month + 1) : getShortMonthName(month + 1);
  const formatWithYear = (at: YearMonth) => `${format(at)}\u00a0${at.year}`;
  const end = formatWithYear(last);
  if (countMonths(first) === countMonths(last)) return end;
  return first.year === last.year ? formatSpan(format(first), end) : formatSpan(formatWithYear(first), end);
}

/** The printed months of spans, in the order of time; those that overlap or follow each other without a pause are one. */
export function joinMonths(spans: readonly Span[]): { first: YearMonth; last: YearMonth }[] {
  const joined: { first: YearMonth; last: YearMonth }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const { first, last } = listMonthEnds(from, to);
    const earlier = joined.at(-1);
    if (!earlier || countMonths(first) > countMonths(earlier.last) + 1) joined.push({ first, last });
    else if (countMonths(last) > countMonths(earlier.last)) earlier.last = last;
  }
  return joined;
}

/** The last month of the printed span, with its full name: "June 2027". */
export function formatLastMonth(from: string, to: string): string {
  const { last } = listMonthEnds(from, to);
  return `${content.grammar.getMonthName(last.month + 1)}\u00a0${last.year}`;
}

/** Whether the printed span begins with this calendar month. `month`: 1 January to 12 December */
export function isFirstMonth(
  { from, to }: { from: string; to: string },
  { year, month }: { year: number; month: number },
): boolean {
  const { first } = listMonthEnds(from, to);
  return first.year === year && first.month === month - 1;
}

/** Whether the calendar month is one of the printed ones. `month`: 1 January to 12 December */
export function isInMonths(
  { from, to }: { from: string; to: string },
  { year, month }: { year: number; month: number },
): boolean {
  const { first, last } = listMonthEnds(from, to);
  const count = countMonths({ year, month: month - 1 });
  return countMonths(first) <= count && count <= countMonths(last);
}

/** "Feb–Jun 27", "Dec 27 – Feb 28", "Feb 27"; without the year of a span in one year: "Feb–Jun" */
export function formatMonthLabel(from: string, to: string, { hasYear }: { hasYear: boolean }): string {
  const { first, last } = listMonthEnds(from, to);
  const format = ({ month }: YearMonth) => content.grammar.getShortMonthName(month + 1);
  const formatWithYear = (at: YearMonth) => `${format(at)} ${String(at.year).slice(-2)}`;
  if (first.year !== last.year) return `${formatWithYear(first)} – ${formatWithYear(last)}`;
  const end = hasYear ? formatWithYear(last) : format(last);
  return first.month === last.month ? end : `${format(first)}–${end}`;
}

/** The first month of a printed span that begins at this instant: "Nov 2031"; long: "November 2031" */
export function formatFirstMonth(from: string, style: 'short' | 'long' = 'short'): string {
  const first = getFirstMonth(parseDate(from));
  const { getMonthName, getShortMonthName } = content.grammar;
  return `${(style === 'long' ? getMonthName : getShortMonthName)(first.month + 1)}\u00a0${first.year}`;
}

const getFirstMonth = (start: YearMonth & { day: number }): YearMonth =>
  start.day > 15 ? addMonths(start, 1) : start;

/** The ends of the same windows are read many times for the marks of certainty. */
const parseDate = memoize((instant: string): YearMonth & { day: number } => {
  const date = toIndianTime(instant);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}, 512);

const countMonths = ({ year, month }: YearMonth): number => year * 12 + month;

function addMonths(at: YearMonth, months: number): YearMonth {
  const count = countMonths(at) + months;
  return { year: Math.floor(count / 12), month: count % 12 };
}
