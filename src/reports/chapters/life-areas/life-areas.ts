/** Five areas of life, each by the sign, lord, occupants and aspects of its house, with a judgement at the end. */
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
import {
  toUppercaseFirst,
  formatGraha,
  formatList,
  formatOrdinal,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { writeLordConditionStatement } from '#src/reports/chapters/houses/house-lord-condition.ts';
import { writeJudgementStatement } from './area-judgement.ts';

/** @param withLordCondition for reports without a chapter on the twelve houses, which describes the lords */
const createLifeAreasChapter = ({ withLordCondition }: { withLordCondition: boolean }): Chapter => ({
  withTime: (context) => ({
    kind: 'essay',
    id: 'life-areas',
    ...headings.areas,
    highlightedHouses: [2, 4, 5, 7, 9, 10, 11],
    lead: lifeAreasLead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: lifeAreas.map((area) => writePart(context, area, withLordCondition)),
  }),
});

export const lifeAreasChapter = createLifeAreasChapter({ withLordCondition: true });
export const lifeAreasChapterBeforeHouses = createLifeAreasChapter({ withLordCondition: false });

function writeLeadReason({ chart }: TimeKnownContext): string {
  const occupiedHouses = Array.from({ length: 12 }, (_, i) => i + 1).filter(
    (house) => listOccupants(chart, house).length > 0,
  );
  return `in your chart the grahas live in the ${formatList(occupiedHouses.map(formatOrdinal))} houses`;
}

const writePart = (context: TimeKnownContext, area: LifeArea, withLordCondition: boolean): EssayPart => ({
  id: area.id,
  title: area.title,
  intro: writeIntro(context, area),
  statements: [
    writeSignStatement(context, area),
    ...area.lordsOfHouses.flatMap((house) => [
      writeLordStatement(context, house),
      ...(withLordCondition ? [writeLordConditionStatement(context, house)] : []),
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
  const because = `${getSignName(sign)} is the sign of your ${formatOrdinal(house)} house`;
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
  const because = LORD_PHRASES[house]!(
    toUppercaseFirst(formatGraha(lord)).replace(/^The /, 'the '),
    formatOrdinal(lordHouse),
    lordHouse === house,
  );
  return createStatement(
    context,
    houseLord[house][lordHouse - 1]!,
    because,
    [`lord.${house}`, `${lord}.house`],
    sources.houseLord,
  );
}

type LordPhrase = (lord: string, house: string, isAtHome: boolean) => string;

/** A different phrase for each area. */
const LORD_PHRASES: Partial<Record<HouseNumber, LordPhrase>> = {
  2: (lord, house, isAtHome) =>
    isAtHome
      ? `${lord}, keeper of the second house, stays in it`
      : `${lord}, keeper of your second house, is found in the ${house}`,
  4: (lord, house, isAtHome) =>
    isAtHome
      ? `${lord} rules the fourth house and lives there`
      : `${lord}, who rules your fourth house, has settled in the ${house}`,
  5: (lord, house, isAtHome) =>
    isAtHome
      ? `${lord}, lord of the fifth house, has remained at home`
      : `${lord}, lord of your fifth house, went to the ${house}`,
  7: (lord, house, isAtHome) =>
    isAtHome
      ? `${lord} is both lord and guest of the seventh house`
      : `the seventh house answers to ${lord}, and ${lord} stands in the ${house}`,
  9: (lord, house, isAtHome) =>
    isAtHome
      ? `${lord} guards the ninth house from inside`
      : `${lord}, guardian of your ninth house, acts from the ${house}`,
  10: (lord, house, isAtHome) =>
    isAtHome
      ? `${lord}, ruler of the tenth house, occupies it`
      : `${lord}, ruler of your tenth house, does its work in the ${house}`,
  11: (lord, house, isAtHome) =>
    isAtHome
      ? `gains are in the hands of ${lord}, which sits in its own eleventh house`
      : `${lord} brings in what the eleventh house promises, by way of the ${house}`,
};

/** The first of the aspects of Jupiter, Saturn and Mars on the house; an empty house without these aspects has a separate text. */
function writeAspectStatements(context: TimeKnownContext, { house }: LifeArea): Statement[] {
  const { chart } = context;
  const describedGrahas = aspectingGrahas.filter((graha) => hasAspect(chart, graha, house)).slice(0, 1);
  const isEmptyWithoutAspects = listOccupants(chart, house).length === 0 && describedGrahas.length === 0;
  if (isEmptyWithoutAspects) {
    const because = `no graha stands in the ${formatOrdinal(house)} house, and neither Jupiter nor Saturn nor Mars looks at it`;
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
  `${graha}, from the ${formatOrdinal(getHouse(chart, graha))} house, looks upon the ${formatOrdinal(house)}`;
