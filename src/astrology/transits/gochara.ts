/**
 * Gochara: the results of transits by house from the Moon. Source: Phaladeepika ch. 26; B. V. Raman, Hindu Predictive
 * Astrology, has the same table.
 */
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';

/**
 * The good houses of a graha as keys, each with its vedha house: a graha there obstructs the good result. Rahu and Ketu
 * have the houses of the Sun.
 */
const SUN_AND_NODE_HOUSES = { 3: 9, 6: 12, 10: 4, 11: 5 };
const MARS_AND_SATURN_HOUSES = { 3: 12, 6: 9, 11: 5 };

const GOOD_HOUSES: Record<Graha, Partial<Record<number, number>>> = {
  Sun: SUN_AND_NODE_HOUSES,
  Moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  Mars: MARS_AND_SATURN_HOUSES,
  Mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  Jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  Venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  Saturn: MARS_AND_SATURN_HOUSES,
  Rahu: SUN_AND_NODE_HOUSES,
  Ketu: SUN_AND_NODE_HOUSES,
};

/** Whether a transit gives a good result, apart from vedha. @param houseFromMoon 1 to 12, the sign of the natal Moon is 1 */
export const isFavourable = (graha: Graha, houseFromMoon: number): boolean =>
  houseFromMoon in GOOD_HOUSES[graha];

/** Father and son do not obstruct each other: Saturn is the son of the Sun, Mercury that of the Moon. */
const NOT_OBSTRUCTED_BY: Partial<Record<Graha, Graha>> = {
  Sun: 'Saturn',
  Saturn: 'Sun',
  Moon: 'Mercury',
  Mercury: 'Moon',
};

/**
 * Lists the grahas that obstruct the good result of a graha. All houses are counted from the Moon. In the common
 * interpretation Rahu and Ketu do not obstruct.
 */
export function listObstructors(graha: Graha, houses: Record<Graha, number>): Graha[] {
  const vedhaHouse = GOOD_HOUSES[graha][houses[graha]];
  return GRAHAS.filter(
    (obstructor) =>
      houses[obstructor] === vedhaHouse &&
      obstructor !== graha &&
      obstructor !== NOT_OBSTRUCTED_BY[graha] &&
      obstructor !== 'Rahu' &&
      obstructor !== 'Ketu',
  );
}
