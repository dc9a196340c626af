/** The months in which a span is printed, each with the timing segment at its middle. */
import { toUt } from '#src/astrology/ephemeris/instant.ts';
import type { TimingSegment } from '#src/astrology/contract-timing.ts';
import { content } from '#src/reports/content/content.ts';
import { formatMonths, listPrintedMonths, type Span, type YearMonth } from './window-months.ts';

export type MonthWithSegment = YearMonth & { segment: TimingSegment };

/** @param segments of the matter, in the order of time */
export function listMonthsWithSegments(segments: readonly TimingSegment[], span: Span): MonthWithSegment[] {
  let index = 0;
  return listPrintedMonths(span).map(({ year, month, middleMs }) => {
    const ut = toUt(middleMs);
    while (index + 1 < segments.length && segments[index + 1]!.from <= ut) index++;
    return { year, month, segment: segments[index]! };
  });
}

/** `first` and `last`: indices, both inclusive. */
export type Run = { first: number; last: number };

/** The longest run of months in which something holds; the first one of equal length. */
export function findLongestRun(held: readonly boolean[]): Run | undefined {
  const starts = held.flatMap((isHeld, i) => (isHeld && !held[i - 1] ? [i] : []));
  const runs = starts.map((first) => {
    const end = held.indexOf(false, first);
    return { first, last: (end < 0 ? held.length : end) - 1 };
  });
  return runs.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0];
}

/** "until May 2027", "from Jun 2027", "in Jun to Aug 2027"; empty for all months */
export function describeRun(months: readonly YearMonth[], { first, last }: Run): string {
  const { until, from, inMonths } = content.timing.heldMonths;
  const format = (start: number, end: number) => formatMonths({ first: months[start]!, last: months[end]! });
  const isToEnd = last === months.length - 1;
  if (first === 0) return isToEnd ? '' : until(format(last, last));
  return isToEnd ? from(format(first, first)) : inMonths(format(first, last));
}
