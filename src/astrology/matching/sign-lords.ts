/** How the lords of two signs feel about each other by nature. */
import { friendship } from '#src/astrology/dignity.ts';
import type { Seven } from '#src/astrology/contract-names.ts';
import { SIGN_LORDS } from '#src/astrology/names.ts';

export const lordOf = (sign: number): Seven => SIGN_LORDS[sign - 1]!;

/** The same lord counts as friendship on both sides. */
export function feelings(
  one: number,
  other: number,
): readonly ['friendly' | 'neutral' | 'enemy', 'friendly' | 'neutral' | 'enemy'] {
  const [a, b] = [lordOf(one), lordOf(other)];
  return a === b ? ['friendly', 'friendly'] : [friendship(a, b), friendship(b, a)];
}

export const areFriends = (one: number, other: number): boolean =>
  feelings(one, other).every((feeling) => feeling === 'friendly');
