/** Computes the ayanamsa, the degrees from the tropical to the sidereal zodiac, of four schools. */
import type { ChartSettings } from '#src/astrology/contract.ts';
import type { Instant } from './instant.ts';
import { computeSpica } from './spica.ts';

type Kind = ChartSettings['ayanamsa'];

/**
 * Computes the mean ayanamsa. It is applied to longitudes without nutation, so nutation cancels. Lahiri, Krishnamurti
 * (KP) and Raman differ by a constant and share one precession; True Chitra follows the apparent position of Spica.
 */
export function computeAyanamsa(kind: Kind, instant: Instant): number {
  if (kind === 'true-chitra') return computeSpica(instant) - 180;
  return (computeLahiri(instant) + SECONDS_FROM_LAHIRI[kind]) / 3600;
}

/**
 * Arcseconds. The value of the Indian Calendar Reform Committee, 23 deg 15' on 21 March 1956, with the IAU 2006
 * precession (Capitaine et al., A&A 412, 2003). Within 0.0001 arcseconds of the Lahiri of professional programs from 1900 to
 * 2060.
 */
function computeLahiri({ tt }: Instant): number {
  const t = tt / 36_525;
  return 85_885.53237 + t * (5028.796547 + t * (1.1055158 + t * 0.0000365));
}

/**
 * Arcseconds at the beginning of 1900, when Krishnamurti (Reader I) has 22 deg 21' 50" and Raman (Hindu Predictive
 * Astrology, ch. 1) 21 deg 0' 52".
 */
const LAHIRI_IN_1900 = 80_857.84;
/**
 * Arcseconds. Both authors used Newcomb's precession, which is smaller than the IAU 2006 value by this amount from
 * 1900 to 2000.
 */
const NEWCOMB_DIFFERENCE = 0.83;

const SECONDS_FROM_LAHIRI = {
  lahiri: 0,
  kp: 80_510 - LAHIRI_IN_1900 - NEWCOMB_DIFFERENCE,
  raman: 75_652 - LAHIRI_IN_1900 - NEWCOMB_DIFFERENCE,
} as const satisfies Partial<Record<Kind, number>>;

/** Degrees a day of the equinox's precession, for 1800 to 2100. */
export const PRECESSION_PER_DAY = 5028.8 / 3600 / 36_525;
