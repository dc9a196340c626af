/** A month with little support from transits that lies in a good time for work or money: both are said in one text. */
import { content } from '#src/reports/content/content.ts';
import { listWindowsOfYear, type YearWindow } from '#src/reports/chapters/answers/year-window-answer.ts';
import { formatLastMonth, isInMonths } from '#src/reports/chapters/timing/window-months.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
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

/** The text of this rank advises against new starts too. */
const FIRST_WEAK_RANK = 9;

/** Null for a month with more support, without such a time, or for a reader of another age. */
export function writeWeakMonthInWindow(context: ReportContext, month: MonthAhead): string | null {
  const windows = listWindowsOfMonth(context, month);
  if (windows.length === 0) return null;
  const ends = windows.map(({ window }) => findLastMonth(window, month));
  return content.year.weakMonthInWindow[month.support.rank - FIRST_WEAK_RANK]!(
    [...new Set(ends)].map((until) => ({
      matters: windows
        .filter((_, i) => ends[i] === until)
        .map(({ matter }) => content.answers.yearWindows[matter].nameInSentence),
      until,
    })),
  );
}

/** Null if it is the given month. */
const findLastMonth = ({ from, end }: YearWindow, month: MonthAhead): string | null =>
  isInMonths({ from, to: end }, getNextMonth(month)) ? formatLastMonth(from, end) : null;

const getNextMonth = ({ year, month }: MonthAhead): { year: number; month: number } =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/** The text without its month, which moves with each minute of the birth time. */
export const readWeakMonthInWindow = (context: ReportContext, month: MonthAhead): string =>
  listWindowsOfMonth(context, month)
    .map(({ matter }) => matter)
    .join();

function listWindowsOfMonth(context: ReportContext, month: MonthAhead) {
  if (month.support.rank < FIRST_WEAK_RANK) return [];
  return MATTERS[determineYearStage(context)].flatMap((matter) => {
    const window = listWindowsOfYear(context, matter).find(
      (ofYear) => ofYear.grade > 1 && isInMonths(ofYear, month),
    );
    return window ? [{ matter, window }] : [];
  });
}
