/** One house, or its lord, told in two ways. */
import { GRAHAS } from '#src/astrology/contract.ts';
import { houseFare } from '#src/reports/content/en/house-fare.ts';
import { housePoints } from '#src/reports/content/en/house-points.ts';
import { houseQuiet } from '#src/reports/content/en/house-quiet.ts';
import { strongestHouse, weakestHouse } from '#src/reports/content/en/strengths.ts';
import { ordinal } from '#src/reports/words.ts';
import { type ForbiddenPair, says, hasFact } from './asking.ts';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const byHouse: ForbiddenPair[] = HOUSES.flatMap((house) => {
  const { well, busy } = houseQuiet[house];
  const fare = houseFare[house];
  return [
    {
      name: `the ${ordinal(house)} house strongest by points and thin by points`,
      one: says(strongestHouse[house - 1]!),
      other: says(housePoints[house].low, weakestHouse[house - 1]!),
    },
    {
      name: `the ${ordinal(house)} house weakest by points and rich by points`,
      one: says(weakestHouse[house - 1]!),
      other: says(housePoints[house].high),
    },
    {
      name: `the ${ordinal(house)} house empty and with a guest`,
      one: says(well, busy),
      other: hasFact(new RegExp(`^(${GRAHAS.join('|')})\\.house=${house}$`)),
    },
    { name: `the lord of the ${ordinal(house)} well and busy elsewhere`, one: says(well), other: says(busy) },
    {
      name: `the lord of the ${ordinal(house)} at ease in its house and busy elsewhere`,
      one: says(fare.exalted, fare.moolatrikona, fare.own),
      other: says(busy, fare.debilitated, fare.enemy),
    },
  ];
});
