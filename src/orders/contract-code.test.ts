import { describe, expect, it } from 'vitest';
import { misreadWords, readCode } from './contract-code.ts';

const CODE = '0123456789abcdef0123456789abcdef';
const wordsFor = (typed: string) => {
  const read = readCode(typed);
  return 'misread' in read ? misreadWords(read.misread) : 'fine';
};

describe('a number copied from paper', () => {
  it.each([
    ['as it is printed', '01234567 89abcdef 01234567 89abcdef'],
    ['without groups', CODE],
    ['in capitals with hyphens', '01234567-89ABCDEF-01234567-89ABCDEF'],
    ['with other dashes, dots and hard spaces', '01234567–89abcdef.01234567\u00a089abcdef'],
    ['with letters that look like digits', 'Ol234567 89abcdef oI234567 89abcdef'],
    ['over several lines', ' 01234567\n89abcdef\t01234567\r\n89abcdef '],
  ])('is understood %s', (_how, typed) => {
    expect(readCode(typed)).toEqual({ code: CODE });
  });

  it('may be the hash of a whole file', () => {
    expect(readCode('AB'.repeat(32))).toEqual({ code: 'ab'.repeat(32) });
  });

  it.each([
    ['', 'Please type the number from the page “How this was computed”.'],
    [CODE.slice(1), 'One character is missing: the number has four groups of eight.'],
    ['0123', '28 characters are missing: the number has four groups of eight.'],
    [`${CODE}00`, 'That is 34 characters; the number has 32, in four groups of eight.'],
    [
      `${CODE.slice(1)}g`,
      'The number has only the digits 0 to 9 and the letters a to f; “g” is none of them.',
    ],
    ['LG-2611-7K3QX9', 'The number has only the digits 0 to 9 and the letters a to f; “g” is none of them.'],
    ['नमस्ते', 'The number has only the digits 0 to 9 and the letters a to f; “न” is none of them.'],
  ])('that cannot be one is told what is wrong: %j', (typed, words) => {
    expect(wordsFor(typed)).toBe(words);
  });
});
