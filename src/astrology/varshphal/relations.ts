/**
 * Aspects and friendships of the Tajika school, by the number of signs between two grahas. Source: Nilakantha, Tajika
 * Nilakanthi, Samjna Tantra.
 */
import type { TajikaAspect } from '#src/astrology/contract-varshphal.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

const ASPECT_BY_HOUSE: Partial<Record<number, TajikaAspect>> = {
  1: 'open-enemy',
  3: 'secret-friend',
  4: 'secret-enemy',
  5: 'open-friend',
  7: 'open-enemy',
  9: 'open-friend',
  10: 'secret-enemy',
  11: 'secret-friend',
};

/** @returns null for grahas in the 2nd, 6th, 8th or 12th sign from each other, which have no aspect */
export const getTajikaAspect = (from: number, sign: number): TajikaAspect | null =>
  ASPECT_BY_HOUSE[countHouse(from, sign)] ?? null;

export type Relation = 'friend' | 'neutral' | 'enemy';

/** Grahas without an aspect are neutral. */
export function getRelation(from: number, sign: number): Relation {
  const aspect = getTajikaAspect(from, sign);
  if (!aspect) return 'neutral';
  return aspect.endsWith('friend') ? 'friend' : 'enemy';
}
