/** Counts the letters of each digit in a name, and finds the missing and the most frequent digits. */
import { splitLatinWords, PYTHAGOREAN_VALUES, findIgnoredLetters } from './contract-letter-values.ts';
import { PYTHAGOREAN_SCHOOL, type NoLetters } from './contract-numbers.ts';

export type DigitCount = {
  digit: number;
  count: number;
  /** in the order of the name: "AAS" */
  letters: string;
};

export type LetterCounts = {
  kind: 'counts';
  /** 1 to 9, in this order */
  digits: readonly DigitCount[];
  /** digits without a letter, in books the karmic lessons */
  missing: readonly number[];
  /** the digit or digits with the most letters, in books the hidden passion */
  strongest: readonly number[];
  source: string;
};

export function countLetters(name: string): LetterCounts | NoLetters {
  const letters = splitLatinWords(name).join('');
  if (letters === '') return { kind: 'no-letters', ignoredLetters: findIgnoredLetters(name) };
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => countDigit(digit, letters));
  const highest = Math.max(...digits.map(({ count }) => count));
  const listDigitsWith = (count: number) =>
    digits.filter((each) => each.count === count).map(({ digit }) => digit);
  return {
    kind: 'counts',
    digits,
    missing: listDigitsWith(0),
    strongest: listDigitsWith(highest),
    source: PYTHAGOREAN_SCHOOL,
  };
}

function countDigit(digit: number, name: string): DigitCount {
  const letters = Array.from(name)
    .filter((letter) => PYTHAGOREAN_VALUES[letter] === digit)
    .join('');
  return { digit, count: letters.length, letters };
}
