/** The statements on an area of life before its judgement: the sign of its house, the lords, and the first aspect. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants, getSignOfHouse } from '#src/astrology/houses.ts';
import type { AreaTextsForAge } from '#src/reports/content/en/life-areas/by-age/age-texts.ts';
import type { AreaHouse } from '#src/reports/content/en/houses/house-lord.ts';
import type { ContextWithHouses } from '#src/reports/context/counted-houses.ts';
import { getAgeAt, MARRIED_AGE, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  getToneOfLord,
  writeLordConditionStatement,
} from '#src/reports/chapters/houses/house-lord-condition.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import type { LifeArea } from './areas.ts';

/** `tone`: whether it speaks for the house, against it, or neither. */
export type StatementWithTone = { statement: Statement; tone: -1 | 0 | 1 };

export const writeAreaStatements = (context: ContextWithHouses, area: LifeArea): Statement[] =>
  writeAreaStatementsWithTones(context, area).map(({ statement }) => statement);

export function writeAreaStatementsWithTones(
  context: ContextWithHouses,
  area: LifeArea,
): StatementWithTone[] {
  const ageTexts = getAgeTexts(context, area);
  return [
    { statement: writeSignStatement(context, area, ageTexts), tone: 0 },
    ...area.lordsOfHouses.flatMap((house) => writeLordStatements(context, house, ageTexts)),
    ...writeAspectStatements(context, area, ageTexts),
  ];
}

/** The place of the lord and its condition. */
export const writeLordStatements = (
  context: ContextWithHouses,
  house: AreaHouse,
  ageTexts: AreaTextsForAge,
): StatementWithTone[] => [
  {
    statement: writeLordStatement(context, house, ageTexts),
    tone: getHouse(context.chart, getHouseLord(context.chart, house)) === house ? 1 : 0,
  },
  {
    statement: writeLordConditionStatement(context, house, ageTexts.conditions?.[house]),
    tone: getToneOfLord(context.chart, house),
  },
];

type AgeTextsName = keyof typeof content.lifeAreas.byAge;

/** Older readers have other texts in these areas. */
const AGE_TEXTS: Partial<Record<LifeArea['id'], { fromAge: number; name: AgeTextsName }>> = {
  home: { fromAge: RETIREMENT_AGE, name: 'retiredHome' },
  partnership: { fromAge: MARRIED_AGE, name: 'marriedPartnership' },
  work: { fromAge: RETIREMENT_AGE, name: 'retiredWork' },
  money: { fromAge: RETIREMENT_AGE, name: 'retiredMoney' },
  learning: { fromAge: RETIREMENT_AGE, name: 'retiredLearning' },
};

/** Empty where the reader gets the usual texts. */
export function getAgeTexts(context: ContextWithHouses, { id }: LifeArea): AreaTextsForAge {
  const ageTexts = AGE_TEXTS[id];
  if (!ageTexts || getAgeAt(context, context.now) < ageTexts.fromAge) return {};
  return content.lifeAreas.byAge[ageTexts.name];
}

function writeSignStatement(
  context: ContextWithHouses,
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
  context: ContextWithHouses,
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
  context: ContextWithHouses,
  { house }: LifeArea,
  ageTexts: AreaTextsForAge,
): StatementWithTone[] {
  const { chart } = context;
  const graha = ASPECTING_GRAHAS.find((candidate) => hasAspect(chart, candidate, house));
  if (graha) {
    const statement = createStatement(
      context,
      ageTexts.aspects?.[graha] ?? content.houses.houseAspect[house][graha],
      describeAspect(context, graha, house),
      [`${graha}.aspects.${house}`],
      content.common.sources.aspect,
    );
    // The texts for later years on Saturn speak of what its delays have brought
    return [{ statement, tone: graha === 'Jupiter' ? 1 : ageTexts.aspects?.[graha] ? 0 : -1 }];
  }
  if (listOccupants(chart, house).length > 0) return [];
  const because = content.lifeAreas.lifeAreaReasons.emptyWithoutAspects(formatOrdinal(house));
  const keys = [`house.${house}`, ...ASPECTING_GRAHAS.map((candidate) => `${candidate}.aspects.${house}`)];
  const text = ageTexts.emptyWithoutAspects ?? content.lifeAreas.emptyAreaTexts[house];
  return [{ statement: createStatement(context, text, because, keys), tone: 0 }];
}

const describeAspect = ({ chart }: ContextWithHouses, graha: Graha, house: number): string =>
  content.lifeAreas.lifeAreaReasons.aspect(
    formatGraha(graha),
    formatOrdinal(getHouse(chart, graha)),
    formatOrdinal(house),
  );
