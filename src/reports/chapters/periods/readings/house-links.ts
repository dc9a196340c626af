/** How the lord of an antardasha is connected with the houses of a chart. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { HOUSE_NUMBERS, getHouse, getSignLord, hasAspect, listRuledHouses } from '#src/astrology/houses.ts';
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
    reason: content.periods.readings.rowReasons.occupies(name, content.timing.formatHouseNumber(house)),
  };
  if (isClassicalGraha(lord)) {
    const ruled = listRuledHouses(chart, lord).map((n): HouseLink => ({
      kind: 'rules',
      house: n,
      reason: content.periods.readings.rowReasons.rules(name, content.timing.formatHouseNumber(n)),
    }));
    return [occupied, ...ruled];
  }
  const signLord = getSignLord(chart.grahas[lord].sign);
  const actsFor = listRuledHouses(chart, signLord).map((n): HouseLink => ({
    kind: 'actsFor',
    house: n,
    reason: content.periods.readings.rowReasons.actsFor(
      name,
      formatGraha(signLord),
      content.timing.formatHouseNumber(n),
    ),
  }));
  const signLordHouse = getHouse(chart, signLord);
  const actsForOccupant: HouseLink = {
    kind: 'actsFor',
    house: signLordHouse,
    reason: content.periods.readings.rowReasons.actsForOccupant(
      name,
      formatGraha(signLord),
      content.timing.formatHouseNumber(signLordHouse),
    ),
  };
  return [occupied, ...actsFor, actsForOccupant];
}

function listAspectLinks(chart: Chart, lord: Graha): HouseLink[] {
  if (!isClassicalGraha(lord)) return [];
  return HOUSE_NUMBERS.filter((house) => hasAspect(chart, lord, house)).map((house) => ({
    kind: 'aspects',
    house,
    reason: content.periods.readings.rowReasons.aspects(
      formatGraha(lord),
      content.timing.formatHouseNumber(house),
    ),
  }));
}
