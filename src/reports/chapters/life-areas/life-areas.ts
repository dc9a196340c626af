/** Five areas of life, each by the sign, lord, occupants and aspects of its house, with a judgement at the end. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { AreaHouse } from '#src/reports/content/en/houses/house-lord.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants, getSignOfHouse } from '#src/astrology/houses.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { writeLordConditionStatement } from '#src/reports/chapters/houses/house-lord-condition.ts';
import { writeJudgementStatement } from './area-judgement.ts';
import { type LifeArea, lifeAreas } from './areas.ts';

export const lifeAreasChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'life-areas',
    ...content.common.headings.areas,
    highlightedHouses: [2, 4, 5, 7, 9, 10, 11],
    lead: content.lifeAreas.lifeAreasLead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: listAreas(context).map((area) => writePart(context, area)),
    ...(isChild(context) ? { ...content.child.childLifeAreas, highlightedHouses: [4, 5, 9] } : {}),
  }),
};

const AREAS_OF_CHILD = new Set<LifeArea['id']>(['home', 'learning']);

const listAreas = (context: TimeKnownContext): readonly LifeArea[] =>
  lifeAreas.filter(({ id }) => !isChild(context) || AREAS_OF_CHILD.has(id));

function writeLeadReason({ chart }: TimeKnownContext): string {
  const occupiedHouses = Array.from({ length: 12 }, (_, i) => i + 1).filter(
    (house) => listOccupants(chart, house).length > 0,
  );
  return content.lifeAreas.lifeAreaReasons.lead(formatList(occupiedHouses.map(formatOrdinal)));
}

const writePart = (context: TimeKnownContext, area: LifeArea): EssayPart => ({
  id: `area-${area.id}`,
  title: content.lifeAreas.areaTexts[area.id].title,
  intro: writeIntro(context, area),
  statements: [
    writeSignStatement(context, area),
    ...area.lordsOfHouses.flatMap((house) => [
      writeLordStatement(context, house),
      writeLordConditionStatement(context, house),
    ]),
    ...writeAspectStatements(context, area),
    writeJudgementStatement(context, area),
  ],
});

/** Occupants are only named here: each has a part in the chapter on the nine grahas. */
function writeIntro({ chart }: TimeKnownContext, { id, house }: LifeArea): string {
  const { intro, occupantsIntro } = content.lifeAreas.areaTexts[id];
  const names = listOccupants(chart, house).map(formatGraha);
  if (names.length === 0) return intro;
  return `${intro} ${occupantsIntro} ${formatList(names)}.`;
}

function writeSignStatement(context: TimeKnownContext, { house }: LifeArea): Statement {
  const sign = getSignOfHouse(context.chart, house);
  const because = content.lifeAreas.lifeAreaReasons.sign(getSignName(sign), formatOrdinal(house));
  return createStatement(
    context,
    content.houses.houseSign[house][sign - 1]!,
    because,
    ['lagna.sign', `lord.${house}`],
    content.common.sources.signs,
  );
}

function writeLordStatement(context: TimeKnownContext, house: AreaHouse): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  const lordHouse = getHouse(chart, lord);
  const because =
    lordHouse === house
      ? content.lifeAreas.lifeAreaReasons.lordAtHome(formatGraha(lord), formatOrdinal(house))
      : content.lifeAreas.lifeAreaReasons.lord(
          formatGraha(lord),
          formatOrdinal(house),
          formatOrdinal(lordHouse),
        );
  return createStatement(
    context,
    content.houses.houseLord[house][lordHouse - 1]!,
    because,
    [`lord.${house}`, `${lord}.house`],
    content.common.sources.houseLord,
  );
}

/** In the order in which their aspects are described. */
const ASPECTING_GRAHAS = ['Jupiter', 'Saturn', 'Mars'] as const satisfies readonly Graha[];

/** The first of the aspects of Jupiter, Saturn and Mars on the house; an empty house without these aspects has a separate text. */
function writeAspectStatements(context: TimeKnownContext, { house }: LifeArea): Statement[] {
  const { chart } = context;
  const describedGrahas = ASPECTING_GRAHAS.filter((graha) => hasAspect(chart, graha, house)).slice(0, 1);
  const isEmptyWithoutAspects = listOccupants(chart, house).length === 0 && describedGrahas.length === 0;
  if (isEmptyWithoutAspects) {
    const because = content.lifeAreas.lifeAreaReasons.quiet(formatOrdinal(house));
    const keys = [`house.${house}`, ...ASPECTING_GRAHAS.map((graha) => `${graha}.aspects.${house}`)];
    return [createStatement(context, content.lifeAreas.quietArea[house], because, keys)];
  }
  return describedGrahas.map((graha) =>
    createStatement(
      context,
      content.houses.houseAspect[house][graha],
      describeAspect(context, graha, house),
      [`${graha}.aspects.${house}`],
      content.common.sources.aspect,
    ),
  );
}

const describeAspect = ({ chart }: TimeKnownContext, graha: Graha, house: number): string =>
  content.lifeAreas.lifeAreaReasons.aspect(
    formatGraha(graha),
    formatOrdinal(getHouse(chart, graha)),
    formatOrdinal(house),
  );
