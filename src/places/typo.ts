/** How many slips of the finger lie between two words. */

/** The letters of a word as bits, so that most words can be left out without comparing them letter by letter. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/** How many bits are set (Warren, Hacker's Delight, 5-1). */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Longer names do not occur; the rows are kept, since a search compares thousands of words. */
const WIDEST = 128;
const ROWS = [new Uint8Array(WIDEST), new Uint8Array(WIDEST), new Uint8Array(WIDEST)] as const;

/**
 * Edits that turn `typed` into the beginning of `word`, with `whole` into all of it: a letter missing, added, changed,
 * or two swapped (Damerau 1964, by the table of Wagner and Fischer 1974). Anything over `limit` counts as limit + 1.
 */
export function slips(typed: string, word: string, limit: number, whole = false): number {
  const width = Math.min(word.length, typed.length + limit, WIDEST - 1) + 1;
  let [before, above, row] = ROWS as readonly Uint8Array[] as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j < width; j++) above[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    if (fillRow(typed, word, i, width, [before, above, row]) > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(whole ? edits(above, word, width, limit) : least(above, width), limit + 1);
}

/** @returns the smallest number in the row: it never falls again further down */
function fillRow(
  typed: string,
  word: string,
  i: number,
  width: number,
  [before, above, row]: readonly [Uint8Array, Uint8Array, Uint8Array],
): number {
  const [letter, last] = [typed.charCodeAt(i - 1), typed.charCodeAt(i - 2)];
  let best = i;
  row[0] = i;
  for (let j = 1; j < width; j++) {
    const there = word.charCodeAt(j - 1);
    let count = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (letter === there ? 0 : 1));
    if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && last === there)
      count = Math.min(count, before[j - 2]! + 1);
    row[j] = count;
    if (count < best) best = count;
  }
  return best;
}

const edits = (row: Uint8Array, word: string, width: number, limit: number) =>
  width > word.length ? row[word.length]! : limit + 1;

function least(row: Uint8Array, width: number): number {
  let found = row[0]!;
  for (let j = 1; j < width; j++) found = Math.min(found, row[j]!);
  return found;
}
