/** The name number of Cheiro, who called it Chaldean. */
import {
  splitLatinWords,
  findIgnoredLetters,
  toLetterValues,
  type ValuedLetter,
} from './contract-letter-values.ts';
import { addUp, reduceDigits, sumWords, type NoLetters, type WorkingStep } from './contract-numbers.ts';

/** Values of the letters in Cheiro's Book of Numbers (1926): no letter is 9. */
const CHALDEAN_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'].flatMap((letters, index) =>
    Array.from(letters, (letter) => [letter, index + 1]),
  ),
);

const SOURCE =
  'Cheiro (Count Louis Hamon), Cheiro’s Book of Numbers, 1926: JOHN 18 = 9, SMITH 17 = 8, together the compound 17 and the single number 8. That the table is Chaldean is his word; no older source is known.';

export type ChaldeanName = {
  kind: 'chaldean';
  /** sum of the words' single digits; for one word the sum of its letters */
  compound: number;
  /** sum of all letters, as in most calculators today: the single number is the same, the compound often differs */
  total: number;
  /** the single digit of each word */
  figures: readonly number[];
  /** one digit */
  single: number;
  workings: readonly WorkingStep[];
  source: string;
};

/** @param name the names by which the person is usually called, not the full legal name, as Cheiro requires */
export function computeChaldeanName(name: string): ChaldeanName | NoLetters {
  const words = splitLatinWords(name);
  if (words.length === 0) return { kind: 'no-letters', ignoredLetters: findIgnoredLetters(name) };
  const { sums, workings } = sumWords(words, CHALDEAN_VALUES);
  const [total] = addUp(sums);
  const digits = sums.map((sum) => reduceDigits(sum, []));
  const [sumOfDigits, sumLine] = addUp(digits.map(({ value }) => value));
  const compound = words.length === 1 ? total : sumOfDigits;
  const single = reduceDigits(compound, []);
  return {
    kind: 'chaldean',
    compound,
    total,
    figures: digits.map(({ value }) => value),
    single: single.value,
    workings:
      words.length === 1
        ? [...workings, ...single.workings]
        : [
            ...workings.flatMap((line, index) => [line, ...digits[index]!.workings]),
            sumLine,
            ...single.workings,
          ],
    source: SOURCE,
  };
}

/** Lists every letter of a name with its value, in order. */
export const listChaldeanLetters = (name: string): ValuedLetter[] =>
  splitLatinWords(name).flatMap((word) => toLetterValues(word, CHALDEAN_VALUES));
