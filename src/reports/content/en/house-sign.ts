/** The sign that stands on each house: index sign - 1. What each part of life is made of. */
import type { ReadHouse } from './house-lord.ts';
import { signOnThird } from './house-sign/courage.ts';
import { signOnEighth } from './house-sign/depth.ts';
import { signOnTwelfth } from './house-sign/distance.ts';
import { signOnSixth } from './house-sign/effort.ts';
import { signOnNinth } from './house-sign/faith.ts';
import { signOnEleventh } from './house-sign/friends.ts';
import { signOnFourth } from './house-sign/home.ts';
import { signOnSecond } from './house-sign/money.ts';
import { signOnSeventh } from './house-sign/partnership.ts';
import { signOnFifth } from './house-sign/play.ts';
import { signOnFirst } from './house-sign/self.ts';
import { signOnTenth } from './house-sign/work.ts';

export const houseSign: Record<ReadHouse, readonly string[]> = {
  1: signOnFirst,
  2: signOnSecond,
  3: signOnThird,
  4: signOnFourth,
  5: signOnFifth,
  6: signOnSixth,
  7: signOnSeventh,
  8: signOnEighth,
  9: signOnNinth,
  10: signOnTenth,
  11: signOnEleventh,
  12: signOnTwelfth,
};
