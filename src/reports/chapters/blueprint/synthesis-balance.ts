/** What a chart has much of and little: elements, kinds of signs, groups of houses, and the halves of the sky. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import {
  getHouse,
  HOUSE_NUMBERS,
  isAngle,
  isDusthana,
  isTrine,
  listOccupants,
} from '#src/astrology/houses.ts';
import { getModality, SIGN_NUMBERS } from '#src/astrology/zodiac.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { ELEMENTS, getElement, type Element } from '#src/reports/facts/elements.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const writeBalance = (context: ReportContext): Statement[] => [
  ...writeElements(context),
  ...writeMissingElements(context),
  ...writeModalities(context),
];

export const writeHouseBalance = (context: TimeKnownContext): Statement[] => [
  ...writeHouseGroups(context),
  writeHorizon(context),
  writeCrowdedHouse(context),
];

type ElementCounts = Record<Element, number>;

/** Counts the signs of the seven planets, and that of the lagna if it is known. */
function countElements({ chart }: ReportContext, { withLagna }: { withLagna: boolean }): ElementCounts {
  const signs = CLASSICAL_GRAHAS.map((graha) => chart.grahas[graha].sign);
  const counted = withLagna && chart.lagna ? [...signs, chart.lagna.sign] : signs;
  const counts: ElementCounts = { fire: 0, earth: 0, air: 0, water: 0 };
  for (const sign of counted) counts[getElement(sign)]++;
  return counts;
}

const MAX_EVEN_COUNT = 3;

function writeElements(context: ReportContext): Statement[] {
  const counts = countElements(context, { withLagna: true });
  const values = ELEMENTS.map((element) => counts[element]);
  const most = Math.max(...values);
  const leading = ELEMENTS.filter((element) => counts[element] === most);
  const isEven = most <= MAX_EVEN_COUNT && !values.includes(0);
  if (leading.length > 1 && !isEven) return [];
  return [
    createStatement(
      context,
      isEven ? content.blueprint.elementEven : content.blueprint.dominantElementTexts[leading[0]!],
      content.blueprint.synthesisReasons.elements(getMoonSign(context), counts, context.isTimeKnown),
      ['Moon.sign', (other) => JSON.stringify(countElements(other, { withLagna: true }))],
      content.common.sources.signs,
    ),
  ];
}

const getMoonSign = ({ chart }: ReportContext): string => getSignName(chart.grahas.Moon.sign);

function writeMissingElements(context: ReportContext): Statement[] {
  const counts = countElements(context, { withLagna: false });
  return ELEMENTS.filter((element) => counts[element] === 0).map((element) => {
    const signs = SIGN_NUMBERS.filter((sign) => getElement(sign) === element).map(getSignName);
    return createStatement(
      context,
      content.blueprint.elementMissing[element],
      content.blueprint.synthesisReasons.missingElement(getMoonSign(context), signs),
      ['Moon.sign', (other) => countElements(other, { withLagna: false })[element] === 0],
      content.common.sources.signs,
    );
  });
}

const MAJORITY = 4;

function countModalities({ chart }: ReportContext): number[] {
  const modalities = CLASSICAL_GRAHAS.map((graha) => getModality(chart.grahas[graha].sign));
  return [0, 1, 2].map((modality) => modalities.filter((other) => other === modality).length);
}

/** The majority of the seven planets, or an even distribution; nothing in between. */
function writeModalities(context: ReportContext): Statement[] {
  const counts = countModalities(context);
  const most = counts.findIndex((count) => count >= MAJORITY);
  const isEven = counts.every((count) => count > 1);
  if (most < 0 && !isEven) return [];
  return [
    createStatement(
      context,
      most < 0 ? content.blueprint.modalityEven : content.blueprint.dominantModalityTexts[most]!,
      content.blueprint.synthesisReasons.modalities(getMoonSign(context), counts),
      ['Moon.sign', (other) => countModalities(other).join()],
      content.common.sources.signs,
    ),
  ];
}

type HouseGroup = keyof typeof content.blueprint.houseGroups;

function findHouseGroup(house: number): HouseGroup {
  if (isAngle(house)) return 'angles';
  if (isTrine(house)) return 'trines';
  return isDusthana(house) ? 'dusthanas' : 'others';
}

function countHouseGroups({ chart }: ReportContext): Record<HouseGroup, number> {
  const counts = { angles: 0, trines: 0, dusthanas: 0, others: 0 };
  for (const graha of GRAHAS) counts[findHouseGroup(getHouse(chart, graha))]++;
  return counts;
}

/** The group with most grahas, if there is one. */
function writeHouseGroups(context: TimeKnownContext): Statement[] {
  const counts = countHouseGroups(context);
  const groups = Object.keys(counts) as HouseGroup[];
  const most = Math.max(...Object.values(counts));
  const leading = groups.filter((group) => counts[group] === most);
  if (leading.length > 1) return [];
  return [
    createStatement(
      context,
      content.blueprint.houseGroups[leading[0]!],
      content.blueprint.synthesisReasons.houseGroups(counts),
      ['lagna.sign', (other) => JSON.stringify(countHouseGroups(other))],
      content.common.sources.lifeArea,
    ),
  ];
}

const FIRST_HOUSE_ABOVE = 7;
const MIN_ABOVE = 5;
const MAX_BELOW = 2;

const countAbove = ({ chart }: ReportContext): number =>
  CLASSICAL_GRAHAS.filter((graha) => getHouse(chart, graha) >= FIRST_HOUSE_ABOVE).length;

function writeHorizon(context: TimeKnownContext): Statement {
  const above = countAbove(context);
  const half = above >= MIN_ABOVE ? 'above' : above <= MAX_BELOW ? 'below' : 'both';
  return createStatement(
    context,
    content.blueprint.horizon[half],
    content.blueprint.synthesisReasons.horizon(above),
    ['lagna.sign', countAbove],
  );
}

const MIN_CROWDED_COUNT = 3;

/** The first house with most grahas, if they are three or more. */
function writeCrowdedHouse(context: TimeKnownContext): Statement {
  const { chart } = context;
  const occupants = HOUSE_NUMBERS.map((house) => listOccupants(chart, house));
  const most = Math.max(...occupants.map(({ length }) => length));
  const house = occupants.findIndex(({ length }) => length === most) + 1;
  if (most < MIN_CROWDED_COUNT) {
    const used = occupants.filter(({ length }) => length > 0).length;
    const hasCrowdedHouse = (other: ReportContext) =>
      HOUSE_NUMBERS.some(
        (occupiedHouse) => listOccupants(other.chart, occupiedHouse).length >= MIN_CROWDED_COUNT,
      );
    return createStatement(
      context,
      content.blueprint.spreadHouses,
      content.blueprint.synthesisReasons.spread(used),
      ['lagna.sign', hasCrowdedHouse],
    );
  }
  return createStatement(
    context,
    content.blueprint.crowdedHouse[house - 1]!,
    content.blueprint.synthesisReasons.crowded(occupants[house - 1]!.map(formatGraha), formatOrdinal(house)),
    [`house.${house}`],
    content.common.sources.lifeArea,
  );
}
