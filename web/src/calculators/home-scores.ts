/** The quick variants of the home page, point 9 of the specification. */
import { countDayOfYear } from './civil-date.ts';
import { hash } from './hash.ts';
import { createPairKey } from './names.ts';

export type Range = { min: number; max: number };

export const HOME_RANGES = {
  love: { min: 50, max: 99 },
  friendship: { min: 60, max: 99 },
  energy: { min: 30, max: 99 },
} as const satisfies Record<string, Range>;

/** From the character codes of both names, added up: whichever comes first. */
export function scoreHomeLove(one: string, other: string): number {
  const codes = Array.from(createPairKey(one, other), (letter) => letter.codePointAt(0)!);
  return mapToRange(
    HOME_RANGES.love,
    codes.reduce((sum, code) => sum + code, 0),
  );
}

export const scoreFriendship = (one: string, other: string): number =>
  mapToRange(HOME_RANGES.friendship, hash(`friends\n${createPairKey(one, other)}`));

/** 17 shares no factor with the 70 steps of the range: neighbouring days lie apart, and every score comes round. */
export const scoreEnergy = (date: string): number =>
  mapToRange(HOME_RANGES.energy, countDayOfYear(date) * 17);

const mapToRange = ({ min, max }: Range, number: number) => min + (number % (max - min + 1));
