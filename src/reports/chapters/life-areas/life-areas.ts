/** The areas of life, five for an adult and two for a child, each by the sign, lord, occupants and aspects of its house, with a judgement. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { AreaTextsForAge } from '#src/reports/content/en/life-areas/by-age/age-texts.ts';
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
  withTime: (context) => {
    const areas = listAreas(context);
    return {
      kind: 'essay',
      id: 'life-areas',
      ...content.common.headings.areas,
      ...(isChild(context) ? content.child.childLifeAreas : { lead: content.lifeAreas.lifeAreasLead }),
      leadBecause: toSentence(writeLeadReason(context)),
      highlightedHouses: areas.flatMap(({ lordsOfHouses }) => lordsOfHouses).toSorted((a, b) => a - b),
      parts: areas.map((area) => writePart(context, area)),
    };
  },
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
  const ageTexts = getAgeTexts(context, area);
  return {
    id: `area-${area.id}`,
    title: content.lifeAreas.areaTexts[area.id].title,
    intro: writeIntro(context, area),
    statements: [
      writeSignStatement(context, area, ageTexts),
      ...area.lordsOfHouses.flatMap((house) => [
        writeLordStatement(context, house, ageTexts),
        writeLordConditionStatement(context, house, ageTexts.conditions?.[house]),
      ]),
      ...writeAspectStatements(context, area, ageTexts),
      writeJudgementStatement(context, area, ageTexts.judgements),
    ],
  };
}

type AgeTextsName = keyof typeof content.lifeAreas.byAge;

/** Older readers have other texts in these areas. */
const AGE_TEXTS: Partial<Record<LifeArea['id'], { fromAge: number; name: AgeTextsName }>> = {
  partnership: { fromAge: MARRIED_AGE, name: 'marriedPartnership' },
  work: { fromAge: RETIREMENT_AGE, name: 'retiredWork' },
  money: { fromAge: RETIREMENT_AGE, name: 'retiredMoney' },
  learning: { fromAge: RETIREMENT_AGE, name: 'retiredLearning' },
};

/** Empty where the reader gets the usual texts. */
function getAgeTexts(context: TimeKnownContext, { id }: LifeArea): AreaTextsForAge {
  const ageTexts = AGE_TEXTS[id];
  if (!ageTexts || getAgeAt(context, context.now) < ageTexts.fromAge) return {};
  return content.lifeAreas.byAge[ageTexts.name];
}

/** Occupants are only named here: each has a part in the chapter on the nine grahas. */
function writeIntro({ chart }: TimeKnownContext, { id, house }: LifeArea): string {
  const { intro, occupantsIntro } = content.lifeAreas.areaTexts[id];
  const names = listOccupants(chart, house).map(formatGraha);
  if (names.length === 0) return intro;
  return `${intro} ${occupantsIntro} ${formatList(names)}.`;
}

function writeSignStatement(
  context: TimeKnownContext,
  { house }: LifeArea,
  ageTexts: AreaTextsForAge,
): Statement {
  const sign = getSignOfHouse(context.chart, house);
  const because = content.lifeAreas.lifeAreaReasons.sign(getSignName(sign), formatOrdinal(house));
  return createStatement(
    context,
    ageTexts.sign?.[sign] ?? content.houses.houseSign[house][sign - 1]!,
    because,
    ['lagna.sign', `lord.${house}`],
    content.common.sources.signs,
  );
}

function writeLordStatement(
  context: TimeKnownContext,
  house: AreaHouse,
  ageTexts: AreaTextsForAge,
): Statement {
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
    ageTexts.lords?.[house]?.[lordHouse] ?? content.houses.houseLord[house][lordHouse - 1]!,
    because,
    [`lord.${house}`, `${lord}.house`],
    content.common.sources.houseLord,
  );
}

/** Only the first that aspects the house is described. */
const ASPECTING_GRAHAS = ['Jupiter', 'Saturn', 'Mars'] as const satisfies readonly Graha[];

/** One statement or none: on the first aspect on the house, or that the house has neither occupants nor aspects. */
function writeAspectStatements(
  context: TimeKnownContext,
  { house }: LifeArea,
  ageTexts: AreaTextsForAge,
): Statement[] {
  const { chart } = context;
  const graha = ASPECTING_GRAHAS.find((candidate) => hasAspect(chart, candidate, house));
  if (graha)
    return [
      createStatement(
        context,
        ageTexts.aspects?.[graha] ?? content.houses.houseAspect[house][graha],
        describeAspect(context, graha, house),
        [`${graha}.aspects.${house}`],
        content.common.sources.aspect,
      ),
    ];
  if (listOccupants(chart, house).length > 0) return [];
  const because = content.lifeAreas.lifeAreaReasons.emptyWithoutAspects(formatOrdinal(house));
  const keys = [`house.${house}`, ...ASPECTING_GRAHAS.map((candidate) => `${candidate}.aspects.${house}`)];
  const text = ageTexts.emptyWithoutAspects ?? content.lifeAreas.emptyAreaTexts[house];
  return [createStatement(context, text, because, keys)];
}

const describeAspect = ({ chart }: TimeKnownContext, graha: Graha, house: number): string =>
  content.lifeAreas.lifeAreaReasons.aspect(
    formatGraha(graha),
    formatOrdinal(getHouse(chart, graha)),
    formatOrdinal(house),
  );
