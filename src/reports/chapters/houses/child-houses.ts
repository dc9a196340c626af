/** The twelve houses of a child: the lord, the grahas in the house and its points, read for home, school, friends and health. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { getHouse, getHouseLord, getSignOfHouse, listOccupants } from '#src/astrology/houses.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { EssayDraft } from '#src/reports/context/chapter.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { ContextWithHouses } from '#src/reports/context/counted-houses.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { requireAshtakavarga, SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';

export const HOUSES: readonly HouseNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const writeChildHouses = (context: ContextWithHouses): EssayDraft => ({
  kind: 'essay',
  id: 'houses',
  ...getChildTexts(context).childHousesHeading,
  highlightedHouses: [],
  lead: getChildTexts(context).childHousesLead,
  leadBecause: toSentence(writeLeadReason(context)),
  parts: HOUSES.map((house) => writePart(context, house)),
});

function writeLeadReason(context: ContextWithHouses): string {
  const { chart } = context;
  const [first, last] = [1, 12].map((house) => getSignName(getSignOfHouse(chart, house)));
  return getChildTexts(context).childHouseReasons.lead(first!, last!);
}

const writePart = (context: ContextWithHouses, house: HouseNumber): EssayPart => ({
  id: `house-${house}`,
  title: getChildTexts(context).childHouses[house].title,
  intro: writeIntro(context, house),
  statements: [
    writeLordStatement(context, house),
    ...listOccupants(context.chart, house).map((graha) => writeOccupantStatement(context, house, graha)),
    ...writePointsStatements(context, house),
  ],
});

function writeIntro(context: ContextWithHouses, house: HouseNumber): string {
  const { chart } = context;
  const { intro, occupantsIntro } = getChildTexts(context).childHouses[house];
  const names = listOccupants(chart, house).map(formatGraha);
  return names.length === 0 ? intro : `${intro} ${occupantsIntro} ${formatList(names)}.`;
}

function writeLordStatement(context: ContextWithHouses, house: HouseNumber): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  const place = getHouse(chart, lord);
  const condition = describeCondition(chart, lord, house);
  const { lord: writeReason, lordAtHome } = content.houses.pages.houseReasons;
  const [name, houseName] = [formatGraha(lord), formatOrdinal(house)];
  return createStatement(
    context,
    getChildTexts(context).childHouses[house].lord[getCondition(chart, lord, house)],
    place === house
      ? lordAtHome(name, houseName, condition)
      : writeReason(name, houseName, formatOrdinal(place), condition),
    [`lord.${house}`, `${lord}.house`, ...listConditionKeys(chart, lord, house)],
    content.common.sources.houseLord,
  );
}

function writeOccupantStatement(context: ContextWithHouses, house: HouseNumber, graha: Graha): Statement {
  const { chart } = context;
  const { well, weak } = getChildTexts(context).childOccupants[graha];
  return createStatement(
    context,
    getCondition(chart, graha) === 'weak' ? weak : well,
    getChildTexts(context).childHouseReasons.occupant(
      formatGraha(graha),
      formatOrdinal(house),
      describeCondition(chart, graha),
    ),
    [`${graha}.house`, ...listConditionKeys(chart, graha)],
    content.common.sources.dignity,
  );
}

/** Only for a number far from the average, which needs a birth time. */
function writePointsStatements(context: ContextWithHouses, house: HouseNumber): Statement[] {
  if (!context.isTimeKnown) return [];
  const points = requireAshtakavarga(context.chart).sarvaByHouse[house - 1]!;
  if (points < SARVA_LIMITS.high && points >= SARVA_LIMITS.low) return [];
  const { high, low } = getChildTexts(context).childHouses[house].points;
  return [
    createStatement(
      context,
      points >= SARVA_LIMITS.high ? high : low,
      getChildTexts(context).childHouseReasons.points(formatOrdinal(house), points),
      [`sarva.${house}`],
      content.common.sources.ashtakavarga,
    ),
  ];
}
