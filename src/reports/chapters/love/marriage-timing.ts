/** When partnership is the subject: dated seasons, in words and in a table. */
import { houseOf } from '#src/astrology/houses.ts';
import { dashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, TablePage } from '#src/reports/contract.ts';
import { loveHeadings } from '#src/reports/content/en/love/love-headings.ts';
import {
  presentSeason,
  seasonFrom,
  seasonOf,
  seasonsLead,
  seasonTable,
} from '#src/reports/content/en/love/marriage-timing.ts';
import { loveSources } from '#src/reports/content/en/love/love-sources.ts';
import { chargesOf, grownOn, seasonsOf, type Season } from './partnership-periods.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findMiddleDate } from '#src/reports/year/dated-periods.ts';
import {
  toUppercaseFirst,
  grahaName,
  formatLongDate,
  ordinal,
  formatShortDate,
} from '#src/reports/text/phrases.ts';

export const loveSeasons: Chapter = {
  isIncluded: (reading) => seasonsOf(reading).length > 0,
  write: (reading) => {
    const seasons = seasonsOf(reading);
    return {
      kind: 'table',
      id: 'love-seasons',
      ...loveHeadings.seasons,
      lead: seasonsLead,
      tables: [tableOf(reading, seasons)],
      statements: [presentStatement(reading), ...seasonStatements(reading, seasons)],
    };
  },
};

function tableOf({ chart }: ReportContext, seasons: readonly Season[]): TablePage['tables'][number] {
  const days = Math.max(1, Math.round(dashaDaysPerMinute(chart)));
  const slip = `A clock that is a minute wrong moves these dates by about ${days} ${days === 1 ? 'day' : 'days'}.`;
  return {
    caption: `${seasonTable.caption} ${slip}`,
    head: [...seasonTable.head],
    rows: seasons.map(({ maha, antar, charge, agrees }) => [
      formatShortDate(antar.start),
      formatShortDate(antar.end),
      antar.lord === maha.lord
        ? `${antar.lord} in its own great period`
        : `${antar.lord} within ${maha.lord}`,
      agrees ? `${charge.words}; ${maha.lord} has a share in it too` : charge.words,
    ]),
  };
}

function presentStatement(reading: ReportContext): Statement {
  const { chart, now } = reading;
  const grown = grownOn(reading);
  if (Date.parse(grown) > Date.parse(now))
    return createStatement(
      reading,
      presentSeason.young,
      `your twenty-first birthday is on ${formatLongDate(grown)}`,
      ['date.day'],
    );
  const { antar } = findDashasAt(chart, now);
  const charge = chargesOf(chart).get(antar.lord);
  const until = `the sub-period of ${grahaName(antar.lord)} runs until ${formatLongDate(antar.end)}`;
  return charge
    ? createStatement(
        reading,
        presentSeason.tied,
        `${until}, and ${grahaName(antar.lord)} is ${charge.words}`,
        ['antar'],
      )
    : createStatement(
        reading,
        presentSeason.between,
        `${until}, and the seventh house is no business of its lord`,
        ['antar'],
      );
}

/** What fits below the table on one sheet. */
const TOLD = 3;

/** Each lord speaks once, at its first season. */
function seasonStatements(reading: ReportContext, seasons: readonly Season[]): Statement[] {
  const lords = seasons.map(({ antar }) => antar.lord);
  const told = seasons.filter(({ antar }, i) => lords.indexOf(antar.lord) === i).slice(0, TOLD);
  const houses = told.map(({ antar }) => houseOf(reading.chart, antar.lord));
  return told.map((season, i) => seasonStatement(reading, season, houses.indexOf(houses[i]!) === i));
}

/** @param first whether its house has not been spoken of by an earlier season */
function seasonStatement(reading: ReportContext, { antar, charge }: Season, first: boolean): Statement {
  const { lord } = antar;
  const house = houseOf(reading.chart, lord);
  const when = `${toUppercaseFirst(grahaName(lord))}, ${formatLongDate(antar.start)} to ${formatLongDate(antar.end)}.`;
  const where = first ? ` ${seasonFrom[house - 1]!}` : '';
  return createStatement(
    reading,
    `${when} ${seasonOf[lord]}${where}`,
    `${grahaName(lord)} is ${charge.words} and stands in the ${ordinal(house)} house`,
    [...new Set([`antar-on.${findMiddleDate(antar)}`, ...(charge.key ? [charge.key] : []), `${lord}.house`])],
    loveSources.dasha,
  );
}
