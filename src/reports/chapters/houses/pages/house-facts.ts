/** The facts of a house beside its chart. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { getHouse, getHouseLord, getSignOfHouse, hasAspect, listOccupants } from '#src/astrology/houses.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { ContextWithHouses } from '#src/reports/context/counted-houses.ts';
import type { Row } from '#src/reports/contract-parts.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import {
  formatGraha,
  formatList,
  getGrahaName,
  getSignDevanagari,
  getSignName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { KARAKA_OF_HOUSE } from './house-karakas.ts';

/** The seven classical grahas: the books disagree on aspects of the nodes. */
const listAspectingGrahas = (chart: Chart, house: number): Graha[] =>
  CLASSICAL_GRAHAS.filter((graha) => hasAspect(chart, graha, house));

export const getSarvaPoints = (chart: Chart, house: number): number =>
  requireAshtakavarga(chart).sarvaByHouse[house - 1]!;

export function listHouseFacts({ isTimeKnown, chart }: ContextWithHouses, house: HouseNumber): Row[] {
  const sign = getSignOfHouse(chart, house);
  return [
    { label: content.houses.pages.factLabels.sign, value: `${getSignName(sign)} ${getSignDevanagari(sign)}` },
    { label: content.houses.pages.factLabels.lord, value: describePlace(chart, getHouseLord(chart, house)) },
    { label: content.houses.pages.factLabels.occupants, value: formatNames(listOccupants(chart, house)) },
    { label: content.houses.pages.factLabels.aspects, value: formatNames(listAspectingGrahas(chart, house)) },
    ...(isTimeKnown ? [describePoints(chart, house)] : []),
    {
      label: content.houses.pages.factLabels.karaka,
      value: describePlace(chart, KARAKA_OF_HOUSE[house]),
    },
  ];
}

/** Points count from the lagna, so there are none without a birth time. */
const describePoints = (chart: Chart, house: HouseNumber): Row => ({
  label: content.houses.pages.factLabels.points,
  value: content.houses.pages.factLabels.formatPoints(getSarvaPoints(chart, house)),
});

const describePlace = (chart: Chart, graha: Graha): string =>
  toUppercaseFirst(
    content.houses.pages.factLabels.formatPlace(
      formatGraha(graha),
      content.timing.formatHouseNumber(getHouse(chart, graha)),
    ),
  );

const formatNames = (grahas: readonly Graha[]): string =>
  grahas.length === 0 ? content.houses.pages.factLabels.none : formatList(grahas.map(getGrahaName));
