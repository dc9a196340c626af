/**
 * Prints the signs in the vocabulary that the buyer chose. Texts are written with the names of `grammar.getSignName`; in
 * the finished document these names are replaced. The first mention in each chapter has the other name beside it.
 */
import { getOtherVocabulary, type SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { SIGN_NUMBERS } from '#src/astrology/zodiac.ts';
import type { Translation } from '#src/reports/content/content.ts';
import { grammar } from '#src/reports/content/grammar.ts';
import { getSignName } from './phrases.ts';
import { matchWholeWords } from './whole-words.ts';

/** The translation with the abbreviations of a vocabulary, which tables are written with. */
export function selectSignAbbreviations(translation: Translation, vocabulary: SignVocabulary): Translation {
  const { grammar } = translation;
  const formatSignAbbreviation = (sign: number) => grammar.signAbbreviations[vocabulary][sign - 1]!;
  return { ...translation, grammar: { ...grammar, formatSignAbbreviation } };
}

/**
 * Replaces the sign names in a value that is read on its own, such as a statement.
 * @param otherNames names of people and places, which may contain the name of a sign ("Leo")
 */
export const replaceSignNames = <T>(
  value: T,
  vocabulary: SignVocabulary,
  otherNames: readonly string[] = [],
): T => replaceInValue(createReplacement(vocabulary, otherNames), value) as T;

type Chapter = { kind: string; title: string; summary: string };

/** Pages of these kinds follow each other, and are read as one chapter: the twelve houses, the twelve months. */
const SERIES_KINDS = new Set(['house', 'month']);

/** Replaces the sign names of a report. */
export function replaceSignNamesOfPages<P extends Chapter>(
  pages: readonly P[],
  vocabulary: SignVocabulary,
  otherNames: readonly string[] = [],
): P[] {
  const shared = createReplacement(vocabulary, otherNames);
  const replacementsOfSeries = new Map<string, Replacement>();
  return pages.map((page) => {
    const replacement = replacementsOfSeries.get(page.kind) ?? { ...shared, explainedNames: new Set() };
    if (SERIES_KINDS.has(page.kind)) replacementsOfSeries.set(page.kind, replacement);
    return replaceInPage(replacement, page);
  });
}

/** `summary` is printed in the contents only, below the title: a name explained there is explained again in the chapter. */
function replaceInPage<P extends Chapter>(replacement: Replacement, page: P): P {
  const title = replaceInText(replacement, page.title);
  const explainedNames = new Set(replacement.explainedNames);
  const summary = replaceInText({ ...replacement, explainedNames }, page.summary);
  return { ...(replaceInValue(replacement, { ...page, title: '', summary: '' }) as P), title, summary };
}

/** What the replacement in one chapter needs. `explainedNames` grows while the chapter is read from start to end. */
type Replacement = {
  vocabulary: SignVocabulary;
  otherNames: readonly string[];
  /** sign numbers by the name that the texts are written with */
  signsByWrittenName: ReadonlyMap<string, number>;
  pattern: RegExp;
  /** Finds parts of words too; most texts name no sign, and it is the faster one to find that out. */
  anyPart: RegExp;
  /** written names of the signs that the chapter has mentioned with both names already */
  explainedNames: Set<string>;
};

function createReplacement(vocabulary: SignVocabulary, otherNames: readonly string[]): Replacement {
  const signsByWrittenName = new Map(SIGN_NUMBERS.map((sign) => [getSignName(sign), sign]));
  // Whole words: a person may be called Vir, and Virgo must still be found.
  const words = [...otherNames.map(escapePattern), ...signsByWrittenName.keys()];
  return {
    vocabulary,
    otherNames,
    signsByWrittenName,
    pattern: matchWholeWords(words),
    anyPart: new RegExp(words.join('|')),
    explainedNames: new Set(),
  };
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Heads, labels of figures and page heads have no room for a second name; `description` is what screen readers read. */
const SINGLE_NAME_KEYS = new Set([
  'head',
  'chart',
  'figure',
  'figures',
  'strip',
  'description',
  'runningTitle',
]);

/** @returns the value itself where it names no sign: most of a report, of which no copies are made */
function replaceInValue(replacement: Replacement, value: unknown, hasRoomForBothNames = true): unknown {
  if (typeof value === 'string') return replaceInText(replacement, value, hasRoomForBothNames);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => replaceInValue(replacement, item, hasRoomForBothNames));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  return replaceInObject(replacement, value as Record<string, unknown>, hasRoomForBothNames);
}

function replaceInObject(
  replacement: Replacement,
  value: Record<string, unknown>,
  hasRoomForBothNames: boolean,
): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(value)) {
    const replaced = replaceInProperty(replacement, key, value[key], hasRoomForBothNames);
    if (replaced !== value[key]) (copy ??= { ...value })[key] = replaced;
  }
  return copy ?? value;
}

function replaceInProperty(
  replacement: Replacement,
  key: string,
  value: unknown,
  hasRoomForBothNames: boolean,
): unknown {
  if (isFactList(key, value)) return value;
  if (isTableRows(key, value)) return value.map((row) => row.map((cell) => replaceInCell(replacement, cell)));
  return replaceInValue(replacement, value, hasRoomForBothNames && !SINGLE_NAME_KEYS.has(key));
}

/** The keys of a statement’s facts, for tests. The facts of a house are rows that are printed. */
const isFactList = (key: string, value: unknown): boolean =>
  key === 'facts' && Array.isArray(value) && typeof value[0] === 'string';

const isTableRows = (key: string, value: unknown): value is unknown[][] =>
  key === 'rows' && Array.isArray(value) && value.every(Array.isArray);

/** Only a cell with a whole sentence has room for both names. */
const replaceInCell = (replacement: Replacement, cell: unknown): unknown =>
  replaceInValue(replacement, cell, typeof cell === 'string' && /[.?!।]$/u.test(cell));

function replaceInText(replacement: Replacement, text: string, hasRoomForBothNames = true): string {
  if (!replacement.anyPart.test(text)) return text;
  return text.replaceAll(replacement.pattern, (word: string, _word: string, offset: number) => {
    const sign = replacement.signsByWrittenName.get(word);
    if (sign === undefined) return word;
    if (hasRoomForBothNames && !isInParentheses(text, offset))
      return formatFirstOrLaterMention(replacement, word, sign);
    return isPartOfName(replacement, word) ? word : getNames(replacement, sign).name;
  });
}

/** Tables of names print other spellings of the buyer’s name too. */
const isPartOfName = ({ otherNames }: Replacement, word: string): boolean =>
  otherNames.some((name) => name.split(' ').includes(word));

function formatFirstOrLaterMention(replacement: Replacement, writtenName: string, sign: number): string {
  const { name, otherName } = getNames(replacement, sign);
  if (replacement.explainedNames.has(writtenName)) return name;
  replacement.explainedNames.add(writtenName);
  return grammar.addOtherSignName(name, otherName);
}

function getNames({ vocabulary }: Replacement, sign: number): { name: string; otherName: string } {
  const { signNames } = grammar;
  return {
    name: signNames[vocabulary][sign - 1]!,
    otherName: signNames[getOtherVocabulary(vocabulary)][sign - 1]!,
  };
}

/** The reason “in its own sign (Mesha), but combust” stays short. */
const isInParentheses = (text: string, offset: number): boolean =>
  text.lastIndexOf('(', offset) > text.lastIndexOf(')', offset);
