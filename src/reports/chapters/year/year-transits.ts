/** What the month pages leave out: Mars, retrogrades and small periods as statements, and the dates in the sky in a table. */
import { content } from '#src/reports/content/content.ts';
import { computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { getNakshatraName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { type MonthEvent, selectMonthEvents } from '#src/reports/year/select-events.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { formatMonthOfYear, formatWeekdayDate } from '#src/reports/year/year-phrases.ts';
import { writeEventStatement } from './month-events.ts';
import { buildSkyRows, type DatedRow } from './month-sky-rows.ts';

export const yearTransitsChapter: Chapter = {
  write: (context) => {
    const { table, tableWithoutStar, tableHead, title, hindiTitle, runningTitle, summary, lead, periods } =
      content.year.transitTexts;
    return {
      kind: 'table',
      id: 'year-transits',
      title,
      hindiTitle,
      runningTitle,
      summary,
      lead: context.isTimeKnown ? `${lead} ${periods(computeDashaDaysPerMinute(context.chart))}` : lead,
      statements: getYearAhead(context).months.flatMap((month) => writeStatements(context, month)),
      tables: [
        {
          caption: hasBirthStarDays(context) ? table : tableWithoutStar,
          head: [...tableHead],
          rows: buildRows(context),
        },
      ],
      hasStatementsFirst: true,
    };
  },
};

const hasBirthStarDays = (context: ReportContext): boolean =>
  getYearAhead(context).months.some(({ birthNakshatraDays }) => birthNakshatraDays.length > 0);

function writeStatements(context: ReportContext, month: MonthAhead): Statement[] {
  const events = selectMonthEvents(context)[month.index]!;
  return events
    .filter((event) => !isChild(context) || isForChild(event))
    .map((event) => writeEventStatement(context, month, event));
}

/** Only first stays and periods; repeated ones and retrogrades appear only in the table. */
const isForChild = (event: MonthEvent): boolean =>
  (event.kind === 'stay' && event.repeatNumber === 0) || (event.kind === 'period' && !event.isRepeated);

/** The dates of each month below its name. */
const buildRows = (context: ReportContext): Table['rows'] =>
  getYearAhead(context).months.flatMap((month) => [
    [formatMonthOfYear(month)],
    ...[...buildSkyRows(context, month), ...buildBirthNakshatraRows(context, month)]
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .map(({ row }) => row),
  ]);

function buildBirthNakshatraRows(context: ReportContext, month: MonthAhead): DatedRow[] {
  const [birthNakshatra] = getYearAhead(context).natalMoon.nakshatras;
  return month.birthNakshatraDays.map((at, i) => ({
    at,
    row: [
      formatWeekdayDate(at),
      toUppercaseFirst(content.year.birthNakshatraDayTexts[(month.index + i * 5) % 12]!),
      content.year.skyRows.birthStar(getNakshatraName(birthNakshatra!)),
    ],
  }));
}
