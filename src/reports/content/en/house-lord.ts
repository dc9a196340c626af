/** The lords of eight houses in the twelve: index house - 1. */
import { lordOfFourth } from './house-lord/home.ts';
import { lordOfFifth, lordOfNinth } from './house-lord/learning.ts';
import { lordOfEleventh, lordOfSecond } from './house-lord/money.ts';
import { lordOfSeventh } from './house-lord/partnership.ts';
import { lordOfFirst } from './house-lord/self.ts';
import { lordOfTenth } from './house-lord/work.ts';

export type ReadHouse = 1 | 2 | 4 | 5 | 7 | 9 | 10 | 11;

export const houseLord: Record<ReadHouse, readonly string[]> = {
  1: lordOfFirst,
  2: lordOfSecond,
  4: lordOfFourth,
  5: lordOfFifth,
  7: lordOfSeventh,
  9: lordOfNinth,
  10: lordOfTenth,
  11: lordOfEleventh,
};
