import { describe, expect, it } from 'vitest';
import { describeInvalidCode, parseVerificationCode } from './contract-verification-code.ts';

const CODE = '0123456789abcdef0123456789abcdef';
const describeTyped = (typed: string) => {
  const parsed = parseVerificationCode(typed);
  return 'invalid' in parsed ? describeInvalidCode(parsed.invalid) : 'valid';
};

describe('typed verification code', () => {
  it.each([
    ['as printed', '01234567 89abcdef 01234567 89abcdef'],
    ['without groups', CODE],
    ['in capitals with hyphens', '01234567-89ABCDEF-01234567-89ABCDEF'],
    ['with other dashes, dots and hard spaces', '01234567–89abcdef.01234567\u00a089abcdef'],
    ['with letters that look like digits', 'Ol234567 89abcdef oI234567 89abcdef'],
    ['over several lines', ' 01234567\n89abcdef\t01234567\r\n89abcdef '],
  ])('a code typed %s is parsed', (_form, typed) => {
    expect(parseVerificationCode(typed)).toEqual({ code: CODE });
  });

  it('the hash of a file is parsed as a code', () => {
    expect(parseVerificationCode('AB'.repeat(32))).toEqual({ code: 'ab'.repeat(32) });
  });

  it.each([
    ['', 'Please type the number below “Check that this copy is genuine” in the report.'],
    [CODE.slice(1), 'One character is missing: the number has four groups of eight.'],
    ['0123', '28 characters are missing: the number has four groups of eight.'],
    [`${CODE}00`, 'That is 34 characters; the number has 32, in four groups of eight.'],
    [
      `${CODE.slice(1)}g`,
      'The number has only the digits 0 to 9 and the letters a to f; “g” is none of them.',
    ],
    [
      ' lg-2611-7K3QX9',
      'This is the number of an order. The number of the report is below “Check that this copy is genuine”, near its end.',
    ],
    ['नमस्ते', 'The number has only the digits 0 to 9 and the letters a to f; “न” is none of them.'],
  ])('the invalid code %j is explained', (typed, explanation) => {
    expect(describeTyped(typed)).toBe(explanation);
  });
});
