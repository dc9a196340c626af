/** The scores of the home page, as the specification of the site requires (point 9). */
import { countDayOfYear } from './civil-date.ts';
import { hash } from './hash.ts';
import { createPairKey } from './names.ts';

export type Range = { min: number; max: number };

export const HOME_RANGES = {
  love: { min: 50, max: 99 },
  friendship: { min: 60, max: 99 },
  energy: { min: 30, max: 99 },
} as const satisfies Record<string, Range>;

/** Computed from the sum of the code points of both names; their order does not matter. */
export function scoreHomeLove(firstName: string, secondName: string): number {
  const codes = Array.from(createPairKey(firstName, secondName), (letter) => letter.codePointAt(0)!);
  return mapToRange(
    HOME_RANGES.love,
    codes.reduce((sum, code) => sum + code, 0),
  );
}

export const scoreFriendship = (firstName: string, secondName: string): number =>
  mapToRange(HOME_RANGES.friendship, hash(`friends\n${createPairKey(firstName, secondName)}`));

/** 17 and the 70 values of the range have no common factor: consecutive days differ, and every score occurs. */
export const scoreEnergy = (date: string): number =>
  mapToRange(HOME_RANGES.energy, countDayOfYear(date) * 17);

const mapToRange = ({ min, max }: Range, number: number) => min + (number % (max - min + 1));
