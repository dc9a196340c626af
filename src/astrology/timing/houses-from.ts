/** Houses, lords and aspects counted from any sign: from the lagna, or from the Moon when the birth time is unknown. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { Reference } from '#src/astrology/contract-timing.ts';
import { getSignLord, listAspectedHouses } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

export const getReferenceSign = (chart: Chart, reference: Reference): number | null =>
  reference === 'Moon' ? chart.grahas.Moon.sign : (chart.lagna?.sign ?? null);

/** The sign of a house counted from a sign. */
export const getSignFrom = (referenceSign: number, house: number): number =>
  ((referenceSign + house - 2) % 12) + 1;

export const getLordFrom = (referenceSign: number, house: number): Graha =>
  getSignLord(getSignFrom(referenceSign, house));

/** How a graha in a sign influences another sign: it is there, or it aspects it (graha drishti by signs). */
export function getInfluence(graha: Graha, grahaSign: number, sign: number): 'occupies' | 'aspects' | null {
  const count = countHouse(grahaSign, sign);
  if (count === 1) return 'occupies';
  return listAspectedHouses(graha).includes(count) ? 'aspects' : null;
}
