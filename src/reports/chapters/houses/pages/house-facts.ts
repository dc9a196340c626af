/** The facts of a house beside its chart. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { getHouse, getHouseLord, getSignOfHouse, hasAspect, listOccupants } from '#src/astrology/houses.ts';
import { factLabels } from '#src/reports/content/en/houses/pages/house-phrases.ts';
import { KARAKA_OF_HOUSE } from '#src/reports/content/en/houses/pages/karaka-texts.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { formatHouseNumber } from '#src/reports/content/en/timing/window-reasons.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Row } from '#src/reports/contract-parts.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import {
  formatGraha,
  formatList,
  getSignDevanagari,
  getSignName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';

/** The seven classical grahas: the books disagree on aspects of the nodes. */
const listAspectingGrahas = (chart: Chart, house: number): Graha[] =>
  CLASSICAL_GRAHAS.filter((graha) => hasAspect(chart, graha, house));

export const getPoints = (chart: Chart, house: number): number =>
  requireAshtakavarga(chart).sarvaByHouse[house - 1]!;

export function listHouseFacts({ chart }: TimeKnownContext, house: HouseNumber): Row[] {
  const sign = getSignOfHouse(chart, house);
  return [
    { label: factLabels.sign, value: `${getSignName(sign)} ${getSignDevanagari(sign)}` },
    { label: factLabels.lord, value: describePlace(chart, getHouseLord(chart, house)) },
    { label: factLabels.occupants, value: formatNames(listOccupants(chart, house)) },
    { label: factLabels.aspects, value: formatNames(listAspectingGrahas(chart, house)) },
    { label: factLabels.points, value: factLabels.formatPoints(getPoints(chart, house)) },
    { label: factLabels.karaka, value: describePlace(chart, KARAKA_OF_HOUSE[house]) },
  ];
}

const describePlace = (chart: Chart, graha: Graha): string =>
  toUppercaseFirst(factLabels.formatPlace(formatGraha(graha), formatHouseNumber(getHouse(chart, graha))));

const formatNames = (grahas: readonly Graha[]): string =>
  grahas.length === 0 ? factLabels.none : formatList(grahas);
