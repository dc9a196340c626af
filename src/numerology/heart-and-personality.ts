/** Heart and personality numbers: the vowels and the consonants of a name. */
import { splitLatinWords, PYTHAGOREAN_VALUES, findIgnoredLetters } from './contract-letter-values.ts';
import {
  addUp,
  MASTER_NUMBERS_BELOW_33,
  PYTHAGOREAN_SCHOOL,
  reduceDigits,
  sumWords,
  type NoLetters,
  type NumberResult,
} from './contract-numbers.ts';

export type HeartAndPersonality = {
  kind: 'heart-and-personality';
  /** from the vowels, in books also soul urge or heart's desire; undefined for a name without vowels */
  heart: NumberResult | undefined;
  /** from the consonants, in books the personality */
  personality: NumberResult | undefined;
};

/**
 * Both numbers keep 11 and 22, like the destiny. Y is a vowel unless it is next to another vowel: in Kathy, not in
 * Maya. The unreduced sums of both add up to that of the destiny.
 */
export function computeHeartAndPersonality(name: string): HeartAndPersonality | NoLetters {
  const words = splitLatinWords(name);
  if (words.length === 0) return { kind: 'no-letters', ignoredLetters: findIgnoredLetters(name) };
  return {
    kind: 'heart-and-personality',
    heart: computeFromLetters(words, true),
    personality: computeFromLetters(words, false),
  };
}

function computeFromLetters(words: readonly string[], useVowels: boolean): NumberResult | undefined {
  const lettersByWord = words.map((word) => pickLetters(word, useVowels)).filter(Boolean);
  if (lettersByWord.length === 0) return undefined;
  const { sums, workings } = sumWords(lettersByWord, PYTHAGOREAN_VALUES);
  const [total, totalLine] = addUp(sums);
  const { value, workings: reductionWorkings } = reduceDigits(total, MASTER_NUMBERS_BELOW_33);
  return {
    kind: 'number',
    value,
    workings: [...workings, ...(sums.length > 1 ? [totalLine] : []), ...reductionWorkings],
    source: PYTHAGOREAN_SCHOOL,
  };
}

const pickLetters = (word: string, useVowels: boolean) =>
  Array.from(word)
    .filter((letter, index) => isVowel(letter, word[index - 1], word[index + 1]) === useVowels)
    .join('');

function isVowel(letter: string, before = '', after = ''): boolean {
  const isPlainVowel = (text: string) => text !== '' && 'AEIOU'.includes(text);
  return isPlainVowel(letter) || (letter === 'Y' && !isPlainVowel(before) && !isPlainVowel(after));
}
