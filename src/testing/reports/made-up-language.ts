/**
 * A made-up language for tests: English with an acute accent on every letter. A letter without one did not come from the texts of the
 * language.
 */
import { SYLLABLES_LATIN } from '#src/astrology/avakahada/naming-syllables.ts';
import { ATTRIBUTION } from '#src/places/contract-attribution.ts';
import type { ReportInput } from '#src/reports/context/report-context.ts';
import { content, type Translation } from '#src/reports/content/content.ts';
import { collectStrings } from './printed-text.ts';

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
  if (typeof texts === 'function') return createTranslatedFunction(texts as Write);
  if (Array.isArray(texts)) return texts.map(translateTexts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, translateTexts(text)]));
}

/** Facts are not translated, also in lists and objects: a word that reaches a sentence as a fact has to come from the texts itself. */
const createTranslatedFunction =
  (write: Write) =>
  (...facts: unknown[]): unknown => {
    const result = write(...facts);
    if (typeof result !== 'string') return translateTexts(result);
    return listFacts(write, facts)
      .reduce(
        (parts, fact) => parts.flatMap((part) => splitAround(part, fact)),
        [{ text: result, isFact: false }],
      )
      .map(({ text, isFact }) => (isFact ? text : translate(text)))
      .join('');
  };

type Write = (...facts: unknown[]) => unknown;

const MARKER = '\uE000';

/** Strings and lists of strings are facts. A string within an object may also be a key by which a text is chosen, such as a graha. */
function listFacts(write: Write, facts: readonly unknown[]): string[] {
  const direct = facts.flat().filter((fact) => typeof fact === 'string');
  const inner = facts
    .flat()
    .filter((fact) => typeof fact === 'object')
    .flatMap(collectStrings);
  const texts = [...new Set(inner)].filter(
    (fact) => !PRINTED_KEYS.has(fact) && isInserted(write, facts, fact),
  );
  return [...direct, ...texts].filter((fact) => fact.length > 1).toSorted((a, b) => b.length - a.length);
}

/** Keys that English prints as they are; another language has its own words for them. The sounds are the same in each language. */
const PRINTED_KEYS = new Set([
  'before',
  'after',
  'mean',
  'true',
  ...SYLLABLES_LATIN.flatMap((syllables) => syllables.split(' ')),
]);

/** A text is part of the sentence: another text in its place is, too. */
function isInserted(write: Write, facts: readonly unknown[], fact: string): boolean {
  try {
    return String(write(...facts.map((value) => replaceString(value, fact)))).includes(MARKER);
  } catch {
    return false;
  }
}

function replaceString(value: unknown, text: string): unknown {
  if (value === text) return MARKER;
  if (Array.isArray(value)) return value.map((item) => replaceString(item, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceString(inner, text)]));
}

type Part = { text: string; isFact: boolean };

function splitAround(part: Part, fact: string): Part[] {
  if (part.isFact) return [part];
  return part.text
    .split(fact)
    .flatMap((text, i) => [...(i > 0 ? [{ text: fact, isFact: true }] : []), { text, isFact: false }]);
}

/** The buyer’s own words, and names that are the same in every language; longer ones come first, because they contain others. */
export const listInputNames = ({ order, birth, chart, partner }: ReportInput): string[] =>
  [
    ...[birth, ...(partner ? [partner.birth] : [])].flatMap(({ name, place, clock }) => [
      name,
      ...name.split(' '),
      place.name,
      place.region ?? '',
      place.zone,
      clock,
    ]),
    order.id,
    chart.engineVersion,
    ATTRIBUTION,
  ]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);

export const removeNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), text);
