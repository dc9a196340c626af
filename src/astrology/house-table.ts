/** Lists the twelve houses with sign, lord, occupants and aspects. */
import { GRAHAS, type Chart, type Graha } from './contract.ts';
import { HOUSE_NUMBERS, hasAspect, getHouse, getHouseLord, listOccupants, getSignOfHouse } from './houses.ts';

export type House = {
  house: number;
  sign: number;
  lord: Graha;
  /** the house that contains the lord */
  lordIn: number;
  occupants: Graha[];
  /** the grahas that aspect the house by whole-sign graha drishti */
  aspectedBy: Graha[];
};

/** @returns null if the birth time is unknown */
export function buildHouseTable(chart: Chart): House[] | null {
  if (!chart.lagna) return null;
  return HOUSE_NUMBERS.map((house) => ({
    house,
    sign: getSignOfHouse(chart, house),
    lord: getHouseLord(chart, house),
    lordIn: getHouse(chart, getHouseLord(chart, house)),
    occupants: listOccupants(chart, house),
    aspectedBy: GRAHAS.filter((graha) => hasAspect(chart, graha, house)),
  }));
}
