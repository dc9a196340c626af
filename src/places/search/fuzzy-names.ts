/** Finds names that are similar to a mistyped one. */
import { findNearWords } from './edit-distance.ts';
import type { NameIndex } from './name-index.ts';
import { toPhoneticKey } from './phonetic-key.ts';
import { findPrefixRange, getRows, getWordLength } from './word-list.ts';

export type FuzzyMatch = {
  /** row of the name index */
  nameRow: number;
  edits: number;
  /** the query is similar only to the beginning of the name */
  isPrefix: boolean;
};

const MIN_KEY_LENGTH = 4;
const LONG_KEY_LENGTH = 8;

/** Compares phonetic keys, which already cover many spelling variants, so that one further edit is still found. */
export function findFuzzyNames(
  { phoneticKeys: { keys, rows }, initials }: NameIndex,
  name: string,
): FuzzyMatch[] {
  const typed = toPhoneticKey(name);
  if (typed.length < MIN_KEY_LENGTH) return [];
  const maxEdits = typed.length < LONG_KEY_LENGTH ? 1 : 2;
  return listCandidates(typed, initials).flatMap((candidate) => {
    const range = findPrefixRange(keys, candidate.text.slice(0, candidate.exactLetters));
    return findNearWords(keys, range, candidate.text, maxEdits - candidate.edits).flatMap(
      ({ row, edits }) => {
        const isPrefix = Math.abs(getWordLength(keys, row) - typed.length) > maxEdits;
        return Array.from(getRows(rows, row), (nameRow) => ({
          nameRow,
          edits: edits + candidate.edits,
          isPrefix,
        }));
      },
    );
  });
}

type Candidate = {
  text: string;
  /** number of first letters that must match exactly */
  exactLetters: number;
  edits: number;
};

/**
 * Lists the typed text, whose first letter is taken as right, and corrections of an error at the first letter: swapped
 * with the second, superfluous, or missing. After a correction the first three letters must be right.
 */
function listCandidates(typed: string, initials: readonly string[]): Candidate[] {
  const [first, second, ...otherLetters] = typed;
  const corrected = [
    [second, first, ...otherLetters].join(''),
    typed.slice(1),
    ...initials.map((initial) => initial + typed),
  ];
  return [
    { text: typed, exactLetters: 1, edits: 0 },
    ...corrected.map((text) => ({ text, exactLetters: 3, edits: 1 })),
  ];
}
