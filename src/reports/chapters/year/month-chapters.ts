/** The year month by month: a chapter for each month, or all of them in one table. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TablePage } from '#src/reports/contract.ts';
import { monthDeva, monthSummary, yearHeadings } from '#src/reports/content/en/year/year-headings.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { signName } from '#src/reports/text/phrases.ts';
import {
  formatDayMonth,
  formatDayRange,
  describePlaceBriefly,
  formatWeekdayDate,
} from '#src/reports/year/year-phrases.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { daysTable } from './month-days.ts';
import { monthLead } from './month-intro.ts';
import { monthStatements } from './month-statements.ts';
import { barsOfMonths } from './year-figures.ts';

/** The first so many of the twelve months that begin with the order. */
export const months = (count = 12): Chapter[] =>
  Array.from({ length: count }, (_, index) => monthChapter(index));

const monthChapter = (index: number): Chapter => ({
  write: (reading) => {
    const month = getYearAhead(reading).months[index]!;
    return {
      kind: 'table',
      id: `month-${index + 1}`,
      title: month.name,
      devanagari: monthDeva[month.month - 1]!,
      runningTitle: month.name,
      summary: monthSummary[month.sunStays[1].place - 1]!,
      lead: monthLead(reading, month),
      statements: monthStatements(reading, month),
      tables: [daysTable(reading, month)],
      statementsFirst: true,
    };
  },
});

/** For reports in which the year is one chapter among many: its figures, to stand before monthsInBrief. */
export const monthTable: Chapter = {
  write: (reading) => ({
    kind: 'table',
    id: 'months',
    ...yearHeadings.monthTable,
    figures: [barsOfMonths(reading)],
    tables: [compactTable(reading)],
    statements: [],
  }),
};

function compactTable(reading: ReportContext): TablePage['tables'][number] {
  return {
    caption: 'Each month from the day on which the Sun changes its sign in it. Days in Indian time.',
    head: ['Month', 'The Sun enters', 'A day to use', 'Days to spare'],
    rows: getYearAhead(reading).months.map((month) => compactRow(reading, month)),
  };
}

function compactRow(reading: ReportContext, month: MonthAhead): string[] {
  const [, sun] = month.sunStays;
  return [
    month.name,
    `${signName(sun.sign)}, ${describePlaceBriefly(reading, sun.place)}, ${formatDayMonth(sun.from)}`,
    bestDay(month),
    quietDaysOf(month),
  ];
}

export function bestDay({ goodDays }: MonthAhead): string {
  const [best] = goodDays.toSorted((a, b) => b.score - a.score);
  return best ? formatWeekdayDate(best.at) : 'none stands out';
}

export const quietDaysOf = ({ restSpans }: MonthAhead): string =>
  restSpans.length > 0 ? restSpans.map(({ from, to }) => formatDayRange(from, to)).join('; ') : 'none';
