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
import { formatGraha } from '#src/reports/text/phrases.ts';
import { getWeaknessKey, classifyHouse, type WeaknessKey } from './work-condition.ts';
import { writeSavingsStatement } from './savings.ts';
import { getCareerTexts } from './career-stage.ts';

export const moneyHousesChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'work-money',
    ...getCareerTexts(context).careerHeadings.money,
    highlightedHouses: getCareerTexts(context)
      .moneyHouses.map(({ house }) => house)
      .toSorted((a, b) => a - b),
    lead: getCareerTexts(context).careerLeads.money,
    leadBecause: toSentence(
      content.career.moneyHouseReasons.lead(
        formatGraha(getHouseLord(context.chart, 11)),
        formatGraha(getHouseLord(context.chart, 2)),
      ),
    ),
    parts: getCareerTexts(context).moneyHouses.map((moneyHouse) => ({
      id: moneyHouse.id,
      title: moneyHouse.title,
      intro: moneyHouse.intro,
      statements: [
        writeLordStatement(context, moneyHouse),
        ...writeOccupantStatements(context, moneyHouse),
        ...(moneyHouse.house === 2 ? [writeSavingsStatement(context, getSecondLordWeakness)] : []),
      ],
    })),
  }),
};

const getSecondLordWeakness = ({ chart }: ReportContext): WeaknessKey =>
  getWeaknessKey(chart, getHouseLord(chart, 2), 2);

function writeLordStatement(context: TimeKnownContext, { house, lord: texts }: MoneyHouse): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  const lordHouse = getHouse(chart, lord);
  const condition = describeCondition(chart, lord, house);
  const because =
    lordHouse === house
      ? content.career.moneyHouseReasons.lordInside(formatGraha(lord), house, condition)
      : content.career.moneyHouseReasons.lord(formatGraha(lord), house, lordHouse, condition);
  return createStatement(
    context,
    texts[classifyHouse(lordHouse)][getWeaknessKey(chart, lord, house)],
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
  const because = content.career.moneyHouseReasons.empty(house);
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
  const because = content.career.moneyHouseReasons.occupant(formatGraha(graha), house);
  return createStatement(
    context,
    occupant[graha],
    because,
    [`${graha}.house`],
    content.career.careerSources.houses[house],
  );
}
