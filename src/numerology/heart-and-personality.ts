/** Heart and personality numbers: the vowels and the consonants of a name. */
import { splitLatinWords, PYTHAGOREAN_VALUES, findUnreadLetters } from './contract-letter-values.ts';
import {
  addUp,
  PYTHAGOREAN_SCHOOL,
  reduce,
  sumWords,
  type NoLetters,
  type NumberResult,
} from './contract-numbers.ts';

export type HeartAndPersonality = {
  kind: 'names';
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
  if (words.length === 0) return { kind: 'no-letters', unread: findUnreadLetters(name) };
  return {
    kind: 'names',
    heart: computeFromLetters(words, true),
    personality: computeFromLetters(words, false),
  };
}

function computeFromLetters(words: readonly string[], useVowels: boolean): NumberResult | undefined {
  const lettersByWord = words.map((word) => pickLetters(word, useVowels)).filter(Boolean);
  if (lettersByWord.length === 0) return undefined;
  const { sums, steps } = sumWords(lettersByWord, PYTHAGOREAN_VALUES);
  const [total, totalStep] = addUp(sums);
  const { value, steps: reductionSteps } = reduce(total, [11, 22]);
  return {
    kind: 'number',
    value,
    steps: [...steps, ...(sums.length > 1 ? [totalStep] : []), ...reductionSteps],
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
