/** Sorted words in one byte array: a quarter of the memory of JavaScript strings. */

/** Further letters are neither compared nor counted as shared; no place name is as long. */
export const MAX_WORD_LENGTH = 100;

export type WordList = {
  count: number;
  /** the letters of all words, a to z and space */
  letters: Uint8Array;
  /** where each word begins in `letters`, and where the last one ends */
  starts: Uint32Array;
  /** letters that each word has in common with the start of the one before it */
  sharedLengths: Uint8Array;
};

/** @param words sorted, without repetitions */
export function createWordList(words: readonly string[]): WordList {
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, row) => (starts[row + 1] = starts[row]! + word.length));
  return {
    count: words.length,
    letters: Uint8Array.from(Buffer.from(words.join(''), 'latin1')),
    starts,
    sharedLengths: Uint8Array.from(words, (word, row) => countSharedLetters(words[row - 1] ?? '', word)),
  };
}

function countSharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < MAX_WORD_LENGTH && count < a.length && a[count] === b[count]) count++;
  return count;
}

export const getWord = ({ letters, starts }: WordList, row: number): string =>
  String.fromCharCode(...letters.subarray(starts[row], starts[row + 1]));

export const getWordLength = ({ starts }: WordList, row: number): number => starts[row + 1]! - starts[row]!;

/** Finds the row of a word; -1 if it is missing. */
export function findWord(list: WordList, word: string): number {
  const row = findLowerBound(list, word);
  return row < list.count && compareWord(list, row, word) === 0 ? row : -1;
}

/** Finds the rows of the words that start with `prefix`; `to` is exclusive. */
export const findPrefixRange = (list: WordList, prefix: string): [from: number, to: number] => [
  findLowerBound(list, prefix),
  // U+007F comes after all letters
  findLowerBound(list, `${prefix}\u007f`),
];

/** Finds the first row whose word is not before `word`. */
function findLowerBound(list: WordList, word: string): number {
  let [low, high] = [0, list.count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareWord(list, middle, word) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a negative number if the word of the row is before `word`, 0 if they are equal. */
function compareWord({ letters, starts }: WordList, row: number, word: string): number {
  const start = starts[row]!;
  const length = starts[row + 1]! - start;
  for (let position = 0; position < length && position < word.length; position++) {
    const difference = letters[start + position]! - word.charCodeAt(position);
    if (difference !== 0) return difference;
  }
  return length - word.length;
}

/** Lists of row numbers, one list for each word. */
export type RowLists = { starts: Uint32Array; rows: Uint32Array };

export function createRowLists(lists: readonly (readonly number[])[]): RowLists {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, index) => (starts[index + 1] = starts[index]! + list.length));
  const rows = new Uint32Array(starts[lists.length]!);
  lists.forEach((list, index) => rows.set(list, starts[index]));
  return { starts, rows };
}

export const getRows = ({ starts, rows }: RowLists, index: number): Uint32Array =>
  rows.subarray(starts[index], starts[index + 1]);
