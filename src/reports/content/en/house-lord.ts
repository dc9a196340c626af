/** The lords of the twelve houses in the twelve: index house - 1. */
import { lordOfThird } from './house-lord/courage.ts';
import { lordOfEighth } from './house-lord/depth.ts';
import { lordOfTwelfth } from './house-lord/distance.ts';
import { lordOfSixth } from './house-lord/effort.ts';
import { lordOfFourth } from './house-lord/home.ts';
import { lordOfFifth, lordOfNinth } from './house-lord/learning.ts';
import { lordOfEleventh, lordOfSecond } from './house-lord/money.ts';
import { lordOfSeventh } from './house-lord/partnership.ts';
import { lordOfFirst } from './house-lord/self.ts';
import { lordOfTenth } from './house-lord/work.ts';

export type ReadHouse = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const houseLord: Record<ReadHouse, readonly string[]> = {
  1: lordOfFirst,
  2: lordOfSecond,
  3: lordOfThird,
  4: lordOfFourth,
  5: lordOfFifth,
  6: lordOfSixth,
  7: lordOfSeventh,
  8: lordOfEighth,
  9: lordOfNinth,
  10: lordOfTenth,
  11: lordOfEleventh,
  12: lordOfTwelfth,
};
