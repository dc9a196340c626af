/** How the lords of two signs feel about each other by nature. */
import { getFriendship } from '#src/astrology/dignity.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { SIGN_LORDS } from '#src/astrology/names.ts';

export const getSignLord = (sign: number): ClassicalGraha => SIGN_LORDS[sign - 1]!;

/** The same lord counts as friendship on both sides. */
export function getFriendships(
  one: number,
  other: number,
): readonly ['friendly' | 'neutral' | 'enemy', 'friendly' | 'neutral' | 'enemy'] {
  const [a, b] = [getSignLord(one), getSignLord(other)];
  return a === b ? ['friendly', 'friendly'] : [getFriendship(a, b), getFriendship(b, a)];
}

export const areFriends = (one: number, other: number): boolean =>
  getFriendships(one, other).every((friendship) => friendship === 'friendly');
