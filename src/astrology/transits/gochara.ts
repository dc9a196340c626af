/**
 * Results of transits by house from the Moon: Phaladeepika ch. 26; the same table in Raman, Hindu Predictive
 * Astrology.
 */
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';

/**
 * Each good house, and the house from which another graha obstructs it (vedha). The nodes have the houses of the
 * Sun.
 */
const SUN_HOUSES = { 3: 9, 6: 12, 10: 4, 11: 5 };
const LIKE_MARS = { 3: 12, 6: 9, 11: 5 };

const GOOD: Record<Graha, Partial<Record<number, number>>> = {
  Sun: SUN_HOUSES,
  Moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  Mars: LIKE_MARS,
  Mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  Jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  Venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  Saturn: LIKE_MARS,
  Rahu: SUN_HOUSES,
  Ketu: SUN_HOUSES,
};

export const isFavourable = (graha: Graha, houseFromMoon: number): boolean => houseFromMoon in GOOD[graha];

/** Father and son do not obstruct each other: the Sun and Saturn, the Moon and Mercury. */
const NOT_OBSTRUCTED_BY: Partial<Record<Graha, Graha>> = {
  Sun: 'Saturn',
  Saturn: 'Sun',
  Moon: 'Mercury',
  Mercury: 'Moon',
};

/**
 * Grahas that obstruct the good result of a graha; all houses counted from the Moon. In the common reading the
 * nodes do not obstruct.
 */
export function listObstructors(graha: Graha, houses: Record<Graha, number>): Graha[] {
  const from = GOOD[graha][houses[graha]];
  return GRAHAS.filter(
    (other) =>
      houses[other] === from &&
      other !== graha &&
      other !== NOT_OBSTRUCTED_BY[graha] &&
      other !== 'Rahu' &&
      other !== 'Ketu',
  );
}
