/** Whether a house counted from the Moon or the Sun is favoured. */
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { getSignLord, isAngle, isDusthana, isTrine, listAspectedHouses } from '#src/astrology/houses.ts';
import { countHouse, getNthSign } from '#src/astrology/zodiac.ts';
import type { HouseOrigin } from '#src/reports/context/counted-houses.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';

/** The lagna of a counted chart is left out, because the condition of a graha would depend on its house. */
export const isHouseFavoured = (chart: Chart, house: number, origin: HouseOrigin): boolean =>
  countPoints({ ...chart, lagna: null }, house, origin) > 0;

const LORD_POINTS = { strong: 1, fair: 0, weak: -1 } as const;
const BENEFICS: readonly Graha[] = ['Jupiter', 'Venus', 'Mercury', 'Moon'];

/** By its lord, the place of the lord, the grahas in it, and Jupiter and Saturn aspecting it. */
function countPoints(chart: Chart, house: number, origin: HouseOrigin): number {
  const { lord, lordHouse, occupants, aspecting } = readHouse(chart, house, origin);
  return (
    LORD_POINTS[getCondition(chart, lord)] +
    (isAngle(lordHouse) || isTrine(lordHouse) ? 1 : 0) -
    (isDusthana(lordHouse) ? 1 : 0) +
    occupants.reduce((sum, graha) => sum + (BENEFICS.includes(graha) ? 1 : -1), 0) +
    (aspecting.includes('Jupiter') ? 1 : 0) -
    (aspecting.includes('Saturn') && lord !== 'Saturn' ? 1 : 0)
  );
}

const ASPECTING = ['Jupiter', 'Saturn'] as const;

export function readHouse({ grahas }: Chart, house: number, origin: HouseOrigin) {
  const sign = getNthSign(grahas[origin].sign, house);
  const lord = getSignLord(sign);
  return {
    sign,
    lord,
    lordHouse: countHouse(grahas[origin].sign, grahas[lord].sign),
    occupants: GRAHAS.filter((graha) => grahas[graha].sign === sign),
    aspecting: ASPECTING.filter((graha) =>
      listAspectedHouses(graha).includes(countHouse(grahas[graha].sign, sign)),
    ),
  };
}
