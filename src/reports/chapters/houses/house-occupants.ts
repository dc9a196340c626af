/** Occupants of a house compared with its lord, aspects on it, and its bindus. */
import { content } from '#src/reports/content/content.ts';
import type { FactReader, FactKey } from '#src/reports/facts/derived-facts.ts';
import { rankByCondition, getCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { OccupantComparison } from '#src/reports/content/en/houses/house-occupants.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { requireAshtakavarga, findBindusExtremes } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatGraha, formatList, formatOrdinal } from '#src/reports/text/phrases.ts';

/** The bindus of a house from which a text is printed; the average is 28. */
const HIGH_BINDUS = 32;
const LOW_BINDUS = 24;

/** None if the lord is alone in its house: the statement on the lord says so. */
export function writeOccupantStatements(context: ReportContext, house: HouseNumber): Statement[] {
  const { chart } = context;
  if (listOccupants(chart, house).length === 0) return [writeEmptyHouseStatement(context, house)];
  const occupant = findDescribedOccupant(chart, house);
  return occupant ? [writeOccupantStatement(context, house, occupant)] : [];
}

function writeEmptyHouseStatement(context: ReportContext, house: HouseNumber): Statement {
  const lord = getHouseLord(context.chart, house);
  const textKey = isLordWellPlaced(context.chart, house) ? 'well' : 'busy';
  const lordHouse = formatOrdinal(getHouse(context.chart, lord));
  const because = `no graha is in the ${formatOrdinal(house)} house, and ${formatGraha(lord)}, its lord, is in the ${lordHouse}, ${describeCondition(context.chart, lord, house)}`;
  return createStatement(context, content.houses.emptyHouse[house][textKey], because, [
    `house.${house}`,
    ...listLordKeys(context, house),
  ]);
}

/** The best placed of the seven classical grahas other than the lord, otherwise a node. */
export function findDescribedOccupant(chart: Chart, house: number): Graha | undefined {
  const occupants = listOccupants(chart, house).filter((graha) => graha !== getHouseLord(chart, house));
  return rankByCondition(chart).find((graha) => occupants.includes(graha)) ?? occupants[0];
}

export const isLordWellPlaced = (chart: Chart, house: number): boolean =>
  getCondition(chart, getHouseLord(chart, house), house) !== 'weak';

function writeOccupantStatement(context: ReportContext, house: HouseNumber, occupant: Graha): Statement {
  const { chart } = context;
  const hasWellPlacedLord = isLordWellPlaced(chart, house);
  const placement = describeOccupant(chart, house, occupant);
  const readOccupant: FactReader<ReportContext> = (other) =>
    findDescribedOccupant(other.chart, house) === occupant && describeCondition(other.chart, occupant);
  const keys = [
    `${occupant}.house`,
    ...listConditionKeys(chart, occupant),
    ...listLordKeys(context, house),
    readOccupant,
  ];
  if (!isClassicalGraha(occupant)) {
    const text =
      content.houses.nodeOccupant[occupant as 'Rahu' | 'Ketu'][hasWellPlacedLord ? 'lord' : 'neither'];
    return createStatement(
      context,
      text,
      `${placement} and is ${describeCondition(chart, getHouseLord(chart, house), house)}`,
      keys,
    );
  }
  const comparison = compareOccupantAndLord(getCondition(chart, occupant) !== 'weak', hasWellPlacedLord);
  const because = `${placement}; ${COMPARISON_PHRASES[comparison]}`;
  return createStatement(
    context,
    content.houses.houseOccupant[occupant][comparison],
    because,
    keys,
    content.common.sources.dignity,
  );
}

function describeOccupant(chart: Chart, house: HouseNumber, occupant: Graha): string {
  const lord = getHouseLord(chart, house);
  const lordHouse = getHouse(chart, lord);
  const lordPlace = lordHouse === house ? 'is in it too' : `is in the ${formatOrdinal(lordHouse)}`;
  return `${formatGraha(occupant)} is in your ${formatOrdinal(house)} house, whose lord, ${formatGraha(lord)}, ${lordPlace}`;
}

const compareOccupantAndLord = (
  isOccupantWellPlaced: boolean,
  hasWellPlacedLord: boolean,
): OccupantComparison => {
  if (isOccupantWellPlaced) return hasWellPlacedLord ? 'both' : 'occupant';
  return hasWellPlacedLord ? 'lord' : 'neither';
};

const COMPARISON_PHRASES: Record<OccupantComparison, string> = {
  both: 'both are well placed',
  occupant: 'the lord is weaker than the occupant',
  lord: 'the lord is stronger than the occupant',
  neither: 'neither is well placed',
};

/** One text, for Jupiter before Saturn before Mars; the reason names all aspecting grahas. */
export function writeAspectStatements(context: ReportContext, house: HouseNumber): Statement[] {
  const aspectingOnHouse = content.lifeAreas.aspectingGrahas.filter((graha) =>
    hasAspect(context.chart, graha, house),
  );
  const [describedGraha, ...otherGrahas] = aspectingOnHouse;
  if (!describedGraha) return [];
  const from = formatOrdinal(getHouse(context.chart, describedGraha));
  const othersPhrase =
    otherGrahas.length === 0
      ? ''
      : `, and so ${otherGrahas.length > 1 ? 'do' : 'does'} ${formatList(otherGrahas)}`;
  const because = `${describedGraha} looks upon the ${formatOrdinal(house)} house from the ${from}${othersPhrase}`;
  const keys = aspectingOnHouse.map((graha) => `${graha}.aspects.${house}`);
  return [
    createStatement(
      context,
      content.houses.houseAspect[house][describedGraha],
      because,
      keys,
      content.common.sources.aspect,
    ),
  ];
}

/** Only for a number far from the average; the highest and the lowest are in the chapter on strengths. */
export function writeBindusStatements(context: ReportContext, house: HouseNumber): Statement[] {
  const { chart } = context;
  const bindus = requireAshtakavarga(chart).sarvaByHouse[house - 1]!;
  if ((bindus > LOW_BINDUS && bindus < HIGH_BINDUS) || isExtreme(chart, house)) return [];
  const side = bindus >= HIGH_BINDUS ? 'high' : 'low';
  const text = content.houses.houseBindus[house][side];
  const because = `ashtakavarga gives your ${formatOrdinal(house)} house ${bindus} bindus, where 28 is the middle`;
  const keys: FactKey<ReportContext>[] = [
    `sarva.${house}`,
    ({ chart: other }) => isLordWellPlaced(other, house),
    ({ chart: other }) => isExtreme(other, house),
  ];
  if (isLordWellPlaced(chart, house) === (side === 'high'))
    return [createStatement(context, text, because, keys, content.common.sources.ashtakavarga)];
  const contrastingText = content.houses.contrastPrefix[side] + text.charAt(0).toLowerCase() + text.slice(1);
  return [
    createStatement(
      context,
      contrastingText,
      `${because}, though ${describeLord(chart, house)}`,
      [...keys, ...listLordKeys(context, house)],
      content.common.sources.ashtakavarga,
    ),
  ];
}

function isExtreme(chart: Chart, house: HouseNumber): boolean {
  const { best, worst } = findBindusExtremes(chart);
  return house === best || house === worst;
}

function describeLord(chart: Chart, house: HouseNumber): string {
  const lord = getHouseLord(chart, house);
  return `${formatGraha(lord)}, its lord, is ${describeCondition(chart, lord, house)}`;
}

function listLordKeys({ chart }: ReportContext, house: HouseNumber): FactKey<ReportContext>[] {
  const lord = getHouseLord(chart, house);
  return [`lord.${house}`, ...listConditionKeys(chart, lord, house)];
}
