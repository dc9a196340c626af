/** The lord of each house in each house: index house - 1. */
import { lordOfThird } from './lord-in-house/third-lord.ts';
import { lordOfEighth } from './lord-in-house/eighth-lord.ts';
import { lordOfTwelfth } from './lord-in-house/twelfth-lord.ts';
import { lordOfSixth } from './lord-in-house/sixth-lord.ts';
import { lordOfFourth } from './lord-in-house/fourth-lord.ts';
import { lordOfFifth, lordOfNinth } from './lord-in-house/fifth-and-ninth-lord.ts';
import { lordOfEleventh, lordOfSecond } from './lord-in-house/second-and-eleventh-lord.ts';
import { lordOfSeventh } from './lord-in-house/seventh-lord.ts';
import { lordOfFirst } from './lord-in-house/first-lord.ts';
import { lordOfTenth } from './lord-in-house/tenth-lord.ts';

export type HouseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const houseLord: Record<HouseNumber, readonly string[]> = {
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
