/** The seven kinds of nakshatras in books on muhurta. */
export type NakshatraKind = 'swift' | 'fierce' | 'mixed' | 'fixed' | 'tender' | 'sharp' | 'movable';

/** From Ashwini to Revati. */
const KINDS: readonly NakshatraKind[] = [
  'swift',
  'fierce',
  'mixed',
  'fixed',
  'tender',
  'sharp',
  'movable',
  'swift',
  'sharp',
  'fierce',
  'fierce',
  'fixed',
  'swift',
  'tender',
  'movable',
  'mixed',
  'tender',
  'sharp',
  'sharp',
  'fierce',
  'fixed',
  'movable',
  'movable',
  'movable',
  'fierce',
  'fixed',
  'tender',
];

/** @param nakshatra 1 to 27 */
export const getNakshatraKind = (nakshatra: number): NakshatraKind => KINDS[nakshatra - 1]!;
