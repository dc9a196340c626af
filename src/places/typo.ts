/** How many slips of the finger lie between two words. */

/** The letters of a word as bits, so that most words can be left out without comparing. Letters beyond a-z share bits. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) % 31);
  return bits;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

/**
 * Edits (a letter missing, added, changed, or two swapped: Damerau 1964, Wagner and Fischer 1974) that turn `typed` into the beginning of `word`;
 * with `whole` into all of it. Anything over `limit` counts as limit + 1.
 */
export function slips(typed: string, word: string, limit: number, whole = false): number {
  const width = Math.min(word.length, typed.length + limit) + 1;
  let [before, above, row] = [
    new Uint8Array(width),
    new Uint8Array(width).map((_, j) => j),
    new Uint8Array(width),
  ];
  for (let i = 1; i <= typed.length; i++) {
    row[0] = i;
    let best = i;
    for (let j = 1; j < width; j++) {
      const same = typed[i - 1] === word[j - 1];
      let edits = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        edits = Math.min(edits, before[j - 2]! + 1);
      row[j] = edits;
      best = Math.min(best, edits);
    }
    if (best > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  const edits = whole ? (width > word.length ? above[word.length]! : limit + 1) : Math.min(...above);
  return Math.min(edits, limit + 1);
}
