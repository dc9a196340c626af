/** Occupants of a house compared with its lord. */
import { content } from '#src/reports/content/content.ts';
import type { FactReader, FactKey } from '#src/reports/facts/derived-facts.ts';
import { isWellPlaced, rankByCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, listOccupants } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { OccupantComparison } from '#src/reports/content/en/houses/house-occupants.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatGraha, formatOrdinal } from '#src/reports/text/phrases.ts';

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
  const because = content.houses.houseReasons.empty(
    formatOrdinal(house),
    formatGraha(lord),
    formatOrdinal(getHouse(context.chart, lord)),
    describeCondition(context.chart, lord, house),
  );
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
  isWellPlaced(chart, getHouseLord(chart, house), house);

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
      content.houses.houseReasons.node(
        placement,
        describeCondition(chart, getHouseLord(chart, house), house),
      ),
      keys,
    );
  }
  const comparison = compareOccupantAndLord(isWellPlaced(chart, occupant), hasWellPlacedLord);
  const because = `${placement}; ${content.houses.occupantComparisons[comparison]}`;
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
  const { placement, placementWithLord } = content.houses.houseReasons;
  const names = [formatGraha(occupant), formatOrdinal(house), formatGraha(lord)] as const;
  return lordHouse === house ? placementWithLord(...names) : placement(...names, formatOrdinal(lordHouse));
}

const compareOccupantAndLord = (
  isOccupantWellPlaced: boolean,
  hasWellPlacedLord: boolean,
): OccupantComparison => {
  if (isOccupantWellPlaced) return hasWellPlacedLord ? 'both' : 'occupant';
  return hasWellPlacedLord ? 'lord' : 'neither';
};

function listLordKeys({ chart }: ReportContext, house: HouseNumber): FactKey<ReportContext>[] {
  const lord = getHouseLord(chart, house);
  return [`lord.${house}`, ...listConditionKeys(chart, lord, house)];
}
