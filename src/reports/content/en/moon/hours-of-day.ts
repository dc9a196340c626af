/** Phrases on the hours of a birth day whose time is unknown, and on the birth stars of that day. */
import { formatAlternatives } from '#src/reports/content/en/grammar/index.ts';

/** Times as "12:30 am"; none at an end that is midnight. */
export type HoursOfDay = { from?: string; to?: string };

export function describeHours({ from, to }: HoursOfDay): string {
  if (from && to) return `between ${from} and ${to}`;
  if (from) return `after ${from}`;
  return to ? `before ${to}` : '';
}

export const birthStarTexts = {
  allDay: 'from one midnight to the next',
  /** below the star of most hours, in the summary */
  longest: (hours: number, otherStars: readonly string[]): string =>
    `for ${hours} of 24 hours; else ${formatAlternatives(otherStars)}`,
  starWithHours: (star: string, hours: string): string => (hours ? `${star} ${hours}` : star),
  partTitle: (star: string, hours: string): string => `${star}, if you were born ${hours}`,
  onlyTitle: (star: string): string => `Your star, ${star}`,
  movedThrough: (stars: string): string => `that day it was in ${stars}, one after the other`,
  stayed: (star: string): string => `it stayed in ${star}`,
} as const;
