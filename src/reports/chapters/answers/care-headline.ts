/** The headline of the answer on care of health. */
import { content } from '#src/reports/content/content.ts';
import type { TimingWindow } from '#src/astrology/contract-timing.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';

/** A time of most care that begins more than a year later is named together with the first time that asks for some. */
export function writeCareHeadline(now: string, windows: readonly TimingWindow[], most: TimingWindow): string {
  const { care, someThenMostCare } = content.answers.windowHeadlines;
  const earliest = windows.toSorted((a, b) => a.from.localeCompare(b.from))[0]!;
  const isLate = Date.parse(most.from) - Date.parse(now) > YEAR_MS;
  return isLate && earliest !== most
    ? someThenMostCare(formatMonths(earliest), formatMonths(most))
    : care(formatMonths(most));
}

const formatMonths = ({ from, to }: TimingWindow): string => formatMonthSpan(from, to, 'long');
