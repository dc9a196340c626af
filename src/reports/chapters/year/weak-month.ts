/** A month with little support from transits that lies in a graded time for work or money: both are said in one text. */
import { content } from '#src/reports/content/content.ts';
import { listWindowsOfYear } from '#src/reports/chapters/answers/year-window-answer.ts';
import { formatLastMonth, isInMonths } from '#src/reports/chapters/timing/window-months.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { WEAK_RANK } from '#src/reports/year/month-support.ts';
import type { MonthAhead } from '#src/reports/year/year-ahead.ts';
import { determineYearStage, type YearStage } from './year-stage.ts';

/** Those on which the answers of the reader name times. */
const MATTERS: Record<YearStage, readonly ('workChange' | 'money')[]> = {
  child: [],
  teenager: [],
  youth: [],
  adult: ['workChange', 'money'],
  senior: ['money'],
};

/** Null for a month with more support, without such a time, or for a reader of another age. */
export function writeWeakMonthInWindow(context: ReportContext, month: MonthAhead): string | null {
  const windows = listWindowsOfMonth(context, month);
  if (windows.length === 0) return null;
  const names = windows.map(({ matter }) => content.answers.yearWindows[matter].nameInSentence);
  const last = windows.toSorted((a, b) => b.window.end.localeCompare(a.window.end))[0]!.window;
  const isLastMonth = !isInMonths({ from: last.from, to: last.end }, getNextMonth(month));
  return content.year.weakMonthInWindow[month.support.rank - WEAK_RANK]!(
    names,
    isLastMonth ? null : formatLastMonth(last.from, last.end),
  );
}

const getNextMonth = ({ year, month }: MonthAhead): { year: number; month: number } =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/** The text without its month, which moves with each minute of the birth time. */
export const readWeakMonthInWindow = (context: ReportContext, month: MonthAhead): string =>
  listWindowsOfMonth(context, month)
    .map(({ matter }) => matter)
    .join();

function listWindowsOfMonth(context: ReportContext, month: MonthAhead) {
  if (month.support.rank < WEAK_RANK) return [];
  return MATTERS[determineYearStage(context)].flatMap((matter) => {
    const window = listWindowsOfYear(context, matter).find((ofYear) => isInMonths(ofYear, month));
    return window ? [{ matter, window }] : [];
  });
}
