/** `lagna numerology`: computes the numerology of a name and a date, with every step. */
import type { Print } from './print.ts';
import { computeNumberProfile } from '#src/numerology/profile.ts';

/** `on`: the day for which the personal year is computed, YYYY-MM-DD. */
export type NumerologyOptions = { name: string; date: string; on?: string };

/** @returns the exit status: 0 success, 2 invalid date */
export function runNumerology({ name, date, on }: NumerologyOptions, today: string, print: Print): 0 | 2 {
  try {
    print(JSON.stringify(computeNumberProfile(name, date, on ?? today), null, 2));
    return 0;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    return 2;
  }
}
