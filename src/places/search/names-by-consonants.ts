/** Finds names that have the consonants of a transliterated one. */
import { toConsonantKey } from './consonant-key.ts';
import { countEdits } from './edit-distance.ts';
import type { NameIndex } from './name-index.ts';
import { toPhoneticKey } from './phonetic-key.ts';
import { findPrefixRange, getRows, getWord, getWordLength } from './word-list.ts';

export type ConsonantMatch = {
  /** row of the name index */
  nameRow: number;
  /** edits between the phonetic keys, at most MAX_EDITS + 1 */
  edits: number;
  isPrefix: boolean;
};

/** A shorter key is compared whole, because thousands of names begin with it. */
const MIN_PREFIX_LENGTH = 3;
const MAX_EDITS = 4;
/** Longer names than this many further consonants are not listed. */
const MAX_FURTHER_CONSONANTS = 4;

export function findNamesByConsonants({ consonantKeys, names }: NameIndex, name: string): ConsonantMatch[] {
  const typed = toConsonantKey(name);
  const phoneticKey = toPhoneticKey(name);
  const { keys, rows } = consonantKeys;
  const [from, to] = findPrefixRange(keys, typed);
  const matches: ConsonantMatch[] = [];
  for (let row = from; row < to; row++) {
    const further = getWordLength(keys, row) - typed.length;
    if (further > (typed.length < MIN_PREFIX_LENGTH ? 0 : MAX_FURTHER_CONSONANTS)) continue;
    for (const nameRow of getRows(rows, row))
      matches.push({
        nameRow,
        edits: countEdits(phoneticKey, toPhoneticKey(getWord(names.keys, nameRow)), MAX_EDITS, further === 0),
        isPrefix: further > 0,
      });
  }
  return matches;
}
