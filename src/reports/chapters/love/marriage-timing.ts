/** When partnership is the subject: dated seasons, in words and in a table. */
import { getHouse } from '#src/astrology/houses.ts';
import { computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, TablePage } from '#src/reports/contract.ts';
import { loveHeadings } from '#src/reports/content/en/love/love-headings.ts';
import {
  presentPeriod,
  periodByHouse,
  periodByLord,
  timingLead,
  timingTable,
} from '#src/reports/content/en/love/marriage-timing.ts';
import { loveSources } from '#src/reports/content/en/love/love-sources.ts';
import {
  mapPartnershipRoles,
  getAdultDate,
  listPartnershipPeriods,
  type PartnershipPeriod,
} from './partnership-periods.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findMiddleDate } from '#src/reports/year/dated-periods.ts';
import {
  toUppercaseFirst,
  formatGraha,
  formatLongDate,
  formatOrdinal,
  formatShortDate,
} from '#src/reports/text/phrases.ts';

export const marriageTimingChapter: Chapter = {
  isIncluded: (context) => listPartnershipPeriods(context).length > 0,
  write: (context) => {
    const seasons = listPartnershipPeriods(context);
    return {
      kind: 'table',
      id: 'love-seasons',
      ...loveHeadings.timing,
      lead: timingLead,
      tables: [buildTable(context, seasons)],
      statements: [writePresentStatement(context), ...writePeriodStatements(context, seasons)],
    };
  },
};

function buildTable(
  { chart }: ReportContext,
  seasons: readonly PartnershipPeriod[],
): TablePage['tables'][number] {
  const days = Math.max(1, Math.round(computeDashaDaysPerMinute(chart)));
  const slip = `A clock that is a minute wrong moves these dates by about ${days} ${days === 1 ? 'day' : 'days'}.`;
  return {
    caption: `${timingTable.caption} ${slip}`,
    head: [...timingTable.head],
    rows: seasons.map(({ maha, antar, role, isSupportedByMaha }) => [
      formatShortDate(antar.start),
      formatShortDate(antar.end),
      antar.lord === maha.lord
        ? `${antar.lord} in its own great period`
        : `${antar.lord} within ${maha.lord}`,
      isSupportedByMaha ? `${role.words}; ${maha.lord} has a share in it too` : role.words,
    ]),
  };
}

function writePresentStatement(context: ReportContext): Statement {
  const { chart, now } = context;
  const grown = getAdultDate(context);
  if (Date.parse(grown) > Date.parse(now))
    return createStatement(
      context,
      presentPeriod.young,
      `your twenty-first birthday is on ${formatLongDate(grown)}`,
      ['date.day'],
    );
  const { antar } = findDashasAt(chart, now);
  const charge = mapPartnershipRoles(chart).get(antar.lord);
  const until = `the sub-period of ${formatGraha(antar.lord)} runs until ${formatLongDate(antar.end)}`;
  return charge
    ? createStatement(
        context,
        presentPeriod.tied,
        `${until}, and ${formatGraha(antar.lord)} is ${charge.words}`,
        ['antar'],
      )
    : createStatement(
        context,
        presentPeriod.between,
        `${until}, and the seventh house is no business of its lord`,
        ['antar'],
      );
}

/** What fits below the table on one sheet. */
const MAX_STATEMENTS = 3;

/** Each lord speaks once, at its first season. */
function writePeriodStatements(context: ReportContext, seasons: readonly PartnershipPeriod[]): Statement[] {
  const lords = seasons.map(({ antar }) => antar.lord);
  const told = seasons.filter(({ antar }, i) => lords.indexOf(antar.lord) === i).slice(0, MAX_STATEMENTS);
  const houses = told.map(({ antar }) => getHouse(context.chart, antar.lord));
  return told.map((season, i) => writePeriodStatement(context, season, houses.indexOf(houses[i]!) === i));
}

/** @param first whether its house has not been spoken of by an earlier season */
function writePeriodStatement(
  context: ReportContext,
  { antar, role }: PartnershipPeriod,
  first: boolean,
): Statement {
  const { lord } = antar;
  const house = getHouse(context.chart, lord);
  const when = `${toUppercaseFirst(formatGraha(lord))}, ${formatLongDate(antar.start)} to ${formatLongDate(antar.end)}.`;
  const where = first ? ` ${periodByHouse[house - 1]!}` : '';
  return createStatement(
    context,
    `${when} ${periodByLord[lord]}${where}`,
    `${formatGraha(lord)} is ${role.words} and stands in the ${formatOrdinal(house)} house`,
    [...new Set([`antar-on.${findMiddleDate(antar)}`, ...(role.key ? [role.key] : []), `${lord}.house`])],
    loveSources.dasha,
  );
}
