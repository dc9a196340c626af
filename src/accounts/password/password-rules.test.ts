import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPasswordError } from './password-rules.ts';

const ASHA = { name: 'Asha Devyani Rao', email: 'asha.rao7@example.in' };
const COMMON = 'That is one of the passwords thieves try first. Please choose one that is harder to guess.';
const OWN = 'Your own name or email is too easy to guess as a password. Please choose another.';

describe('a password', () => {
  it.each(['jantar-mantar', 'secret-6', 'x7Gk!2', 'banyan tree at noon', 'मेरा-घर-कोटा', 'pass the salt'])(
    'may be %j',
    (password) => expect(findPasswordError(password, ASHA)).toBeUndefined(),
  );

  it('has six to 128 characters', () => {
    expect(findPasswordError('a-b-c', ASHA)).toBe('Password must be at least 6 characters long.');
    expect(findPasswordError('banyan'.padEnd(129, '-x'), ASHA)).toBe(
      'Password must be at most 128 characters long.',
    );
  });

  it.each([
    'password',
    'PassWord',
    'iloveyou',
    'sairam',
    'dhoni7',
    'qwerty',
    '1q2w3e4r',
    'trustno1',
    '123abc',
  ])('is not %j, which everybody tries', (password) =>
    expect(findPasswordError(password, ASHA)).toBe(COMMON),
  );

  it.each(['Password1', 'india@123', 'jaishriram108', 'rahul@1990!', 'p@ssw0rd', 'P@$$w0rd123'])(
    'is not %j: a common one with an ending or a mask',
    (password) => expect(findPasswordError(password, ASHA)).toBe(COMMON),
  );

  it.each(['tigger', 'Maggie', 'ranger', 'blink182', 'slipknot', 'zaq1xsw2', 'pokemon'])(
    'is not %j, which was found in breaches again and again',
    (password) => expect(findPasswordError(password, ASHA)).toBe(COMMON),
  );

  it.each(['111111', 'ababab', 'abcdefgh', '987654321', '04061996', '9876543210', 'sitasita'])(
    'is not %j: one thing repeated, a run, a day, a phone number',
    (password) => expect(findPasswordError(password, ASHA)).toBe(COMMON),
  );

  it.each(['devyani', 'Devyani@88', 'asharao', 'raodevyaniasha', 'asha.rao7@example.in', 'AshaRao#1'])(
    'is not %j: the member’s own name or e-mail',
    (password) => expect(findPasswordError(password, ASHA)).toBe(OWN),
  );
});

describe('the list', () => {
  const words = readFileSync(new URL('#src/accounts/data/common-words.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');

  it('is in order, each word once and in small letters', () => {
    expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort());
    expect(words.length).toBeGreaterThan(1700);
  });
});
