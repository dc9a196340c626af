/** Six houses of money, each by the house and condition of its lord and by its occupants. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, listOccupants } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { MoneyHouse } from '#src/reports/content/en/career/money-houses.ts';
import type { TimeKnownContext, ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal } from '#src/reports/text/phrases.ts';
import { getEase, classifyHouse, type Ease } from './work-condition.ts';
import { writeSavingsStatement } from './savings.ts';

export const moneyHousesChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'work-money',
    ...content.career.careerHeadings.money,
    highlightedHouses: [2, 4, 6, 8, 11, 12],
    lead: content.career.careerLeads.money,
    leadBecause: toSentence(
      `${formatGraha(getHouseLord(context.chart, 11))} brings in and ${formatGraha(getHouseLord(context.chart, 2))} keeps, as lords of the eleventh and second houses`,
    ),
    parts: content.career.moneyHouses.map((moneyHouse) => ({
      id: moneyHouse.id,
      title: moneyHouse.title,
      intro: moneyHouse.intro,
      statements: [
        writeLordStatement(context, moneyHouse),
        ...writeOccupantStatements(context, moneyHouse),
        ...(moneyHouse.house === 2 ? [writeSavingsStatement(context, getEaseOfSecondLord)] : []),
      ],
    })),
  }),
};

const getEaseOfSecondLord = ({ chart }: ReportContext): Ease => getEase(chart, getHouseLord(chart, 2), 2);

function writeLordStatement(context: TimeKnownContext, { house, lord: texts }: MoneyHouse): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  const lordHouse = getHouse(chart, lord);
  const lordPlace = lordHouse === house ? 'from inside it' : `from the ${formatOrdinal(lordHouse)}`;
  const because = `${formatGraha(lord)} minds the ${formatOrdinal(house)} house ${lordPlace}, ${describeCondition(chart, lord, house)}`;
  return createStatement(
    context,
    texts[classifyHouse(lordHouse)][getEase(chart, lord, house)],
    because,
    [`lord.${house}`, `${lord}.house`, ...listConditionKeys(chart, lord, house)],
    content.common.sources.houseLord,
  );
}

function writeOccupantStatements(context: TimeKnownContext, moneyHouse: MoneyHouse): Statement[] {
  const occupants = listOccupants(context.chart, moneyHouse.house);
  if (occupants.length === 0) return [writeEmptyHouseStatement(context, moneyHouse)];
  return occupants.map((graha) => writeOccupantStatement(context, moneyHouse, graha));
}

function writeEmptyHouseStatement(context: TimeKnownContext, { house, empty }: MoneyHouse): Statement {
  const because = `nobody of the nine stands in the ${formatOrdinal(house)} house`;
  return createStatement(
    context,
    empty,
    because,
    [`house.${house}`],
    content.career.careerSources.houses[house],
  );
}

function writeOccupantStatement(
  context: TimeKnownContext,
  { house, occupant }: MoneyHouse,
  graha: Graha,
): Statement {
  const because = `${formatGraha(graha)} is lodged in the ${formatOrdinal(house)} house of your chart`;
  return createStatement(
    context,
    occupant[graha],
    because,
    [`${graha}.house`],
    content.career.careerSources.houses[house],
  );
}
