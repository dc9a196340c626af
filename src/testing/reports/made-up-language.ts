/**
 * A made-up language for tests: English with an acute accent on every letter. A letter without one did not come from the texts of the
 * language.
 */
import { content, type Translation } from '#src/reports/content/content.ts';

const ACUTE = '\u0301';

export const translate = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => `${letter}${ACUTE}`).normalize('NFC');

/** Words of two or more letters without the accent. */
export const listUntranslatedWords = (text: string): string[] =>
  text.normalize('NFD').match(new RegExp(`(?<![\\p{L}\\p{M}])(?:[A-Za-z](?!${ACUTE})){2,}`, 'gu')) ?? [];

const translations = new WeakMap<object, unknown>();

export function createMadeUpLanguage(): Translation {
  return translateTexts(content) as Translation;
}

function translateTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return translate(texts);
  if (texts === null || (typeof texts !== 'object' && typeof texts !== 'function')) return texts;
  if (texts instanceof Set || texts instanceof Map || texts instanceof RegExp) return texts;
  const known = translations.get(texts);
  if (known) return known;
  const translation = createTranslation(texts);
  translations.set(texts, translation);
  return translation;
}

function createTranslation(texts: object): unknown {
  if (typeof texts === 'function') return createTranslatedFunction(texts as (...facts: unknown[]) => unknown);
  if (Array.isArray(texts)) return texts.map(translateTexts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, translateTexts(text)]));
}

/** Facts and lists of facts are not translated: a word that reaches a sentence as a fact has to come from the texts itself. */
const createTranslatedFunction =
  (write: (...facts: unknown[]) => unknown) =>
  (...facts: unknown[]): unknown => {
    const result = write(...facts);
    if (typeof result !== 'string') return translateTexts(result);
    return facts
      .flat()
      .filter((fact): fact is string => typeof fact === 'string' && fact.length > 1)
      .reduce(
        (parts, fact) => parts.flatMap((part) => splitAround(part, fact)),
        [{ text: result, isFact: false }],
      )
      .map(({ text, isFact }) => (isFact ? text : translate(text)))
      .join('');
  };

type Part = { text: string; isFact: boolean };

function splitAround(part: Part, fact: string): Part[] {
  if (part.isFact) return [part];
  return part.text
    .split(fact)
    .flatMap((text, i) => [...(i > 0 ? [{ text: fact, isFact: true }] : []), { text, isFact: false }]);
}
