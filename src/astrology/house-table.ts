/** The twelve houses with everything that is said of them at first sight. */
import { GRAHAS, type Chart, type Graha } from './contract.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants, signOfHouse } from './houses.ts';

export type House = {
  house: number;
  sign: number;
  lord: Graha;
  /** the house in which the lord stands */
  lordIn: number;
  occupants: Graha[];
  /** by whole-sign graha drishti */
  aspectedBy: Graha[];
};

const TWELVE = Array.from({ length: 12 }, (_, index) => index + 1);

/** Null without a birth time. */
export function buildHouseTable(chart: Chart): House[] | null {
  if (!chart.lagna) return null;
  return TWELVE.map((house) => ({
    house,
    sign: signOfHouse(chart, house),
    lord: getHouseLord(chart, house),
    lordIn: getHouse(chart, getHouseLord(chart, house)),
    occupants: listOccupants(chart, house),
    aspectedBy: GRAHAS.filter((graha) => hasAspect(chart, graha, house)),
  }));
}
