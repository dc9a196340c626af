/** The lords of the lagna and of the life areas in each house: index house - 1. */
import { lordOfFourth } from './lord-in-house/fourth-lord.ts';
import { lordOfFifth, lordOfNinth } from './lord-in-house/fifth-and-ninth-lord.ts';
import { lordOfEleventh, lordOfSecond } from './lord-in-house/second-and-eleventh-lord.ts';
import { lordOfSeventh } from './lord-in-house/seventh-lord.ts';
import { lordOfFirst } from './lord-in-house/first-lord.ts';
import { lordOfTenth } from './lord-in-house/tenth-lord.ts';

export type HouseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The houses whose lords are read in the life areas. */
export type AreaHouse = 2 | 4 | 5 | 7 | 9 | 10 | 11;

export const houseLord: Record<1 | AreaHouse, readonly string[]> = {
  1: lordOfFirst,
  2: lordOfSecond,
  4: lordOfFourth,
  5: lordOfFifth,
  7: lordOfSeventh,
  9: lordOfNinth,
  10: lordOfTenth,
  11: lordOfEleventh,
};
