/** Natural friendship of the lords of two signs. */
import { getFriendship } from '#src/astrology/dignity.ts';
import { getSignLord } from '#src/astrology/houses.ts';

/**
 * Returns the friendship of each lord towards the other. If one graha rules both signs, it counts as mutual friendship.
 */
export function getFriendships(
  firstSign: number,
  secondSign: number,
): readonly ['friendly' | 'neutral' | 'enemy', 'friendly' | 'neutral' | 'enemy'] {
  const [firstLord, secondLord] = [getSignLord(firstSign), getSignLord(secondSign)];
  return firstLord === secondLord
    ? ['friendly', 'friendly']
    : [getFriendship(firstLord, secondLord), getFriendship(secondLord, firstLord)];
}

export const areFriends = (firstSign: number, secondSign: number): boolean =>
  getFriendships(firstSign, secondSign).every((friendship) => friendship === 'friendly');
