/** Compound friendship of two grahas in this chart, natural and temporary (panchadha maitri, BPHS ch. 3). */
import type { ClassicalGraha } from '#src/astrology/contract-strengths.ts';
import { getFriendship } from '#src/astrology/dignity.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { PerGraha } from './per-graha.ts';

const COMPOUND_FRIENDSHIPS = ['great enemy', 'enemy', 'neutral', 'friend', 'great friend'] as const;
export type CompoundFriendship = (typeof COMPOUND_FRIENDSHIPS)[number];

const NATURAL_RANKS = { enemy: 1, neutral: 2, friendly: 3 };

/** A graha in the three signs before or after is a temporary friend, any other an enemy. `signs`: 1 to 12. */
export function getCompoundFriendship(
  graha: ClassicalGraha,
  other: ClassicalGraha,
  signs: PerGraha,
): CompoundFriendship {
  const away = countHouse(signs[graha], signs[other]);
  const near = away !== 1 && (away <= 4 || away >= 10);
  return COMPOUND_FRIENDSHIPS[NATURAL_RANKS[getFriendship(graha, other)] + (near ? 1 : -1)]!;
}
