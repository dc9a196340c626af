/** Returns the natural friendship of the lords of two signs. */
import { getFriendship } from '#src/astrology/dignity.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { SIGN_LORDS } from '#src/astrology/names.ts';

export const getSignLord = (sign: number): ClassicalGraha => SIGN_LORDS[sign - 1]!;

/** If one graha rules both signs, this counts as mutual friendship. */
export function getFriendships(
  one: number,
  other: number,
): readonly ['friendly' | 'neutral' | 'enemy', 'friendly' | 'neutral' | 'enemy'] {
  const [a, b] = [getSignLord(one), getSignLord(other)];
  return a === b ? ['friendly', 'friendly'] : [getFriendship(a, b), getFriendship(b, a)];
}

export const areFriends = (one: number, other: number): boolean =>
  getFriendships(one, other).every((friendship) => friendship === 'friendly');
