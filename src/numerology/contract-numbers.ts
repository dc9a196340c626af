/**
 * The numbers of the numerology calculator and of the numerology report, each with its calculation, for server and
 * browser. Pure and without dependencies. The formulas are those of the specification (point 9).
 */
import {
  splitLatinWords,
  PYTHAGOREAN_VALUES,
  findIgnoredLetters,
  toLetterValues,
} from './contract-letter-values.ts';

/**
 * A step that is not a sum. `master`: a master number is not reduced; `day`: the day has one digit already; `remainder`: of a
 * division by nine; `centre`: the centre of the Kua square is replaced; `uncounted`: letters of other scripts. The printed
 * sentences are in contract-remarks.ts.
 */
export type Remark =
  | { kind: 'master'; value: number }
  | { kind: 'day'; day: number }
  | { kind: 'remainder'; sum: number; remainder: number }
  | { kind: 'centre'; value: number }
  | { kind: 'uncounted'; letters: string };

/** A sum as it is printed, "2 + 5 = 7", or a remark. */
export type WorkingStep = string | Remark;

/** `workings` are the steps of the calculation, none for a single digit. `source` names the school or book of the formula. */
export type NumberResult = {
  kind: 'number';
  value: number;
  workings: readonly WorkingStep[];
  source: string;
};

/** The name has no Latin letter. `ignoredLetters` are its letters of other scripts, which have no value. */
export type NoLetters = { kind: 'no-letters'; ignoredLetters: string };

/** Printed as the source of a number. It states the age of the method: no Pythagorean source contains it. */
export const PYTHAGOREAN_SCHOOL =
  'The modern “Pythagorean” school of American numerologists, from L. Dow Balliett (about 1900) to Juno Jordan: it is named after Pythagoras, not handed down from him.';
export const SOUL_URGE_SOURCE =
  'A rule of this site: life path and destiny together. Most books take the soul urge from the vowels of the name, which is our heart number.';

/** Sums of a date that are not reduced to one digit. */
export const MASTER_NUMBERS = [11, 22, 33];
/** The same for the day of the month and for names, which have no 33. */
export const MASTER_NUMBERS_BELOW_33 = [11, 22];

/** The digits of the birth date, YYYY-MM-DD, summed and reduced; 11, 22 and 33 are kept. @throws RangeError */
export const computeLifePath = (date: string): NumberResult =>
  computeFromDigits(toDateDigits(date), MASTER_NUMBERS);

/**
 * Computes the life path from a date in any notation, such as "4.6.1996" (home page): all digits of the text are summed
 * and reduced; 11, 22 and 33 are kept.
 * @returns undefined for text without a digit
 */
export function computeLifePathOfText(text: string): NumberResult | undefined {
  const digits = text.replace(/\D/g, '');
  return digits ? computeFromDigits(digits, MASTER_NUMBERS) : undefined;
}

/** All letters of the full name, A, J, S = 1 to I, R = 9, summed and reduced; 11 and 22 are kept. */
export function computeDestiny(name: string): NumberResult | NoLetters {
  const words = splitLatinWords(name);
  return words.length > 0
    ? computeFromWords(words, name)
    : { kind: 'no-letters', ignoredLetters: findIgnoredLetters(name) };
}

/** Life path plus destiny, modulo 9; 0 becomes 9. */
export function computeSoulUrge(lifePath: number, destiny: number): NumberResult {
  const sum = lifePath + destiny;
  const remainder = sum % 9;
  const workings: WorkingStep[] = [
    `${lifePath} + ${destiny} = ${sum}`,
    { kind: 'remainder', sum, remainder },
  ];
  return { kind: 'number', value: remainder || 9, workings, source: SOUL_URGE_SOURCE };
}

/**
 * Adds the digits repeatedly until one is left or one of `keptNumbers` is reached.
 * @returns the value, and each sum and the remark on a kept number; no workings if there was nothing to add
 */
export function reduceDigits(
  total: number,
  keptNumbers: readonly number[],
): { value: number; workings: WorkingStep[] } {
  const workings: WorkingStep[] = [];
  let value = total;
  while (value > 9 && !keptNumbers.includes(value)) {
    const [sum, line] = addUp(Array.from(String(value), Number));
    workings.push(line);
    value = sum;
  }
  if (value > 9) workings.push({ kind: 'master', value });
  return { value, workings };
}

/** Returns the sum and its text: [8, "3 + 5 = 8"]. */
export function addUp(parts: readonly number[]): [sum: number, line: string] {
  const sum = parts.reduce((total, part) => total + part, 0);
  return [sum, `${parts.join(' + ')} = ${sum}`];
}

/**
 * Returns the eight digits of a date, "19960604" for 1996-06-04.
 * @throws RangeError for text that is not YYYY-MM-DD, and for a date that does not exist
 */
export function toDateDigits(date: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError('A date is written YYYY-MM-DD.');
  // Date moves a day that does not exist to the next month.
  if (new Date(`${date}T00:00Z`).getUTCDate() !== Number(date.slice(8)))
    throw new RangeError(`${date} is not a date of the calendar. Please check day and month.`);
  return date.replaceAll('-', '');
}

function computeFromDigits(digits: string, keptNumbers: readonly number[]): NumberResult {
  const [sum, line] = addUp(Array.from(digits, Number));
  const { value, workings } = reduceDigits(sum, keptNumbers);
  return {
    kind: 'number',
    value,
    workings: digits.length > 1 ? [line, ...workings] : workings,
    source: PYTHAGOREAN_SCHOOL,
  };
}

function computeFromWords(words: readonly string[], name: string): NumberResult {
  const { sums, workings } = sumWords(words, PYTHAGOREAN_VALUES);
  const [total, totalLine] = addUp(sums);
  const { value, workings: reductionWorkings } = reduceDigits(total, MASTER_NUMBERS_BELOW_33);
  const ignoredLetters = findIgnoredLetters(name);
  return {
    kind: 'number',
    value,
    workings: [
      ...(ignoredLetters ? [{ kind: 'uncounted' as const, letters: ignoredLetters }] : []),
      ...workings,
      ...(sums.length > 1 ? [totalLine] : []),
      ...reductionWorkings,
    ],
    source: PYTHAGOREAN_SCHOOL,
  };
}

/** Sums the letters of each word. `workings` has one line per word: "A 1 + S 1 + H 8 + A 1 = 11". */
export function sumWords(
  words: readonly string[],
  table: Readonly<Record<string, number>>,
): { sums: number[]; workings: string[] } {
  const letters = words.map((word) => toLetterValues(word, table));
  const sums = letters.map((word) => word.reduce((sum, { value }) => sum + value, 0));
  const workings = letters.map(
    (word, index) => `${word.map(({ letter, value }) => `${letter} ${value}`).join(' + ')} = ${sums[index]}`,
  );
  return { sums, workings };
}
