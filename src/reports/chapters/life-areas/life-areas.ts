/** Five areas of life, each by the sign, lord, occupants and aspects of its house, with a judgement at the end. */
import { lifeAreaReasons as reasons } from '#src/reports/content/en/life-areas/life-area-reasons.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { houseAspect } from '#src/reports/content/en/houses/house-aspects.ts';
import { houseLord, type HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { houseSign } from '#src/reports/content/en/houses/house-sign.ts';
import {
  quietArea,
  lifeAreas,
  lifeAreasLead,
  aspectingGrahas,
  type LifeArea,
} from '#src/reports/content/en/life-areas/life-areas.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants, getSignOfHouse } from '#src/astrology/houses.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { writeLordConditionStatement } from '#src/reports/chapters/houses/house-lord-condition.ts';
import { writeJudgementStatement } from './area-judgement.ts';

export const lifeAreasChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'life-areas',
    ...headings.areas,
    highlightedHouses: [2, 4, 5, 7, 9, 10, 11],
    lead: lifeAreasLead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: lifeAreas.map((area) => writePart(context, area)),
  }),
};

function writeLeadReason({ chart }: TimeKnownContext): string {
  const occupiedHouses = Array.from({ length: 12 }, (_, i) => i + 1).filter(
    (house) => listOccupants(chart, house).length > 0,
  );
  return reasons.lead(formatList(occupiedHouses.map(formatOrdinal)));
}

const writePart = (context: TimeKnownContext, area: LifeArea): EssayPart => ({
  id: area.id,
  title: area.title,
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
function writeIntro({ chart }: TimeKnownContext, { intro, house, occupantsIntro }: LifeArea): string {
  const names = listOccupants(chart, house).map(formatGraha);
  if (names.length === 0) return intro;
  return `${intro} ${occupantsIntro} ${formatList(names)}.`;
}

function writeSignStatement(context: TimeKnownContext, { house }: LifeArea): Statement {
  const sign = getSignOfHouse(context.chart, house);
  const because = reasons.sign(getSignName(sign), formatOrdinal(house));
  return createStatement(
    context,
    houseSign[house][sign - 1]!,
    because,
    ['lagna.sign', `lord.${house}`],
    sources.signs,
  );
}

function writeLordStatement(context: TimeKnownContext, house: HouseNumber): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  const lordHouse = getHouse(chart, lord);
  const because =
    lordHouse === house
      ? reasons.lordAtHome(formatGraha(lord), formatOrdinal(house))
      : reasons.lord(formatGraha(lord), formatOrdinal(house), formatOrdinal(lordHouse));
  return createStatement(
    context,
    houseLord[house][lordHouse - 1]!,
    because,
    [`lord.${house}`, `${lord}.house`],
    sources.houseLord,
  );
}

/** The first of the aspects of Jupiter, Saturn and Mars on the house; an empty house without these aspects has a separate text. */
function writeAspectStatements(context: TimeKnownContext, { house }: LifeArea): Statement[] {
  const { chart } = context;
  const describedGrahas = aspectingGrahas.filter((graha) => hasAspect(chart, graha, house)).slice(0, 1);
  const isEmptyWithoutAspects = listOccupants(chart, house).length === 0 && describedGrahas.length === 0;
  if (isEmptyWithoutAspects) {
    const because = reasons.quiet(formatOrdinal(house));
    const keys = [`house.${house}`, ...aspectingGrahas.map((graha) => `${graha}.aspects.${house}`)];
    return [createStatement(context, quietArea[house], because, keys)];
  }
  return describedGrahas.map((graha) =>
    createStatement(
      context,
      houseAspect[house][graha],
      describeAspect(context, graha, house),
      [`${graha}.aspects.${house}`],
      sources.aspect,
    ),
  );
}

const describeAspect = ({ chart }: TimeKnownContext, graha: Graha, house: number): string =>
  reasons.aspect(graha, formatOrdinal(getHouse(chart, graha)), formatOrdinal(house));
