/** The year month by month: a chapter for each month, or all of them in one table. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TablePage } from '#src/reports/contract.ts';
import {
  monthDevanagari,
  monthsShortTexts,
  monthSummary,
  yearHeadings,
} from '#src/reports/content/en/year/year-headings.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatOrdinal, signName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import {
  formatDayMonth,
  formatDayRange,
  describePlaceBriefly,
  formatWeekdayDate,
} from '#src/reports/year/year-phrases.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { buildDaysTable } from './month-days.ts';
import { writeMonthStatements, writeShortMonthStatements } from './month-statements.ts';
import { buildMonthBars } from './year-figures.ts';

/** @param count the number of months from the date of the order */
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

function writeMonthLead(
  context: ReportContext,
  { sunStays: [before, sun], firstInstant, index }: MonthAhead,
): string {
  const [previousSign, sign] = [signName(before.sign), signName(sun.sign)];
  const [previousPlace, place] = [
    describePlaceShortly(context, before.place),
    describePlaceShortly(context, sun.place),
  ];
  const shortPlace = place.replace(/ house$| sign from your Moon$/, '');
  if (Date.parse(sun.from) <= Date.parse(firstInstant))
    return `The Sun has been in ${sign}, ${place}, since ${formatDayMonth(sun.from)}, and spends the rest of the month there.`;
  const day = formatDayMonth(sun.from);
  const forms = [
    `The Sun begins the month in ${previousSign}, ${previousPlace}, and enters ${sign}, ${shortPlace}, on ${day}.`,
    `Up to ${day} the Sun is in ${previousSign}, ${previousPlace}; then it crosses into ${sign}, ${shortPlace}.`,
    `${toUppercaseFirst(previousPlace)}, ${previousSign}, has the Sun until ${day}, when it goes on to ${sign}, ${shortPlace}.`,
  ];
  return forms[index % 3]!;
}

function describePlaceShortly({ timeKnown }: ReportContext, place: number): string {
  if (timeKnown) return `your ${formatOrdinal(place)} house`;
  return place === 1 ? 'your own Moon sign' : `the ${formatOrdinal(place)} sign from your Moon`;
}

/** Two statements for each month, for reports in which the year is one chapter of many. */
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

/** The figures for `monthsShortChapter`. */
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
