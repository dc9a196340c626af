/** Keeps each date, clock time and short sum on one line. */
import type { DateWords } from './date-format.ts';

export function joinWithNonBreakingSpaces(text: string, words: DateWords): string {
  const { date, clock } = getPatterns(words);
  return text
    .replace(date, (_, ...parts: (string | undefined)[]) => parts.slice(0, 3).filter(Boolean).join('\u00a0'))
    .replace(clock, '$1\u00a0$2')
    .replace(SUM, joinSum);
}

const SUM = /\d+(?: [+=] \d+)+/g;
/** A longer sum may be wider than the column of reasons. */
const MAX_SUM_ON_ONE_LINE = 20;

/** A long sum is broken only before a sign. */
const joinSum = (sum: string): string =>
  sum.length <= MAX_SUM_ON_ONE_LINE ? sum.replaceAll(' ', '\u00a0') : sum.replaceAll(/([+=]) /g, '$1\u00a0');

type Patterns = { date: RegExp; clock: RegExp };
const patterns = new WeakMap<DateWords['names'], Patterns>();

/** A report has thousands of texts, so the patterns of its language are kept. */
function getPatterns({ names, dates }: DateWords): Patterns {
  const known = patterns.get(names);
  if (known) return known;
  const months = toAlternatives([...names.months, ...names.shortMonths]);
  const created = {
    date: new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}) (${months})(?: (\\d{4}))?(?![\\p{L}\\d])`, 'gu'),
    clock: new RegExp(`(\\d) (${toAlternatives(dates.halves)})(?!\\p{L})`, 'gu'),
  };
  patterns.set(names, created);
  return created;
}

/** Longer words come first, because a short name of a month is the start of its full name. */
const toAlternatives = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|');
