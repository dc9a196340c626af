import { normalize } from '#src/astrology/ephemeris/angle.ts';

/**
 * Finds the house of a longitude, 1 to 12.
 * @param starts the degrees at which the twelve houses start; a house ends where the next one starts
 */
export function findCuspHouse(starts: readonly number[], longitude: number): number {
  const distances = starts.map((start) => normalize(longitude - start));
  return distances.indexOf(Math.min(...distances)) + 1;
}
