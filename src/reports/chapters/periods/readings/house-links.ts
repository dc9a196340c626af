/** How the lord of a sub-period is connected with the houses of a chart. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getSignLord, hasAspect, listRuledHouses } from '#src/astrology/houses.ts';
import { formatHouseNumber } from '#src/reports/content/en/timing/window-reasons.ts';
import { rowReasons } from '#src/reports/content/en/periods/readings/reading-phrases.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';

type LinkKind = 'rules' | 'occupies' | 'actsFor' | 'aspects';
export type HouseLink = { kind: LinkKind; house: number; reason: string };

/**
 * A node rules no house and acts for the lord of its sign; it aspects none here, since the books disagree.
 * @param order the houses, the most important first
 */
export function listHouseLinks(chart: Chart, lord: Graha, order: readonly number[]): HouseLink[] {
  const rank = ({ kind, house }: HouseLink) =>
    order.indexOf(house) + (kind === 'aspects' ? ASPECT_RANK : 0) - (kind === 'occupies' ? OCCUPANT_RANK : 0);
  return [...listOwnLinks(chart, lord), ...listAspectLinks(chart, lord)].toSorted(
    (a, b) => rank(a) - rank(b),
  );
}

/** An aspect counts after the other links; the house of the graha is three places ahead. */
const ASPECT_RANK = 12;
const OCCUPANT_RANK = 3;

function listOwnLinks(chart: Chart, lord: Graha): HouseLink[] {
  const name = formatGraha(lord);
  const house = getHouse(chart, lord);
  const occupied: HouseLink = {
    kind: 'occupies',
    house,
    reason: rowReasons.occupies(name, formatHouseNumber(house)),
  };
  if (isClassicalGraha(lord)) {
    const ruled = listRuledHouses(chart, lord).map((n): HouseLink => ({
      kind: 'rules',
      house: n,
      reason: rowReasons.rules(name, formatHouseNumber(n)),
    }));
    return [occupied, ...ruled];
  }
  const signLord = getSignLord(chart.grahas[lord].sign);
  const actsFor = listRuledHouses(chart, signLord).map((n): HouseLink => ({
    kind: 'actsFor',
    house: n,
    reason: rowReasons.actsFor(name, formatGraha(signLord), formatHouseNumber(n)),
  }));
  const signLordHouse = getHouse(chart, signLord);
  const actsForOccupant: HouseLink = {
    kind: 'actsFor',
    house: signLordHouse,
    reason: rowReasons.actsForOccupant(name, formatGraha(signLord), formatHouseNumber(signLordHouse)),
  };
  return [occupied, ...actsFor, actsForOccupant];
}

function listAspectLinks(chart: Chart, lord: Graha): HouseLink[] {
  if (!isClassicalGraha(lord)) return [];
  return ALL_HOUSES.filter((house) => hasAspect(chart, lord, house)).map((house) => ({
    kind: 'aspects',
    house,
    reason: rowReasons.aspects(formatGraha(lord), formatHouseNumber(house)),
  }));
}

const ALL_HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);
