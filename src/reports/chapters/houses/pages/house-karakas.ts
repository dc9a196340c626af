/** The karaka of each house. */
import type { Graha } from '#src/astrology/contract.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';

/** After Parashara; the tenth has several, of which Mercury stands for skill. */
export const KARAKA_OF_HOUSE: Record<HouseNumber, Graha> = {
  1: 'Sun',
  2: 'Jupiter',
  3: 'Mars',
  4: 'Moon',
  5: 'Jupiter',
  6: 'Mars',
  7: 'Venus',
  8: 'Saturn',
  9: 'Jupiter',
  10: 'Mercury',
  11: 'Jupiter',
  12: 'Saturn',
};
