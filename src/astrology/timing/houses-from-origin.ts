/** Houses, lords and aspects counted from any sign: from the lagna, or from the Moon when the birth time is unknown. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { HouseOrigin } from '#src/astrology/contract-timing.ts';
import { getSignLord, listAspectedHouses } from '#src/astrology/houses.ts';
import { countHouse, getNthSign } from '#src/astrology/zodiac.ts';

/** Returns the sign of an origin; null for the lagna if the birth time is unknown. */
export const getOriginSign = (chart: Chart, origin: HouseOrigin): number | null =>
  origin === 'Moon' ? chart.grahas.Moon.sign : (chart.lagna?.sign ?? null);

/** Returns the lord of a house counted from a sign. */
export const getLordFrom = (originSign: number, house: number): Graha =>
  getSignLord(getNthSign(originSign, house));

/** Returns how a graha influences a sign: it is there, or it aspects it (graha drishti by signs); null if neither. */
export function getInfluence(graha: Graha, grahaSign: number, sign: number): 'occupies' | 'aspects' | null {
  const count = countHouse(grahaSign, sign);
  if (count === 1) return 'occupies';
  return listAspectedHouses(graha).includes(count) ? 'aspects' : null;
}
