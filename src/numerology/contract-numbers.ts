/**
 * The numbers of the site's numerology calculator, with the sums that lead to them, for server and browser. Pure and
 * without dependencies. The formulas are those of the specification of the site (point 9).
 */
import {
  splitLatinWords,
  PYTHAGOREAN_VALUES,
  findUnreadLetters,
  toLetterValues,
} from './contract-letter-values.ts';

/** `steps` are sums in order: "1 + 9 + 9 + 6 = 25", "2 + 5 = 7". */
export type NumberResult = { kind: 'number'; value: number; steps: readonly string[]; source: string };

/** The name has no Latin letter; `unread` are the letters it has. */
export type NoLetters = { kind: 'no-letters'; unread: string };

/** States the age of the method correctly: no Pythagorean source contains it. */
export const PYTHAGOREAN_SCHOOL =
  'The modern “Pythagorean” school of American numerologists, from L. Dow Balliett (about 1900) to Juno Jordan: it is named after Pythagoras, not handed down from him.';
export const SOUL_URGE_SOURCE =
  'A rule of this site: life path and destiny together. Most books take the soul urge from the vowels of the name, which is our heart number.';

export const MASTER_NUMBERS = [11, 22, 33];

/** The digits of the birth date, YYYY-MM-DD, summed and reduced; 11, 22 and 33 are kept. @throws RangeError */
export const computeLifePath = (date: string): NumberResult =>
  computeFromDigits(toDigits(date), MASTER_NUMBERS);

/**
 * Computes the life path for the home page: the digits of any text summed and reduced; 11, 22 and 33 are kept.
 * @returns undefined for text without a digit
 */
export function computeHomeNumber(text: string): NumberResult | undefined {
  const digits = text.replace(/\D/g, '');
  return digits ? computeFromDigits(digits, MASTER_NUMBERS) : undefined;
}

/** All letters of the full name, A, J, S = 1 to I, R = 9, summed and reduced; 11 and 22 are kept. */
export function computeDestiny(name: string): NumberResult | NoLetters {
  const words = splitLatinWords(name);
  return words.length > 0
    ? computeFromWords(words, name)
    : { kind: 'no-letters', unread: findUnreadLetters(name) };
}

/** Life path plus destiny, modulo 9; 0 becomes 9. */
export function computeSoulUrge(lifePath: number, destiny: number): NumberResult {
  const sum = lifePath + destiny;
  const remainder = sum % 9;
  const steps = [
    `${lifePath} + ${destiny} = ${sum}`,
    remainder === 0
      ? `${sum} divided by 9 leaves nothing, which counts as 9`
      : `${sum} divided by 9 leaves ${remainder}`,
  ];
  return { kind: 'number', value: remainder || 9, steps, source: SOUL_URGE_SOURCE };
}

/**
 * Adds the digits repeatedly until one is left or one of `keptNumbers` is reached.
 * @returns the value, and each sum as text; no steps if there was nothing to add
 */
export function reduce(total: number, keptNumbers: readonly number[]): { value: number; steps: string[] } {
  const steps: string[] = [];
  let value = total;
  while (value > 9 && !keptNumbers.includes(value)) {
    const [sum, step] = addUp(Array.from(String(value), Number));
    steps.push(step);
    value = sum;
  }
  if (value > 9) steps.push(`${value} is a master number and is kept`);
  return { value, steps };
}

/** Returns the sum and its text: [8, "3 + 5 = 8"]. */
export function addUp(parts: readonly number[]): [sum: number, step: string] {
  const sum = parts.reduce((total, part) => total + part, 0);
  return [sum, `${parts.join(' + ')} = ${sum}`];
}

/**
 * @returns the eight digits of a date @throws RangeError for text that is not YYYY-MM-DD, and for a date that does not
 * exist
 */
export function toDigits(date: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError('A date is written YYYY-MM-DD.');
  // Date moves a day that does not exist to the next month.
  if (new Date(`${date}T00:00Z`).getUTCDate() !== Number(date.slice(8)))
    throw new RangeError(`${date} is no day of the calendar. Please check day and month.`);
  return date.replaceAll('-', '');
}

function computeFromDigits(digits: string, keptNumbers: readonly number[]): NumberResult {
  const [sum, step] = addUp(Array.from(digits, Number));
  const { value, steps } = reduce(sum, keptNumbers);
  return {
    kind: 'number',
    value,
    steps: digits.length > 1 ? [step, ...steps] : steps,
    source: PYTHAGOREAN_SCHOOL,
  };
}

const MASTER_NUMBERS_OF_NAMES = [11, 22];

function computeFromWords(words: readonly string[], name: string): NumberResult {
  const { sums, steps } = sumWords(words, PYTHAGOREAN_VALUES);
  const [total, totalStep] = addUp(sums);
  const { value, steps: reductionSteps } = reduce(total, MASTER_NUMBERS_OF_NAMES);
  const unread = findUnreadLetters(name);
  return {
    kind: 'number',
    value,
    steps: [
      ...(unread ? [`${unread}: letters of other scripts are not counted`] : []),
      ...steps,
      ...(sums.length > 1 ? [totalStep] : []),
      ...reductionSteps,
    ],
    source: PYTHAGOREAN_SCHOOL,
  };
}

/** Sums the letters of each word. A step is the text of one word: "A 1 + S 1 + H 8 + A 1 = 11". */
export function sumWords(
  words: readonly string[],
  table: Readonly<Record<string, number>>,
): { sums: number[]; steps: string[] } {
  const letters = words.map((word) => toLetterValues(word, table));
  const sums = letters.map((word) => word.reduce((sum, { value }) => sum + value, 0));
  const steps = letters.map(
    (word, index) => `${word.map(({ letter, value }) => `${letter} ${value}`).join(' + ')} = ${sums[index]}`,
  );
  return { sums, steps };
}
