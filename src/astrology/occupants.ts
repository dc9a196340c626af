/** Groups the grahas of a chart by sign, for tables that need the occupants of many signs. */
import { type Chart, type Graha, GRAHAS } from './contract.ts';

/** The grahas in each sign; sign n is at index n - 1. */
export type Occupants = readonly Graha[][];

/** @param chart groups by the signs of the rashi chart or of the navamsa */
export function groupBySign(grahas: Chart['grahas'], chart: 'sign' | 'navamsaSign' = 'sign'): Occupants {
  const occupants: Graha[][] = Array.from({ length: 12 }, () => []);
  for (const graha of GRAHAS) occupants[grahas[graha][chart] - 1]!.push(graha);
  return occupants;
}
