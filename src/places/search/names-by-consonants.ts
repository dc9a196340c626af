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
  /** the name has further consonants after the typed ones */
  isPrefix: boolean;
};

/** A shorter key is compared whole, because thousands of names begin with it. */
const MIN_PREFIX_LENGTH = 3;
const MAX_EDITS = 4;
/** Names with more further consonants are not listed. */
const MAX_FURTHER_CONSONANTS = 4;

export function findNamesByConsonants({ consonantKeys, names }: NameIndex, name: string): ConsonantMatch[] {
  const typed = toConsonantKey(name);
  const phoneticKey = toPhoneticKey(name);
  const { keys, rows } = consonantKeys;
  const [from, to] = findPrefixRange(keys, typed);
  const matches: ConsonantMatch[] = [];
  for (let row = from; row < to; row++) {
    const furtherConsonants = getWordLength(keys, row) - typed.length;
    if (furtherConsonants > (typed.length < MIN_PREFIX_LENGTH ? 0 : MAX_FURTHER_CONSONANTS)) continue;
    for (const nameRow of getRows(rows, row))
      matches.push({
        nameRow,
        edits: countEdits(
          phoneticKey,
          toPhoneticKey(getWord(names.keys, nameRow)),
          MAX_EDITS,
          furtherConsonants === 0,
        ),
        isPrefix: furtherConsonants > 0,
      });
  }
  return matches;
}
