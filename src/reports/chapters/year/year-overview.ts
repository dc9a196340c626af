/** An overview of the year: months as bars, slow grahas as lanes, and tables of months and years of life. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { listYearMonths } from '#src/reports/year/year-months.ts';
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import {
  formatGraha,
  formatLongDate,
  getGrahaName,
  formatShortDate,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { listAntardashas, findMiddleDate, type NestedPeriod } from '#src/reports/year/dated-periods.ts';
import {
  describePlaceBriefly,
  createYearStatement,
  formatMonthOfYear,
} from '#src/reports/year/year-phrases.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { buildMonthBars, buildYearLanes } from './year-figures.ts';
import { chooseForAge } from './year-stage.ts';
import { getMunthaSignFromMoon } from './muntha-without-time.ts';

export const yearOverviewChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'year-overview',
    ...content.year.yearHeadings.overview,
    lead: context.isTimeKnown ? content.year.overviewLead : writeLeadWithoutTime(context),
    figures: [buildMonthBars(context), buildYearLanes(context)],
    tables: [buildMonthsTable(context), ...listTablesOfOtherMoonSign(context), buildSolarYearsTable(context)],
    statements: context.isTimeKnown ? writeAntarStatements(context) : [],
  }),
};

/** Names both signs and their hours if the Moon changed its sign that day. */
function writeLeadWithoutTime(context: ReportContext): string {
  const other = findOtherMoonSign(context);
  return other
    ? content.year.overviewLeadWithTwoMoonSigns(other.names)
    : content.year.overviewLeadWithoutTime;
}

function listTablesOfOtherMoonSign(context: ReportContext): Table[] {
  const other = findOtherMoonSign(context);
  if (!other) return [];
  const caption = content.year.otherMoonSignInYear.tableCaption(other.names.otherHours, other.names.other);
  return [{ ...buildMonthsTable(other.context), caption }];
}

function buildMonthsTable(context: ReportContext): Table {
  const { months } = getYearAhead(context);
  const { caption, head, headWithoutTime, rank } = content.year.monthsTable;
  return {
    caption,
    head: [...(context.isTimeKnown ? head : headWithoutTime)],
    rows: months.map((month) => [
      formatMonthOfYear(month),
      describeSunEntry(context, month),
      ...(month.support.bindus === null ? [] : [String(month.support.bindus)]),
      String(month.support.wellPlaced.length),
      rank(month.support.rank),
    ]),
  };
}

function describeSunEntry(context: ReportContext, { sunStays: [, sunStay] }: MonthAhead): string {
  return `${getSignName(sunStay.sign)}, ${describePlaceBriefly(context, sunStay.place)}`;
}

function buildSolarYearsTable(context: ReportContext): Table {
  const solarYears = getYearAhead(context).solarYears.toSorted((a, b) => a.age - b.age);
  const { caption, head, headWithoutTime } = content.year.solarYearsTable;
  const formatEnd = (at: string) =>
    context.isTimeKnown ? formatShortDate(at) : content.year.aboutDate(formatShortDate(at));
  return {
    caption,
    head: [...(context.isTimeKnown ? head : headWithoutTime)],
    rows: solarYears.map(({ age, from, to, lagnaResults }) => [
      content.year.yearOfLife(age + 1),
      formatEnd(from),
      formatEnd(to),
      getSignName(getMunthaSign(context, { age, lagnaResults })),
      ...(lagnaResults ? [getGrahaName(lagnaResults.yearLord.graha)] : []),
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

/** The first one has another reason than those after it; -1 if the antardasha is not within these months. */
const findAntarIndex = (context: ReportContext, { lord, parent }: NestedPeriod): number =>
  Math.min(
    1,
    listAntardashasOfYear(context).findIndex(
      (antar) => antar.lord === lord && antar.parent.lord === parent.lord,
    ),
  );

function writeAntarStatement(context: ReportContext, antar: NestedPeriod, i: number): Statement {
  const { lord, start, end, parent } = antar;
  const house = getHouse(context.chart, lord);
  const [lordName, mahaLordName] = [formatGraha(lord), formatGraha(parent.lord)];
  const { current, coming } = content.year.antarReasons;
  const because =
    i === 0
      ? current(lordName, mahaLordName, formatLongDate(end), house)
      : coming(lordName, mahaLordName, formatLongDate(start), house);
  return createYearStatement(context, writeAntarText(context, antar, i), because, {
    keys: [`antar-on.${findMiddleDate(antar)}`, `${lord}.house`, (other) => findAntarIndex(other, antar)],
    ...(i === 0 ? { source: content.common.sources.dasha } : {}),
  });
}

/** Gives the time of a child’s period, and for others the beginning of one that does not run yet. */
function writeAntarText(context: ReportContext, { lord, start, end }: NestedPeriod, i: number): string {
  const isCurrent = i === 0;
  if (isChild(context)) {
    const { childAntarTimes, childAntarKinds, childAntarInYear } = getChildTexts(context);
    const kind = childAntarKinds[lord];
    const time = isCurrent
      ? childAntarTimes.current(kind, formatLongDate(end))
      : childAntarTimes.coming(kind, formatLongDate(start));
    return `${time} ${childAntarInYear[lord]}`;
  }
  const text = chooseForAge(context, content.year.antarInYear[lord], {
    senior: content.year.seniorAntarInYear[lord],
    youth: content.year.youthAntarInYear[lord],
  });
  return isCurrent ? text : content.year.comingAntar(formatLongDate(start), text);
}
