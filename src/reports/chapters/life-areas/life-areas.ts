/** Five areas of life, two for a child, each by the sign, lord, occupants and aspects of its house, with a judgement at the end. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { LateAreaTexts } from '#src/reports/content/en/life-areas/late/late-area-type.ts';
import type { AreaHouse } from '#src/reports/content/en/houses/house-lord.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants, getSignOfHouse } from '#src/astrology/houses.ts';
import { getAgeAt, isChild, MARRIED_AGE, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
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

function writePart(context: TimeKnownContext, area: LifeArea): EssayPart {
  const late = getLateTexts(context, area);
  return {
    id: `area-${area.id}`,
    title: content.lifeAreas.areaTexts[area.id].title,
    intro: writeIntro(context, area),
    statements: [
      writeSignStatement(context, area, late),
      ...area.lordsOfHouses.flatMap((house) => [
        writeLordStatement(context, house, late),
        writeLordConditionStatement(context, house, late.conditions?.[house]),
      ]),
      ...writeAspectStatements(context, area, late),
      writeJudgementStatement(context, area, late.judgements),
    ],
  };
}

const LATE_TEXTS_FROM_AGE = {
  partnership: { age: MARRIED_AGE, texts: 'latePartnership' },
  work: { age: RETIREMENT_AGE, texts: 'lateWork' },
  money: { age: RETIREMENT_AGE, texts: 'lateMoney' },
  learning: { age: RETIREMENT_AGE, texts: 'lateLearning' },
} as const satisfies Partial<Record<LifeArea['id'], unknown>>;

function getLateTexts(context: TimeKnownContext, { id }: LifeArea): LateAreaTexts {
  const late = id === 'home' ? undefined : LATE_TEXTS_FROM_AGE[id];
  if (!late || getAgeAt(context, context.now) < late.age) return {};
  return content.lifeAreas.late[late.texts];
}

/** Occupants are only named here: each has a part in the chapter on the nine grahas. */
function writeIntro({ chart }: TimeKnownContext, { id, house }: LifeArea): string {
  const { intro, occupantsIntro } = content.lifeAreas.areaTexts[id];
  const names = listOccupants(chart, house).map(formatGraha);
  if (names.length === 0) return intro;
  return `${intro} ${occupantsIntro} ${formatList(names)}.`;
}

function writeSignStatement(context: TimeKnownContext, { house }: LifeArea, late: LateAreaTexts): Statement {
  const sign = getSignOfHouse(context.chart, house);
  const because = content.lifeAreas.lifeAreaReasons.sign(getSignName(sign), formatOrdinal(house));
  return createStatement(
    context,
    late.sign?.[sign] ?? content.houses.houseSign[house][sign - 1]!,
    because,
    ['lagna.sign', `lord.${house}`],
    content.common.sources.signs,
  );
}

function writeLordStatement(context: TimeKnownContext, house: AreaHouse, late: LateAreaTexts): Statement {
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
    late.lords?.[house]?.[lordHouse] ?? content.houses.houseLord[house][lordHouse - 1]!,
    because,
    [`lord.${house}`, `${lord}.house`],
    content.common.sources.houseLord,
  );
}

/** In the order in which their aspects are described. */
const ASPECTING_GRAHAS = ['Jupiter', 'Saturn', 'Mars'] as const satisfies readonly Graha[];

/** The first of the aspects of Jupiter, Saturn and Mars on the house; an empty house without these aspects has a separate text. */
function writeAspectStatements(
  context: TimeKnownContext,
  { house }: LifeArea,
  late: LateAreaTexts,
): Statement[] {
  const { chart } = context;
  const describedGrahas = ASPECTING_GRAHAS.filter((graha) => hasAspect(chart, graha, house)).slice(0, 1);
  const isEmptyWithoutAspects = listOccupants(chart, house).length === 0 && describedGrahas.length === 0;
  if (isEmptyWithoutAspects) {
    const because = content.lifeAreas.lifeAreaReasons.quiet(formatOrdinal(house));
    const keys = [`house.${house}`, ...ASPECTING_GRAHAS.map((graha) => `${graha}.aspects.${house}`)];
    return [createStatement(context, late.quiet ?? content.lifeAreas.quietArea[house], because, keys)];
  }
  return describedGrahas.map((graha) =>
    createStatement(
      context,
      late.aspects?.[graha] ?? content.houses.houseAspect[house][graha],
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
