/** Money through six houses: each by its lord's seat and bearing, and by whoever stands in it. */
import type { Graha } from '#src/astrology/contract.ts';
import { houseOf, lordOf, occupants } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { workHeadings, workLeads } from '#src/reports/content/en/career/career-headings.ts';
import { type Area, moneyAreas } from '#src/reports/content/en/career/money-houses.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal } from '#src/reports/text/phrases.ts';
import { listConditionKeys, describeCondition, getEase, classifyHouse } from './work-condition.ts';
import { writeSavingStatement } from './saving.ts';

export const moneyHousesChapter: Chapter = {
  isIncluded: isTimeKnown,
  write: (context) => ({
    kind: 'essay',
    id: 'work-money',
    ...workHeadings.money,
    highlightedHouses: [2, 4, 6, 8, 11, 12],
    lead: workLeads.money,
    leadBecause: toSentence(
      `${grahaName(lordOf(context.chart, 11))} brings in and ${grahaName(lordOf(context.chart, 2))} keeps, as lords of the eleventh and second houses`,
    ),
    parts: moneyAreas.map((area) => ({
      id: area.id,
      title: area.title,
      intro: area.intro,
      statements: [
        writeLordStatement(context, area),
        ...writeOccupantStatements(context, area),
        ...(area.house === 2
          ? [writeSavingStatement(context, getEase(context.chart, lordOf(context.chart, 2)))]
          : []),
      ],
    })),
  }),
};

function writeLordStatement(context: ReportContext, { house, lord: texts }: Area): Statement {
  const { chart } = context;
  const lord = lordOf(chart, house);
  const seat = houseOf(chart, lord);
  const where = seat === house ? 'from inside it' : `from the ${ordinal(seat)}`;
  const because = `${grahaName(lord)} minds the ${ordinal(house)} house ${where}, ${describeCondition(chart, lord)}`;
  return createStatement(
    context,
    texts[classifyHouse(seat)][getEase(chart, lord)],
    because,
    [`lord.${house}`, `${lord}.house`, ...listConditionKeys(chart, lord)],
    sources.houseLord,
  );
}

function writeOccupantStatements(context: ReportContext, area: Area): Statement[] {
  const guests = occupants(context.chart, area.house);
  if (guests.length === 0) return [writeEmptyHouseStatement(context, area)];
  return guests.map((graha) => writeOccupantStatement(context, area, graha));
}

function writeEmptyHouseStatement(context: ReportContext, { house, empty }: Area): Statement {
  const because = `nobody of the nine stands in the ${ordinal(house)} house`;
  return createStatement(context, empty, because, [`house.${house}`], workSources.houses[house]);
}

function writeOccupantStatement(context: ReportContext, { house, guest }: Area, graha: Graha): Statement {
  const because = `${grahaName(graha)} is lodged in the ${ordinal(house)} house of your chart`;
  return createStatement(context, guest[graha], because, [`${graha}.house`], workSources.houses[house]);
}
