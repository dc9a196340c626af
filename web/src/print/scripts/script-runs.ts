/** Splits a text into runs of one script, each with its font and language. */
import {
  DEVANAGARI,
  toCharacterClass,
  OPTIONAL_SCRIPTS,
  type Script,
} from '#src/places/contract-name-scripts.ts';

/** `script` is absent where the letters of the house do. */
export type Run = { text: string; script?: Script };

export function splitByScript(text: string): Run[] {
  // nearly every text: one look is enough
  if (!ANY.test(text)) return text ? [{ text }] : [];
  const runs: Run[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(RUN)) {
    if (index > from) runs.push({ text: text.slice(from, index) });
    runs.push({ text: found, script: MARKED.find(({ own }) => own.test(found))!.script });
    from = index + found.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

const MARKED = [DEVANAGARI, ...OPTIONAL_SCRIPTS]
  .filter(({ lang }) => lang)
  .map((script) => {
    const letters = toCharacterClass(script.characters);
    return { script, letters, own: new RegExp(`^[${letters}]`, 'u') };
  });
const ANY = new RegExp(`[${MARKED.map(({ letters }) => letters).join('')}]`, 'u');

/** A run begins and ends with a letter of the script; spaces, dandas and joiners inside it belong to it. */
const RUN = new RegExp(
  MARKED.map(({ letters }) => `[${letters}](?:[\\s।॥\\u200c\\u200d]*[${letters}।॥])*`).join('|'),
  'gu',
);
