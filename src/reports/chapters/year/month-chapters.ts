/** The year month by month: a chapter for each month, or all of them in one table. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TablePage } from '#src/reports/contract.ts';
import { monthDevanagari, monthSummary, yearHeadings } from '#src/reports/content/en/year/year-headings.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { signName } from '#src/reports/text/phrases.ts';
import {
  formatDayMonth,
  formatDayRange,
  describePlaceBriefly,
  formatWeekdayDate,
} from '#src/reports/year/year-phrases.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { buildDaysTable } from './month-days.ts';
import { writeMonthLead } from './month-intro.ts';
import { writeMonthStatements } from './month-statements.ts';
import { buildMonthBars } from './year-figures.ts';

/** The first so many of the twelve months that begin with the order. */
export const createMonthChapters = (count = 12): Chapter[] =>
  Array.from({ length: count }, (_, index) => createMonthChapter(index));

const createMonthChapter = (index: number): Chapter => ({
  write: (context) => {
    const month = getYearAhead(context).months[index]!;
    return {
      kind: 'table',
      id: `month-${index + 1}`,
      title: month.name,
      devanagari: monthDevanagari[month.month - 1]!,
      runningTitle: month.name,
      summary: monthSummary[month.sunStays[1].place - 1]!,
      lead: writeMonthLead(context, month),
      statements: writeMonthStatements(context, month),
      tables: [buildDaysTable(context, month)],
      statementsFirst: true,
    };
  },
});

/** For reports in which the year is one chapter among many: its figures, to stand before monthsInBrief. */
export const monthTableChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'months',
    ...yearHeadings.monthTable,
    figures: [buildMonthBars(context)],
    tables: [buildCompactTable(context)],
    statements: [],
  }),
};

function buildCompactTable(context: ReportContext): TablePage['tables'][number] {
  return {
    caption: 'Each month from the day on which the Sun changes its sign in it. Days in Indian time.',
    head: ['Month', 'The Sun enters', 'A day to use', 'Days to spare'],
    rows: getYearAhead(context).months.map((month) => buildCompactRow(context, month)),
  };
}

function buildCompactRow(context: ReportContext, month: MonthAhead): string[] {
  const [, sun] = month.sunStays;
  return [
    month.name,
    `${signName(sun.sign)}, ${describePlaceBriefly(context, sun.place)}, ${formatDayMonth(sun.from)}`,
    describeBestDay(month),
    describeRestDays(month),
  ];
}

export function describeBestDay({ goodDays }: MonthAhead): string {
  const [best] = goodDays.toSorted((a, b) => b.score - a.score);
  return best ? formatWeekdayDate(best.at) : 'none stands out';
}

export const describeRestDays = ({ restSpans }: MonthAhead): string =>
  restSpans.length > 0 ? restSpans.map(({ from, to }) => formatDayRange(from, to)).join('; ') : 'none';
