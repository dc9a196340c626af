/**
 * The upapada: as far from its lord as the lord is from the twelfth house. Where that falls on the house itself or opposite to it, the tenth from there is
 * taken instead (Parashara, on padas and on the upapada).
 */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, signOfHouse } from '#src/astrology/houses.ts';

/** Its sign, 1 to 12. */
export function getUpapadaSign(chart: Chart): number {
  const way = getHouse(chart, getHouseLord(chart, 12)) % 12;
  const image = (11 + 2 * way) % 12;
  const again = way % 3 === 0;
  return signOfHouse(chart, (again ? (image + 9) % 12 : image) + 1);
}
