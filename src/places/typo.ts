/**
 * How many slips of the finger lie between what was typed and a word: a letter missing, added, changed, or two swapped
 * (Damerau 1964, by the table of Wagner and Fischer 1974).
 */

/** Letters beyond are not compared; no place has as many. */
const LONGEST = 100;

/** Edits that turn `typed` into the beginning of `word`, with `whole` into all of it. Anything over `limit` counts as limit + 1. */
export function slips(typed: string, word: string, limit: number, whole = false): number {
  const apart = typed.length - word.length;
  if (typed.length > LONGEST || apart > limit || (whole && -apart > limit)) return limit + 1;
  const table = tableFor(typed, limit);
  const filled = fillOn(table, word, 0);
  return whole ? slipsInAll(table, word, filled.rows) : table.begun[filled.rows]!;
}

/** Words in the order of their letters; `shared` counts the letters that each has in common with the one before it. */
export type SortedWords = { words: readonly string[]; shared: Uint8Array };

export const sortedWords = (words: readonly string[]): SortedWords => ({
  words,
  shared: Uint8Array.from(words, (word, row) => sharedLetters(words[row - 1] ?? '', word)),
});

function sharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < LONGEST && count < a.length && a[count] === b[count]) count++;
  return count;
}

/**
 * The rows from `from` up to `to` of words that begin with `typed`, within `limit` slips. Words that begin alike are compared
 * only once as far as they do, and given up together.
 */
export function wordsNear(
  { words, shared }: SortedWords,
  [from, to]: readonly [number, number],
  typed: string,
  limit: number,
): { row: number; slips: number }[] {
  const near: { row: number; slips: number }[] = [];
  if (from === to || typed.length > LONGEST) return near;
  const table = tableFor(typed, limit);
  let filled = { rows: 0, hopeless: false };
  for (let row = from; row < to; row++) {
    if (!filled.hopeless || shared[row]! < filled.rows)
      filled = fillOn(table, words[row]!, Math.min(filled.rows, shared[row]!));
    const count = table.begun[filled.rows]!;
    if (count <= limit) near.push({ row, slips: count });
  }
  return near;
}

/** A row for each letter of the word, a column for each one typed; `begun` is the least that the last column has held so far. */
type Table = { typed: string; limit: number; cells: Uint8Array; begun: Uint8Array };

/** One table is filled at a time, always in the same place: a search makes hundreds. */
const CELLS = new Uint8Array((LONGEST + 1) * (LONGEST + 1));
const BEGUN = new Uint8Array(LONGEST + 1);

function tableFor(typed: string, limit: number): Table {
  const width = typed.length + 1;
  CELLS.fill(limit + 1, 0, Math.min(width + limit, LONGEST + 1) * width);
  for (let column = 0; column <= Math.min(limit, typed.length); column++) CELLS[column] = column;
  BEGUN[0] = CELLS[typed.length]!;
  return { typed, limit, cells: CELLS, begun: BEGUN };
}

/** Rows for the rest of a word, of which `rows` stand already; hopeless when more letters cannot change what was found. */
function fillOn(table: Table, word: string, rows: number): { rows: number; hopeless: boolean } {
  const end = Math.min(word.length, LONGEST);
  while (rows < end) if (!fillRow(table, word, ++rows)) return { rows, hopeless: true };
  return { rows, hopeless: false };
}

/**
 * Only what lies within the limit of the diagonal is filled: beyond it every number is over the limit.
 * @returns false where all numbers are, and those of every further row
 */
function fillRow({ typed, limit, cells, begun }: Table, word: string, row: number): boolean {
  const width = typed.length + 1;
  const [letter, previous] = [word.charCodeAt(row - 1), word.charCodeAt(row - 2)];
  let least = limit + 1;
  for (let column = Math.max(0, row - limit); column <= Math.min(typed.length, row + limit); column++) {
    const here = row * width + column;
    let count = column === 0 ? row : 1 + Math.min(cells[here - width]!, cells[here - 1]!);
    if (column > 0) {
      const there = typed.charCodeAt(column - 1);
      count = Math.min(count, cells[here - width - 1]! + (there === letter ? 0 : 1));
      if (row > 1 && column > 1 && there === previous && typed.charCodeAt(column - 2) === letter)
        count = Math.min(count, cells[here - 2 * width - 2]! + 1);
    }
    cells[here] = Math.min(count, limit + 1);
    if (count < least) least = count;
  }
  const last = row <= typed.length + limit ? cells[row * width + typed.length]! : limit + 1;
  begun[row] = Math.min(begun[row - 1]!, last);
  return least <= limit;
}

const slipsInAll = ({ typed, limit, cells }: Table, word: string, rows: number): number =>
  rows === word.length ? cells[rows * (typed.length + 1) + typed.length]! : limit + 1;
