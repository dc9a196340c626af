/** The headline of the answer on care of health. */
import { content } from '#src/reports/content/content.ts';
import type { TimingWindow } from '#src/astrology/contract-timing.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';

/** A time of most care that begins more than a year later is named together with the first times before it that ask for some and for more. */
export function writeCareHeadline(now: string, windows: readonly TimingWindow[], most: TimingWindow): string {
  const { care, risingCare } = content.answers.windowHeadlines;
  const isLate = Date.parse(most.from) - Date.parse(now) > YEAR_MS;
  const times = isLate ? listRising(windows, most) : [most];
  return times.length > 1
    ? risingCare(times.map((time) => ({ grade: time.grade, months: formatMonths(time) })))
    : care(most.grade, formatMonths(most));
}

/** Up to the time of most care, each one that asks for more than those before it. */
function listRising(windows: readonly TimingWindow[], most: TimingWindow): TimingWindow[] {
  const rising: TimingWindow[] = [];
  for (const window of windows.toSorted((a, b) => a.from.localeCompare(b.from)))
    if (window.from <= most.from && window.grade > (rising.at(-1)?.grade ?? 0)) rising.push(window);
  return rising;
}

const formatMonths = ({ from, to }: TimingWindow): string => formatMonthSpan(from, to, 'long');
