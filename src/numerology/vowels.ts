/** The heart and the face of a name: its vowels and its consonants. */
import { latinWords, PYTHAGOREAN, unreadLetters } from './contract-letters.ts';
import {
  addUp,
  PYTHAGOREAN_SCHOOL,
  reduce,
  wordSums,
  type NoLetters,
  type Reckoned,
} from './contract-numbers.ts';

export type HeartAndFace = {
  kind: 'names';
  /** the vowels, in books also soul urge or heart's desire; undefined for a name of consonants alone */
  heart: Reckoned | undefined;
  /** the consonants, in books the personality */
  personality: Reckoned | undefined;
};

/**
 * Both keep 11 and 22, as the destiny does. Y is a vowel unless another vowel stands beside it: in Kathy, not in Maya.
 * Their sums together are the sum of the destiny.
 */
export function heartAndPersonality(name: string): HeartAndFace | NoLetters {
  const words = latinWords(name);
  if (words.length === 0) return { kind: 'no-letters', unread: unreadLetters(name) };
  return { kind: 'names', heart: ofLetters(words, true), personality: ofLetters(words, false) };
}

function ofLetters(words: readonly string[], vowels: boolean): Reckoned | undefined {
  const kept = words.map((word) => lettersOf(word, vowels)).filter(Boolean);
  if (kept.length === 0) return undefined;
  const { sums, steps } = wordSums(kept, PYTHAGOREAN);
  const [total, together] = addUp(sums);
  const { value, steps: reduced } = reduce(total, [11, 22]);
  return {
    kind: 'number',
    value,
    steps: [...steps, ...(sums.length > 1 ? [together] : []), ...reduced],
    source: PYTHAGOREAN_SCHOOL,
  };
}

const lettersOf = (word: string, vowels: boolean) =>
  Array.from(word)
    .filter((letter, at) => isVowel(letter, word[at - 1], word[at + 1]) === vowels)
    .join('');

function isVowel(letter: string, before = '', after = ''): boolean {
  const plain = (each: string) => each !== '' && 'AEIOU'.includes(each);
  return plain(letter) || (letter === 'Y' && !plain(before) && !plain(after));
}
