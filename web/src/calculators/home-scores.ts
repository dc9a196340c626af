/** The quick variants of the home page, point 9 of the specification. */
import { dayOfYear } from './civil-date.ts';
import { hash } from './hash.ts';
import { pair } from './names.ts';

export type Range = { min: number; max: number };

export const HOME_RANGES = {
  love: { min: 50, max: 99 },
  friendship: { min: 60, max: 99 },
  energy: { min: 30, max: 99 },
} as const satisfies Record<string, Range>;

/** From the character codes of both names, added up: whichever comes first. */
export function homeLove(one: string, other: string): number {
  const codes = Array.from(pair(one, other), (letter) => letter.codePointAt(0)!);
  return within(
    HOME_RANGES.love,
    codes.reduce((sum, code) => sum + code, 0),
  );
}

export const friendship = (one: string, other: string): number =>
  within(HOME_RANGES.friendship, hash(`friends\n${pair(one, other)}`));

/** 17 shares no factor with the 70 steps of the range: neighbouring days lie apart, and every score comes round. */
export const energy = (date: string): number => within(HOME_RANGES.energy, dayOfYear(date) * 17);

const within = ({ min, max }: Range, number: number) => min + (number % (max - min + 1));
