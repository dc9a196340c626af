/** The sign of the houses of the life areas: index sign - 1. */
import { signOnNinth } from './sign-on-house/sign-on-ninth.ts';
import { signOnFourth } from './sign-on-house/sign-on-fourth.ts';
import { signOnSecond } from './sign-on-house/sign-on-second.ts';
import { signOnSeventh } from './sign-on-house/sign-on-seventh.ts';
import { signOnTenth } from './sign-on-house/sign-on-tenth.ts';

export const houseSign: Record<2 | 4 | 7 | 9 | 10, readonly string[]> = {
  2: signOnSecond,
  4: signOnFourth,
  7: signOnSeventh,
  9: signOnNinth,
  10: signOnTenth,
};
