/** Twelve months in words, two statements each, for reports in which the year is one chapter among many. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import { monthsShortTexts, yearHeadings } from '#src/reports/content/en/year/year-headings.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { writeShortMonthStatements } from './month-statements.ts';

export const monthsShortChapter: Chapter = {
  write: (context) => {
    const { months } = getYearAhead(context);
    const best = months.find(({ support }) => support.rank === 1)!;
    return {
      kind: 'essay',
      id: 'months-in-brief',
      ...yearHeadings.monthsShort,
      highlightedHouses: [],
      compact: true,
      lead: monthsShortTexts.lead,
      leadBecause: monthsShortTexts.because(best.name),
      parts: months.map((month) => ({
        id: `month-${month.index + 1}`,
        title: month.name,
        statements: writeShortMonthStatements(context, month),
      })),
    };
  },
};
