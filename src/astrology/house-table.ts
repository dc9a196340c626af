/** The twelve houses with sign, lord, occupants and aspects. */
import { GRAHAS, type Chart, type Graha } from './contract.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants, signOfHouse } from './houses.ts';

export type House = {
  house: number;
  sign: number;
  lord: Graha;
  /** the house that contains the lord */
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
