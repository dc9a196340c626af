/**
 * Compound friendship (panchadha maitri): natural and temporary friendship of two grahas together. Source: Brihat
 * Parashara Hora Shastra ch. 3.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getFriendship } from '#src/astrology/dignity.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { PerGraha } from './per-graha.ts';

const COMPOUND_FRIENDSHIPS = ['great enemy', 'enemy', 'neutral', 'friend', 'great friend'] as const;
export type CompoundFriendship = (typeof COMPOUND_FRIENDSHIPS)[number];

const NATURAL_RANKS = { enemy: 1, neutral: 2, friendly: 3 };

/** @param signs sign of each graha, 1 to 12 */
export function getCompoundFriendship(
  graha: ClassicalGraha,
  otherGraha: ClassicalGraha,
  signs: PerGraha,
): CompoundFriendship {
  const temporaryRank = isTemporaryFriend(signs[graha], signs[otherGraha]) ? 1 : -1;
  return COMPOUND_FRIENDSHIPS[NATURAL_RANKS[getFriendship(graha, otherGraha)] + temporaryRank]!;
}

/**
 * A graha in the three signs before or after another is its temporary friend; any other graha, also one in the same
 * sign, is its temporary enemy.
 */
export function isTemporaryFriend(sign: number, otherSign: number): boolean {
  const distance = countHouse(sign, otherSign);
  return distance !== 1 && (distance <= 4 || distance >= 10);
}
