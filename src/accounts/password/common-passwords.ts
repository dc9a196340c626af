/**
 * The passwords that are tried first, ours by heart: words, names and keys next to each other (data/common-words.txt),
 * each with the endings people give them: some seventeen hundred words stand for millions of passwords.
 */
import { readFileSync } from 'node:fs';

/** Lower-case, one a line, in order. */
const WORDS = new Set(
  readFileSync(new URL('#src/accounts/data/common-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

export function isCommon(password: string): boolean {
  const written = password.toLowerCase();
  return isOneThing(written) || [written, unmasked(written)].some(isWordWithAnEnding);
}

/** 111111, ababab, iloveyouiloveyou, abcdef, 987654, a date of birth or a phone number. Call it on 128 letters at most. */
function isOneThing(text: string): boolean {
  return /^(.+?)\1+$/u.test(text) || isRun(text) || /^\d{6,10}$/.test(text);
}

function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, i) => code - codes[i]!));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

function isWordWithAnEnding(text: string): boolean {
  if (WORDS.has(text)) return true;
  const [, word = '', ending = ''] = /^\d{0,6}([a-z]+)([^a-z].*)?$/.exec(text) ?? [];
  return WORDS.has(word) && ENDING.test(ending);
}

/** At most a sign, up to six digits (a year, 123, 786, 007) and signs again: @123, 1990!, #1 */
const ENDING = /^[@#!._*$&]?\d{0,6}[@#!._*$&]{0,3}$/;

/** p@ssw0rd is password. The digits at its end stay digits. */
function unmasked(text: string): string {
  const [, word = '', ending = ''] = /^(.*?)(\d*[@#!._*$&]*)$/.exec(text) ?? [];
  return word.replace(/[@43105$!7]/g, (sign) => MASKS[sign]!) + ending;
}
const MASKS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};
