/** The three statements on the page of a house: its lord, the grahas in it, and its karaka with its points. */
import { content } from '#src/reports/content/content.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, listOccupants } from '#src/astrology/houses.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { PointsSentence } from '#src/reports/content/en/houses/pages/index.ts';
import { isRetired } from '#src/reports/context/life-stage.ts';
import type { ContextWithHouses } from '#src/reports/context/counted-houses.ts';
import type { HousePage } from '#src/reports/contract-answers.ts';
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import { SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import { getCondition, isWellPlaced } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatGraha, formatOrdinal } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  findDescribedOccupant,
  isLordWellPlaced,
  writeOccupantStatements,
} from '#src/reports/chapters/houses/house-occupants.ts';
import { getSarvaPoints } from './house-facts.ts';
import { KARAKA_OF_HOUSE } from './house-karakas.ts';

type TitledStatement = HousePage['statements'][number];

export function writeLordStatement(context: ContextWithHouses, house: HouseNumber): TitledStatement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  const place = getHouse(chart, lord) as HouseNumber;
  const { subject } = content.houses.pages.housePhrases[house];
  const link =
    place === house
      ? content.houses.pages.writeOwnHouseSentence(subject)
      : content.houses.pages.linkSentences[place][house % 2]!(subject);
  const { title, text } = content.houses.pages.lordTexts[house][getCondition(chart, lord, house)];
  const condition = describeCondition(chart, lord, house);
  const [name, houseName] = [formatGraha(lord), formatOrdinal(house)];
  const because =
    place === house
      ? content.houses.pages.houseReasons.lordAtHome(name, houseName, condition)
      : content.houses.pages.houseReasons.lord(name, houseName, formatOrdinal(place), condition);
  const keys = [`lord.${house}`, `${lord}.house`, ...listConditionKeys(chart, lord, house)];
  return {
    title,
    statement: createStatement(context, `${link} ${text}`, because, keys, content.common.sources.houseLord),
  };
}

export function writeOccupantStatement(context: ContextWithHouses, house: HouseNumber): TitledStatement {
  const { chart } = context;
  const { area } = content.houses.pages.housePhrases[house];
  const [statement] = writeOccupantStatements(context, house);
  if (!statement) return writeOnlyLordStatement(context, house);
  if (listOccupants(chart, house).length === 0) {
    return {
      title:
        isRetired(context) || isLordWellPlaced(chart, house)
          ? content.houses.pages.occupantTitles.emptyWell(area)
          : content.houses.pages.occupantTitles.emptyWeak(area),
      statement: isRetired(context)
        ? { ...statement, text: content.houses.pages.emptyHouseFromSixty[house] }
        : statement,
    };
  }
  const occupant = findDescribedOccupant(chart, house)!;
  const gift = content.houses.pages.occupantGifts[occupant][isWellPlaced(chart, occupant) ? 'well' : 'weak'];
  return { title: content.houses.pages.occupantTitles.occupied(gift, area), statement };
}

function writeOnlyLordStatement(context: ContextWithHouses, house: HouseNumber): TitledStatement {
  const lord = getHouseLord(context.chart, house);
  const { area, subject } = content.houses.pages.housePhrases[house];
  return {
    title: content.houses.pages.occupantTitles.onlyLord(area),
    statement: createStatement(
      context,
      content.houses.pages.onlyLordTexts.text(subject),
      content.houses.pages.onlyLordTexts.because(formatGraha(lord), formatOrdinal(house)),
      [`lord.${house}`, `${lord}.house`, `house.${house}`],
      content.common.sources.houseLord,
    ),
  };
}

/** Without a birth time there are no points. */
export function writeKarakaStatement(context: ContextWithHouses, house: HouseNumber): TitledStatement {
  const { chart, isTimeKnown } = context;
  const karaka = KARAKA_OF_HOUSE[house];
  const { karakaTexts, houseReasons } = content.houses.pages;
  const { title, text } = karakaTexts[house][getCondition(chart, karaka)];
  const because = houseReasons.karaka(
    formatGraha(karaka),
    formatOrdinal(house),
    describeCondition(chart, karaka),
  );
  const keys = listConditionKeys(chart, karaka);
  const { ashtakavarga, houseLord } = content.common.sources;
  if (!isTimeKnown) return { title, statement: createStatement(context, text, because, keys, houseLord) };
  const points = getSarvaPoints(chart, house);
  return {
    title,
    statement: createStatement(
      context,
      `${text} ${writePoints(house, points, getCondition(chart, getHouseLord(chart, house), house))}`,
      `${because}; ${houseReasons.points(points)}`,
      [...keys, `sarva.${house}`, (other) => readContrast(other.chart, house)],
      ashtakavarga,
    ),
  };
}

const writePoints = (house: HouseNumber, points: number, ofLord: Condition): string =>
  content.houses.pages.pointsSentences[choosePointsSentence(points, ofLord)][house % 3]!(
    content.houses.pages.housePhrases[house].subject,
    points,
  );

/** Points that say the opposite of the first statement are weighed against the lord. */
function choosePointsSentence(points: number, ofLord: Condition): PointsSentence {
  if (points >= SARVA_LIMITS.high) return ofLord === 'weak' ? 'highUnderWeakLord' : 'high';
  if (points < SARVA_LIMITS.low) return ofLord === 'strong' ? 'lowUnderStrongLord' : 'low';
  return 'average';
}

const readContrast = (chart: Chart, house: HouseNumber): PointsSentence | null =>
  chart.lagna &&
  choosePointsSentence(getSarvaPoints(chart, house), getCondition(chart, getHouseLord(chart, house), house));
