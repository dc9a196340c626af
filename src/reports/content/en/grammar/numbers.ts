/** English numbers, degrees, lists and sentences. */
export { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { toUppercaseFirst } from '#src/astrology/phrases.ts';

export { formatList } from '#src/astrology/phrases.ts';

/** "a, b or c" */
export const formatAlternatives = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

/** "Born before 8:09 pm: an active person", or "If born before 8:09 pm, work: steady" if the first sentence has a colon. */
export const introduceSentence = (intro: string, text: string): string =>
  text.split('.')[0]!.includes(':')
    ? `If ${intro.charAt(0).toLowerCase()}${intro.slice(1)}, ${text}`
    : `${intro}: ${text}`;

/** With a full stop, if it has none. */
export const toSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Clauses without capital letters and full stops as sentences; the first letter and the last full stop are left to the caller. */
export const joinSentences = (clauses: readonly string[]): string =>
  clauses.map((clause, i) => (i === 0 ? clause : toUppercaseFirst(clause))).join('. ');

const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** "no" to "ten"; digits above ten */
export const toNumberWord = (n: number): string => NUMBER_WORDS[n] ?? String(n);

/** "29th" */
export function formatOrdinalDigits(n: number): string {
  const isTeen = n % 100 > 10 && n % 100 < 14;
  return `${n}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
}

/** "three of eight", "none of eight": the bindus of a graha in a sign */
export const formatCountOfEight = (count: number): string =>
  `${count === 0 ? 'none' : toNumberWord(count)} of eight`;

export const lessThanMinuteOfArc = 'less than a minute of arc';

/** "25.18° N, 75.83° E" */
export const formatCoordinates = (latitude: number, longitude: number): string =>
  `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`;
