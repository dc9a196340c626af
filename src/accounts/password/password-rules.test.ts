import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPasswordError } from './password-rules.ts';

const ASHA = { name: 'Asha Devyani Rao', email: 'asha.rao7@example.in' };
const COMMON_MESSAGE =
  'That is one of the passwords thieves try first. Please choose one that is harder to guess.';
const OWN_MESSAGE = 'Your own name or email is too easy to guess as a password. Please choose another.';

describe('findPasswordError', () => {
  it.each(['jantar-mantar', 'secret-6', 'x7Gk!2', 'banyan tree at noon', 'मेरा-घर-कोटा', 'pass the salt'])(
    'accepts %j',
    (password) => expect(findPasswordError(password, ASHA)).toBeUndefined(),
  );

  it('rejects passwords of less than 6 and more than 128 characters', () => {
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
  ])('rejects the common password %j', (password) =>
    expect(findPasswordError(password, ASHA)).toBe(COMMON_MESSAGE),
  );

  it.each([
    'Password1',
    'india@123',
    'jaishriram108',
    'rahul@1990!',
    'p@ssw0rd',
    'P@$$w0rd123',
    'pokemon@1990!',
  ])('rejects %j, a common password with an ending or substituted characters', (password) =>
    expect(findPasswordError(password, ASHA)).toBe(COMMON_MESSAGE),
  );

  it.each(['tigger', 'Maggie', 'ranger', 'blink182', 'slipknot', 'zaq1xsw2', 'pokemon', 'drowssap'])(
    'rejects the leaked password %j',
    (password) => expect(findPasswordError(password, ASHA)).toBe(COMMON_MESSAGE),
  );

  it.each([
    '111111',
    'ababab',
    'abcdefgh',
    '987654321',
    '04061996',
    '04-06-1996',
    '4/6/1996!',
    '9876543210',
    '9829077335',
    'sitasita',
    'ab12'.repeat(32),
  ])('rejects %j, a repeat, a sequence, a date or a phone number', (password) =>
    expect(findPasswordError(password, ASHA)).toBe(COMMON_MESSAGE),
  );

  it.each(['rahulpriya', 'mumbaipune'])('rejects %j, two common words', (password) =>
    expect(findPasswordError(password, ASHA)).toBe(COMMON_MESSAGE),
  );

  it.each(['devyani', 'Devyani@88', 'asharao', 'raodevyaniasha', 'asha.rao7@example.in', 'AshaRao#1'])(
    'rejects %j, the name or e-mail of the member',
    (password) => expect(findPasswordError(password, ASHA)).toBe(OWN_MESSAGE),
  );
});

describe('local-words.txt', () => {
  const words = readFileSync(new URL('./data/local-words.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');

  it('is sorted, in lower case and without duplicates', () => {
    expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort());
    expect(words.length).toBeGreaterThan(800);
  });
});
