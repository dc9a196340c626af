import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRowLists,
  createWordList,
  findPrefixRange,
  findWord,
  getRows,
  getWord,
  getWordLength,
} from './word-list.ts';

const word = fc.stringMatching(/^[a-c ]{1,6}$/);
const sortedWords = fc.uniqueArray(word, { maxLength: 40 }).map((words) => words.sort());

describe('a word list', () => {
  it('finds the rows that start with a prefix, as a filter of all words does', () => {
    fc.assert(
      fc.property(sortedWords, fc.oneof(word, fc.constant('')), (words, prefix) => {
        const [from, to] = findPrefixRange(createWordList(words), prefix);
        expect(words.slice(from, to)).toEqual(words.filter((each) => each.startsWith(prefix)));
      }),
    );
  });

  it('finds the row of each word and of no other', () => {
    fc.assert(
      fc.property(sortedWords, word, (words, typed) => {
        const list = createWordList(words);
        expect(findWord(list, typed)).toBe(words.indexOf(typed));
        words.forEach((each, row) =>
          expect([getWord(list, row), getWordLength(list, row)]).toEqual([each, each.length]),
        );
      }),
    );
  });

  it('counts the letters shared with the word before', () => {
    expect([...createWordList(['agar', 'agra', 'agra city', 'bali']).sharedLengths]).toEqual([0, 2, 4, 0]);
  });
});

describe('row lists', () => {
  it('return the rows of each list', () => {
    const lists = createRowLists([[3, 1], [], [2]]);
    expect([0, 1, 2].map((index) => [...getRows(lists, index)])).toEqual([[3, 1], [], [2]]);
  });
});
