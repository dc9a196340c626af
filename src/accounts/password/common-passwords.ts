/**
 * Passwords that attackers try first: leaked ones, words and names, dates, keyboard patterns, repeats and sequences,
 * also with a number or signs around them. All lists are local: no password leaves the server.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

type Matcher = { knownWords: ReadonlySet<string>; zxcvbn: ZxcvbnFactory };

let loaded: Matcher | undefined;

/** Loaded with the first new password: it takes 0.1 s, and some megabytes that a visitor of the pages never needs. */
const loadMatcher = (): Matcher => (loaded ??= createMatcher());

function createMatcher(): Matcher {
  const require = createRequire(import.meta.url);
  const { ZxcvbnFactory } = require('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  // The 49,000 passwords found most often in data breaches, in lower case.
  const leaked = dictionary['passwords-common']!;
  const local = readLocalWords();
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { leaked, local },
    graphs: adjacencyGraphs,
    // The default of 100 takes five times as long and finds no more.
    l33tMaxSubstitutions: 20,
  });
  return { knownWords: new Set([...leaked, ...local]), zxcvbn };
}

/** Indian names, places, deities and phrases that the leaked passwords lack; one lower-case word a line. */
const readLocalWords = (): string[] =>
  readFileSync(new URL('./data/local-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

/** No common password is longer, and the time for matching grows with the square of the length: at most 6 ms for 24 characters. */
const MAX_MATCHED_LENGTH = 24;

/** A password of known parts only is too weak below this number of guesses. */
const MIN_GUESSES = 1e8;

export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().slice(0, MAX_MATCHED_LENGTH);
  const variants = listVariants(text);
  return (
    isDateOrPhoneNumber(text) ||
    variants.some((variant) => loadMatcher().knownWords.has(variant.replace(/^\d{1,6}(?=\D)/, ''))) ||
    variants.some(hasOnlyKnownParts)
  );
}

const isDateOrPhoneNumber = (text: string) => /^\d{6,10}$/.test(text);

/** The text with and without the endings that people add to a word: "!", "123", "@1990!". */
function listVariants(text: string): string[] {
  const endings = [/[@#!._*$&]{1,3}$/, /\d{0,6}[@#!._*$&]{0,3}$/, /[@#!._*$&]\d{0,6}[@#!._*$&]{0,3}$/];
  const stems = endings.map((ending) => text.replace(ending, ''));
  return [...new Set([text, ...stems])].filter(Boolean);
}

/** Finds the cheapest way to guess the text. Characters that match no dictionary and no pattern are "bruteforce". */
function hasOnlyKnownParts(text: string): boolean {
  const { sequence, guesses } = loadMatcher().zxcvbn.check(text);
  const isKnown = sequence.every(({ pattern }) => pattern !== 'bruteforce');
  return isKnown && (sequence.length === 1 || guesses < MIN_GUESSES);
}
