/** Splits a text into runs of one script, each with its font and language. */
import {
  DEVANAGARI,
  toCharacterClass,
  OPTIONAL_SCRIPTS,
  type Script,
} from '#src/places/contract-name-scripts.ts';

/** `script` is absent for text that needs no language tag: Latin, Cyrillic, digits and punctuation. */
export type Run = { text: string; script?: Script };

export function splitByScript(text: string): Run[] {
  // Most texts are Latin only and need no search.
  if (!ANY_LANGUAGE_SCRIPT.test(text)) return text ? [{ text }] : [];
  const runs: Run[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(RUN)) {
    if (index > from) runs.push({ text: text.slice(from, index) });
    runs.push({
      text: match,
      script: LANGUAGE_SCRIPTS.find(({ startPattern }) => startPattern.test(match))!.script,
    });
    from = index + match.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

const LANGUAGE_SCRIPTS = [DEVANAGARI, ...OPTIONAL_SCRIPTS]
  .filter(({ lang }) => lang)
  .map((script) => {
    const letters = toCharacterClass(script.characters);
    return { script, letters, startPattern: new RegExp(`^[${letters}]`, 'u') };
  });
const ANY_LANGUAGE_SCRIPT = new RegExp(`[${LANGUAGE_SCRIPTS.map(({ letters }) => letters).join('')}]`, 'u');

/** A run begins and ends with a letter of the script; spaces, dandas and joiners inside it belong to it. */
const RUN = new RegExp(
  LANGUAGE_SCRIPTS.map(({ letters }) => `[${letters}](?:[\\s।॥\\u200c\\u200d]*[${letters}।॥])*`).join('|'),
  'gu',
);
