/** An overview of the year: months as bars, slow grahas as lanes, and tables of months and years of life. */
import { content } from '#src/reports/content/content.ts';
import { listYearMonths } from '#src/reports/year/year-months.ts';
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  formatGraha,
  formatLongDate,
  formatOrdinal,
  formatShortDate,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { listAntardashas, findMiddleDate, type NestedPeriod } from '#src/reports/year/dated-periods.ts';
import { describePlaceBriefly, createYearStatement } from '#src/reports/year/year-phrases.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { buildMonthBars, buildYearLanes } from './year-figures.ts';
import { getMunthaSignFromMoon } from './muntha-without-time.ts';

export const yearOverviewChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'year-overview',
    ...content.year.yearHeadings.overview,
    lead: context.isTimeKnown ? content.year.overviewLead : writeLeadWithoutTime(context),
    figures: [buildMonthBars(context), buildYearLanes(context)],
    tables: [buildMonthsTable(context), buildSolarYearsTable(context)],
    statements: context.isTimeKnown ? writeAntarStatements(context) : [],
  }),
};

/** Says that the count starts from the Moon at noon if the Moon changed its sign that day. */
function writeLeadWithoutTime(context: ReportContext): string {
  if (getYearAhead(context).natalMoon.signs.length === 1) return content.year.overviewLeadWithoutTime;
  return `${content.year.overviewLeadWithoutTime} It changed signs that day, so all this is counted from ${getSignName(context.chart.grahas.Moon.sign)}, where it stood at noon, and the open marks remind you of it.`;
}

function buildMonthsTable(context: ReportContext): Table {
  const { months } = getYearAhead(context);
  const bindusHead = context.isTimeKnown ? ['Points'] : [];
  return {
    caption:
      'The twelve months. Well placed: of eight grahas, counted from your Moon. Rank 1 is the month with the most support.',
    head: ['Month', 'The Sun enters', ...bindusHead, 'Well placed', 'Rank'],
    rows: months.map((month) => [
      month.name,
      describeSunEntry(context, month),
      ...(month.support.bindus === null ? [] : [String(month.support.bindus)]),
      String(month.support.wellPlaced.length),
      `${month.support.rank} of 12`,
    ]),
  };
}

function describeSunEntry(context: ReportContext, { sunStays: [, sunStay] }: MonthAhead): string {
  return `${getSignName(sunStay.sign)}, ${describePlaceBriefly(context, sunStay.place)}`;
}

function buildSolarYearsTable(context: ReportContext): Table {
  const solarYears = getYearAhead(context).solarYears.toSorted((a, b) => a.age - b.age);
  const aboutPrefix = context.isTimeKnown ? '' : 'about ';
  const lordHead = context.isTimeKnown ? ['Lord of the year'] : [];
  return {
    caption: 'The years of life that cover these months, each from one return of the Sun to the next.',
    head: ['Year of life', 'From', 'To', 'Muntha', ...lordHead],
    rows: solarYears.map(({ age, from, to, lagnaResults }) => [
      `Year ${age + 1}`,
      aboutPrefix + formatShortDate(from),
      aboutPrefix + formatShortDate(to),
      getSignName(getMunthaSign(context, { age, lagnaResults })),
      ...(lagnaResults ? [lagnaResults.yearLord.graha] : []),
    ]),
  };
}

const getMunthaSign = (
  context: ReportContext,
  { age, lagnaResults }: Pick<Varshphal, 'age' | 'lagnaResults'>,
): number => (lagnaResults ? lagnaResults.muntha.sign : getMunthaSignFromMoon(context, age));

const writeAntarStatements = (context: ReportContext): Statement[] =>
  listAntardashasOfYear(context).map((antar, i) => writeAntarStatement(context, antar, i));

function listAntardashasOfYear({ chart, now }: ReportContext): NestedPeriod[] {
  const months = listYearMonths(now);
  return listAntardashas(chart, months[0]!.firstInstant, months.at(-1)!.to);
}

/** The first one has another reason than those after it; -1 if the sub-period is not within these months. */
const findAntarIndex = (context: ReportContext, { lord, parent }: NestedPeriod): number =>
  Math.min(
    1,
    listAntardashasOfYear(context).findIndex(
      (antar) => antar.lord === lord && antar.parent.lord === parent.lord,
    ),
  );

function writeAntarStatement(context: ReportContext, antar: NestedPeriod, i: number): Statement {
  const { lord, start, end, parent } = antar;
  const house = formatOrdinal(getHouse(context.chart, lord));
  const periodPhrase =
    i === 0
      ? `the antardasha of ${formatGraha(lord)} within ${formatGraha(parent.lord)} runs until ${formatLongDate(end)}`
      : `${formatGraha(lord)} takes over within ${formatGraha(parent.lord)} on ${formatLongDate(start)}`;
  return createYearStatement(
    context,
    (isChild(context) ? content.child.childAntarInYear : content.year.antarInYear)[lord],
    `${periodPhrase}, and at birth ${formatGraha(lord)} stood in the ${house} house`,
    {
      keys: [`antar-on.${findMiddleDate(antar)}`, `${lord}.house`, (other) => findAntarIndex(other, antar)],
      ...(i === 0 ? { source: content.common.sources.dasha } : {}),
    },
  );
}
