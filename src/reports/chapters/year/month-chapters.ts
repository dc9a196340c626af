/** The year month by month: a chapter for each month, or all of them in one table. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { getSignName, formatDayMonth } from '#src/reports/text/phrases.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import { AVERAGE_WELL_PLACED, BINDUS_PER_WELL_PLACED } from '#src/reports/year/month-support.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import {
  createYearStatement,
  describePlaceBriefly,
  formatDayRange,
  formatMonthOfYear,
  formatWeekdayDate,
  getOriginFactKey,
} from '#src/reports/year/year-phrases.ts';
import { buildCalendar } from './month-calendar.ts';
import { buildMonthRows } from './month-rows.ts';
import { writeSunStatement } from './month-sun.ts';
import { buildMonthBars } from './year-figures.ts';
import { readWeakMonthInWindow, writeWeakMonthInWindow } from './weak-month.ts';
import { determineYearStage } from './year-stage.ts';

/** @param count the number of months, beginning with the month of the order or the one after it */
export const createMonthChapters = (count = 12): Chapter[] =>
  Array.from({ length: count }, (_, index) => createMonthChapter(index));

const createMonthChapter = (index: number): Chapter => ({
  write: (context) => {
    const month = getYearAhead(context).months[index]!;
    return {
      kind: 'month',
      id: `month-${index + 1}`,
      title: formatMonthOfYear(month),
      hindiTitle: content.year.monthDevanagari[month.month - 1]!,
      runningTitle: formatMonthOfYear(month),
      summary: getMonthSummaries(context)[month.sunStays[1].place - 1]!,
      position: content.year.monthPosition(index),
      lead: writeRankStatement(context, month),
      weekdays: [...content.year.monthWeekdays],
      ...buildCalendar(context, month),
      rows: buildMonthRows(context, month),
      statements: [],
    };
  },
});

/** With the rank and the subject of the month, counted from the other Moon sign of the birth day; the page has no room for a statement. */
function nameOtherMoonSign(context: ReportContext, index: number, reason: string): string {
  const other = findOtherMoonSign(context);
  if (!other) return reason;
  const { support, sunStays } = getYearAhead(other.context).months[index]!;
  return content.year.otherMoonSignInYear.monthReason(
    reason,
    other.names,
    support.rank,
    getMonthSummaries(context)[sunStays[1].place - 1]!,
  );
}

const getMonthSummaries = (context: ReportContext): readonly string[] =>
  ['child', 'teenager', 'youth'].includes(determineYearStage(context))
    ? getChildTexts(context).childMonthSummary
    : content.year.monthSummary;

/** The Sun in each month, for reports in which the year is one chapter of many. */
export const monthsShortChapter: Chapter = {
  write: (context) => {
    const { months } = getYearAhead(context);
    const best = months.find(({ support }) => support.rank === 1)!;
    return {
      kind: 'essay',
      id: 'months-short',
      ...content.year.yearHeadings.monthsShort,
      highlightedHouses: [],
      isCompact: true,
      lead: content.year.monthsShortTexts.lead,
      leadBecause: content.year.monthsShortTexts.because(formatMonthOfYear(best)),
      parts: months.map((month) => ({
        id: `month-${month.index + 1}`,
        title: formatMonthOfYear(month),
        statements: [writeSunForBothMoonSigns(context, month)],
      })),
    };
  },
};

/** With the subject of the month, counted from the other Moon sign of the birth day. */
function writeSunForBothMoonSigns(context: ReportContext, month: MonthAhead): Statement {
  const statement = writeSunStatement(context, month);
  const other = findOtherMoonSign(context);
  if (!other) return statement;
  const [, sunStay] = getYearAhead(other.context).months[month.index]!.sunStays;
  const subject = getMonthSummaries(context)[sunStay.place - 1]!;
  return {
    ...statement,
    text: content.year.otherMoonSignInYear.monthOfSun(statement.text, other.names, subject),
  };
}

/** The figures for `monthsShortChapter`. */
export const monthTableChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'months',
    ...content.year.yearHeadings.monthTable,
    figures: [buildMonthBars(context)],
    tables: [buildCompactTable(context)],
    statements: [],
  }),
};

function buildCompactTable(context: ReportContext): Table {
  return {
    caption: hasOneMoonSign(context)
      ? content.year.compactMonthsTable.caption
      : `${content.year.compactMonthsTable.caption} ${content.year.compactMonthsTable.openNote}`,
    head: [...content.year.compactMonthsTable.head],
    rows: getYearAhead(context).months.map((month) => buildCompactRow(context, month)),
  };
}

function buildCompactRow(context: ReportContext, month: MonthAhead): string[] {
  const [, sunStay] = month.sunStays;
  return [
    formatMonthOfYear(month),
    `${getSignName(sunStay.sign)}, ${describePlaceBriefly(context, sunStay.place)}, ${formatDayMonth(sunStay.from)}`,
    describeBestDay(month),
    describeRestDays(context, month),
  ];
}

function describeBestDay({ goodDays }: MonthAhead): string {
  const [best] = goodDays.toSorted((a, b) => b.score - a.score);
  return best ? formatWeekdayDate(best.at) : content.year.compactMonthsTable.noBestDay;
}

function describeRestDays(context: ReportContext, { restSpans }: MonthAhead): string {
  const { noRestDays, openRestDays } = content.year.compactMonthsTable;
  if (!hasOneMoonSign(context)) return openRestDays;
  return restSpans.length > 0
    ? restSpans.map(({ from, to }) => formatDayRange(from, to)).join('; ')
    : noRestDays;
}

function writeRankStatement(context: ReportContext, month: MonthAhead): Statement {
  const {
    support: { bindus, wellPlaced, rank },
    index,
  } = month;
  const moonSign = getSignName(context.chart.grahas.Moon.sign);
  const { rankReasons, rankReasonWithoutBindus } = content.year;
  const because =
    bindus === null
      ? rankReasonWithoutBindus(wellPlaced.length, rank, moonSign)
      : rankReasons[index % rankReasons.length]!({ bindus, wellPlaced: wellPlaced.length, rank }, moonSign);
  return createYearStatement(
    context,
    writeWeakMonthInWindow(context, month) ?? chooseRankTexts(context, bindus, wellPlaced.length)[rank - 1]!,
    nameOtherMoonSign(context, index, because),
    {
      keys: [
        ...new Set([getOriginFactKey(context), 'Moon.sign']),
        (other: ReportContext) => readWeakMonthInWindow(other, getYearAhead(other).months[index]!),
      ],
      ...(index === 0 && bindus !== null ? { source: content.common.sources.ashtakavarga } : {}),
    },
  );
}

function chooseRankTexts(
  context: ReportContext,
  bindus: number | null,
  wellPlacedCount: number,
): readonly string[] {
  switch (determineYearStage(context)) {
    case 'child':
    case 'teenager':
      return getChildTexts(context).childRank;
    case 'adult':
      return content.year.monthRank[chooseRankBasis(bindus, wellPlacedCount)];
    case 'youth':
    case 'senior':
      return content.year.calmMonthRank;
  }
}

/** Bindus and grahas if both are above or both below their averages, else the one that is further from its average. */
function chooseRankBasis(
  bindus: number | null,
  wellPlacedCount: number,
): keyof typeof content.year.monthRank {
  if (bindus === null) return 'byGrahas';
  const [bindusDifference, grahaDifference] = [
    bindus - SARVA_LIMITS.average,
    BINDUS_PER_WELL_PLACED * (wellPlacedCount - AVERAGE_WELL_PLACED),
  ];
  if (bindusDifference * grahaDifference > 0) return 'byBoth';
  return Math.abs(bindusDifference) >= Math.abs(grahaDifference) ? 'byBindus' : 'byGrahas';
}
