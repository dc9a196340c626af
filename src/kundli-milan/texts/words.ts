/** Words and times that several texts use. */
import { NAKSHATRAS } from '#src/astrology/contract.ts';
import { getSignName } from '#src/astrology/phrases.ts';
import { roundUpToMinute } from '#src/places/contract-first-minute.ts';
import type { PointRange } from '#src/kundli-milan/contract.ts';
import type { MatchRole } from '#src/kundli-milan/contract-couple.ts';

export const ROLE_NAMES: Record<MatchRole, string> = { groom: 'the groom', bride: 'the bride' };

export const getNakshatraName = (nakshatra: number): string => NAKSHATRAS[nakshatra - 1]!.name;

/** "Cancer, Punarvasu" */
export const formatMoon = ({ sign, nakshatra }: { sign: number; nakshatra: number }): string =>
  `${getSignName(sign)}, ${getNakshatraName(nakshatra)}`;

/** "24.5" or "13.5 to 27" */
export const formatPoints = ({ lowest, highest }: PointRange): string =>
  lowest === highest ? String(lowest) : `${lowest} to ${highest}`;

export const toRange = (values: readonly number[]): PointRange => ({
  lowest: Math.min(...values),
  highest: Math.max(...values),
});

/**
 * "5:46 am" by the local clock of the birth. Rounded up, because births are noted to the minute: a birth at 5:45 was before
 * 5:45:30.
 * @param iso an instant
 */
export function formatLocalTime(iso: string, utcOffsetSeconds: number): string {
  const local = new Date(roundUpToMinute(Date.parse(iso), utcOffsetSeconds) + utcOffsetSeconds * 1000);
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}
