/** People at work: colleagues, juniors and rivals, clients, superiors, and the wider circle. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, listOccupants } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { PeopleHouse, OccupantKind } from '#src/reports/content/en/career/work-people.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { getWeaknessKey, classifyHouse } from './work-condition.ts';
import { getCareerTexts } from './career-stage.ts';

const HOUSES: readonly PeopleHouse[] = [3, 6, 7, 9, 11];

export const workPeopleChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'work-people',
    ...getCareerTexts(context).careerHeadings.people,
    highlightedHouses: [...HOUSES],
    lead: getCareerTexts(context).careerLeads.people,
    leadBecause: toSentence(writeLeadReason(context.chart)),
    parts: HOUSES.map((house) => ({
      id: `people-${house}`,
      title: getCareerTexts(context).people[house].title,
      intro: getCareerTexts(context).people[house].intro,
      statements: [writeLordStatement(context, house), ...writeOccupantStatements(context, house)],
    })),
  }),
};

function writeLeadReason(chart: Chart): string {
  const occupiedHouses = HOUSES.filter((house) => listOccupants(chart, house).length > 0);
  if (occupiedHouses.length === 0) return content.career.peopleReasons.noneOccupied;
  return occupiedHouses.length === 1
    ? content.career.peopleReasons.oneOccupied(occupiedHouses[0]!)
    : content.career.peopleReasons.occupied(occupiedHouses);
}

function writeLordStatement(context: TimeKnownContext, house: PeopleHouse): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  const lordHouse = getHouse(chart, lord);
  const condition = describeCondition(chart, lord, house);
  const because =
    lordHouse === house
      ? content.career.peopleReasons.lordInside(formatGraha(lord), house, condition)
      : content.career.peopleReasons.lord(formatGraha(lord), house, lordHouse, condition);
  return createStatement(
    context,
    getCareerTexts(context).people[house].lord[classifyHouse(lordHouse)][getWeaknessKey(chart, lord, house)],
    because,
    [`lord.${house}`, `${lord}.house`, ...listConditionKeys(chart, lord, house)],
    content.common.sources.houseLord,
  );
}

function writeOccupantStatements(context: TimeKnownContext, house: PeopleHouse): Statement[] {
  const grahasByKind = new Map<OccupantKind, Graha[]>();
  for (const graha of listOccupants(context.chart, house)) {
    const kind = KIND_OF_GRAHA[graha];
    grahasByKind.set(kind, [...(grahasByKind.get(kind) ?? []), graha]);
  }
  return [...grahasByKind].slice(0, 2).map(([kind, grahas]) => {
    const because = content.career.peopleReasons.occupants(grahas.map(formatGraha), house);
    const keys = [`house.${house}`];
    return createStatement(
      context,
      getCareerTexts(context).people[house].occupant[kind],
      because,
      keys,
      content.career.careerSources.houses[house],
    );
  });
}

const KIND_OF_GRAHA: Record<Graha, OccupantKind> = {
  Sun: 'luminary',
  Moon: 'luminary',
  Mercury: 'benefic',
  Jupiter: 'benefic',
  Venus: 'benefic',
  Mars: 'malefic',
  Saturn: 'malefic',
  Rahu: 'node',
  Ketu: 'node',
};
