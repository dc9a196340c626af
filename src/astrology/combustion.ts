/** Combustion: a graha is combust when it is too near the Sun. Source: Surya Siddhanta 9.6-9. */
import type { Graha } from './contract.ts';
import { subtractAngles } from './ephemeris/angle.ts';

/** Degrees of longitude from the Sun. */
const COMBUSTION_LIMITS: Partial<Record<Graha, { direct: number; retrograde: number }>> = {
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
};

/** @param longitude of the graha, sidereal degrees like `sunLongitude` */
export function isCombust(
  graha: Graha,
  longitude: number,
  sunLongitude: number,
  isRetrograde: boolean,
): boolean {
  const limit = getCombustionLimit(graha, isRetrograde);
  return limit !== null && Math.abs(subtractAngles(longitude, sunLongitude)) < limit;
}

/** @returns degrees of longitude from the Sun; null for the Sun and the nodes, which are never combust */
export function getCombustionLimit(graha: Graha, isRetrograde: boolean): number | null {
  const limit = COMBUSTION_LIMITS[graha];
  if (!limit) return null;
  return isRetrograde ? limit.retrograde : limit.direct;
}
