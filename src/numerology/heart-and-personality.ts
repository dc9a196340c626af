/** Heart and personality numbers: the vowels and the consonants of a name. */
import { splitLatinWords, PYTHAGOREAN, findUnreadLetters } from './contract-letter-values.ts';
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
 * Both keep 11 and 22, like the destiny. Y is a vowel unless it is next to another vowel: in Kathy, not in Maya.
 * The sum of both equals the sum of the destiny.
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

function computeFromLetters(words: readonly string[], vowels: boolean): NumberResult | undefined {
  const kept = words.map((word) => pickLetters(word, vowels)).filter(Boolean);
  if (kept.length === 0) return undefined;
  const { sums, steps } = sumWords(kept, PYTHAGOREAN);
  const [total, together] = addUp(sums);
  const { value, steps: reduced } = reduce(total, [11, 22]);
  return {
    kind: 'number',
    value,
    steps: [...steps, ...(sums.length > 1 ? [together] : []), ...reduced],
    source: PYTHAGOREAN_SCHOOL,
  };
}

const pickLetters = (word: string, vowels: boolean) =>
  Array.from(word)
    .filter((letter, at) => isVowel(letter, word[at - 1], word[at + 1]) === vowels)
    .join('');

function isVowel(letter: string, before = '', after = ''): boolean {
  const plain = (each: string) => each !== '' && 'AEIOU'.includes(each);
  return plain(letter) || (letter === 'Y' && !plain(before) && !plain(after));
}
