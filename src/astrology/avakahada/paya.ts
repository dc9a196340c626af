/**
 * Paya, the metal of the feet at birth, as almanacs print it: by the nakshatra or by the house of the Moon, often without
 * saying by which. AstroSage prints the one by nakshatra.
 */

export type Paya = 'Gold' | 'Silver' | 'Copper' | 'Iron';

/**
 * From Revati three nakshatras of gold, from Krittika three of iron, from Ardra twelve of silver, from Jyeshtha nine of
 * copper, as in AstroSage and Drik Panchang. Another school has six of gold from Revati, ten of silver from Ardra, nine
 * of copper from Vishakha and two of iron from Purva Bhadrapada.
 */
export function getPayaByNakshatra(nakshatra: number): Paya {
  if (nakshatra === 27 || nakshatra <= 2) return 'Gold';
  if (nakshatra <= 5) return 'Iron';
  return nakshatra <= 17 ? 'Silver' : 'Copper';
}

const PAYA_OF_HOUSE: readonly Paya[] = [
  'Gold',
  'Silver',
  'Copper',
  'Iron',
  'Silver',
  'Gold',
  'Copper',
  'Iron',
  'Silver',
  'Copper',
  'Gold',
  'Iron',
];

/** @param house of the Moon, counted by signs from the lagna */
export const getPayaByMoonHouse = (house: number): Paya => PAYA_OF_HOUSE[house - 1]!;
