/** The sign of each house: index sign - 1. */
import type { HouseNumber } from './house-lord.ts';
import { signOnThird } from './sign-on-house/sign-on-third.ts';
import { signOnEighth } from './sign-on-house/sign-on-eighth.ts';
import { signOnTwelfth } from './sign-on-house/sign-on-twelfth.ts';
import { signOnSixth } from './sign-on-house/sign-on-sixth.ts';
import { signOnNinth } from './sign-on-house/sign-on-ninth.ts';
import { signOnEleventh } from './sign-on-house/sign-on-eleventh.ts';
import { signOnFourth } from './sign-on-house/sign-on-fourth.ts';
import { signOnSecond } from './sign-on-house/sign-on-second.ts';
import { signOnSeventh } from './sign-on-house/sign-on-seventh.ts';
import { signOnFifth } from './sign-on-house/sign-on-fifth.ts';
import { signOnFirst } from './sign-on-house/sign-on-first.ts';
import { signOnTenth } from './sign-on-house/sign-on-tenth.ts';

export const houseSign: Record<HouseNumber, readonly string[]> = {
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
