/**
 * Edit distance with insertions, deletions, substitutions and transpositions (Damerau 1964), computed with the table of
 * Wagner and Fischer (1974).
 */
import { MAX_WORD_LENGTH, type WordList } from './word-list.ts';

/**
 * Counts the edits from `typed` to a prefix of `word`, or to all of it if `isWhole`. Returns limit + 1 for anything above
 * the limit.
 */
export function countEdits(typed: string, word: string, limit: number, isWhole = false): number {
  const difference = typed.length - word.length;
  if (typed.length > MAX_WORD_LENGTH || difference > limit || (isWhole && -difference > limit))
    return limit + 1;
  const table = resetTable(typed, limit);
  const letters = toLetters(word);
  const filled = fillRows(table, letters, 0);
  return isWhole ? countWholeEdits(table, letters, filled.rows) : table.prefixEdits[filled.rows]!;
}

const toLetters = (word: string): Uint16Array => Uint16Array.from(word, (letter) => letter.charCodeAt(0));

/**
 * Finds, among the rows from `from` up to `to`, the words with a prefix within `limit` edits of `typed`. A prefix that
 * several words share is compared once, and all of them are skipped if it exceeds the limit.
 */
export function findNearWords(
  { letters, starts, sharedLengths }: WordList,
  [from, to]: readonly [number, number],
  typed: string,
  limit: number,
): { row: number; edits: number }[] {
  const nearWords: { row: number; edits: number }[] = [];
  if (from === to || typed.length > MAX_WORD_LENGTH) return nearWords;
  const table = resetTable(typed, limit);
  let filled = { rows: 0, exceedsLimit: false };
  for (let row = from; row < to; row++) {
    if (!filled.exceedsLimit || sharedLengths[row]! < filled.rows) {
      const word = letters.subarray(starts[row], starts[row + 1]);
      filled = fillRows(table, word, Math.min(filled.rows, sharedLengths[row]!));
    }
    const edits = table.prefixEdits[filled.rows]!;
    if (edits <= limit) nearWords.push({ row, edits });
  }
  return nearWords;
}

/** A row per letter of the word, a column per typed letter; `prefixEdits` is the minimum of the last column so far. */
type EditTable = { typed: string; limit: number; cells: Uint8Array; prefixEdits: Uint8Array };

type Letters = Uint8Array | Uint16Array;

/** Reused: a search fills hundreds of tables, one at a time. */
const CELLS = new Uint8Array((MAX_WORD_LENGTH + 1) * (MAX_WORD_LENGTH + 1));
const PREFIX_EDITS = new Uint8Array(MAX_WORD_LENGTH + 1);

function resetTable(typed: string, limit: number): EditTable {
  const width = typed.length + 1;
  CELLS.fill(limit + 1, 0, Math.min(width + limit, MAX_WORD_LENGTH + 1) * width);
  for (let column = 0; column <= Math.min(limit, typed.length); column++) CELLS[column] = column;
  PREFIX_EDITS[0] = CELLS[typed.length]!;
  return { typed, limit, cells: CELLS, prefixEdits: PREFIX_EDITS };
}

/** Fills the rows after the first `rows`, which are valid; stops when no further letter can stay within the limit. */
function fillRows(table: EditTable, word: Letters, rows: number): { rows: number; exceedsLimit: boolean } {
  const end = Math.min(word.length, MAX_WORD_LENGTH);
  while (rows < end) if (!fillRow(table, word, ++rows)) return { rows, exceedsLimit: true };
  return { rows, exceedsLimit: false };
}

/**
 * Fills only the cells near the diagonal: all others exceed the limit.
 * @returns false if every cell of the row, and so of all further rows, exceeds the limit
 */
function fillRow({ typed, limit, cells, prefixEdits }: EditTable, word: Letters, row: number): boolean {
  const width = typed.length + 1;
  const [letter, previous] = [word[row - 1]!, word[row - 2]];
  let minimum = limit + 1;
  for (let column = Math.max(0, row - limit); column <= Math.min(typed.length, row + limit); column++) {
    const cell = row * width + column;
    let edits = column === 0 ? row : 1 + Math.min(cells[cell - width]!, cells[cell - 1]!);
    if (column > 0) {
      const typedLetter = typed.charCodeAt(column - 1);
      edits = Math.min(edits, cells[cell - width - 1]! + (typedLetter === letter ? 0 : 1));
      // two letters in swapped order
      if (row > 1 && column > 1 && typedLetter === previous && typed.charCodeAt(column - 2) === letter)
        edits = Math.min(edits, cells[cell - 2 * width - 2]! + 1);
    }
    cells[cell] = Math.min(edits, limit + 1);
    if (edits < minimum) minimum = edits;
  }
  const editsToPrefix = row <= typed.length + limit ? cells[row * width + typed.length]! : limit + 1;
  prefixEdits[row] = Math.min(prefixEdits[row - 1]!, editsToPrefix);
  return minimum <= limit;
}

const countWholeEdits = ({ typed, limit, cells }: EditTable, word: Letters, rows: number): number =>
  rows === word.length ? cells[rows * (typed.length + 1) + typed.length]! : limit + 1;
