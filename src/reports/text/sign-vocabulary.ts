/**
 * Prints the signs in the vocabulary that the buyer chose. Texts are written with the names of `content.grammar.getSignName`; in
 * the finished document these names are replaced. The first mention in each chapter has the other name beside it.
 */
import { getOtherVocabulary, type SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { content, type Translation } from '#src/reports/content/content.ts';
import { getSignName } from './phrases.ts';

/** The translation with the abbreviations of a vocabulary, which tables are written with. */
export function selectSignAbbreviations(translation: Translation, vocabulary: SignVocabulary): Translation {
  const { grammar } = translation;
  const formatSignAbbreviation = (sign: number) => grammar.signAbbreviations[vocabulary][sign - 1]!;
  return { ...translation, grammar: { ...grammar, formatSignAbbreviation } };
}

/**
 * Names the signs in a value that is read on its own, such as a statement.
 * @param otherNames names of people and places, which may contain the name of a sign ("Leo")
 */
export const nameSigns = <T>(value: T, vocabulary: SignVocabulary, otherNames: readonly string[] = []): T =>
  nameIn(createNaming(vocabulary, otherNames), value) as T;

type Chapter = { kind: string; title: string; summary: string };

/** Pages of these kinds follow each other, and are read as one chapter: the twelve houses, the twelve months. */
const SERIES_KINDS = new Set(['house', 'month']);

/** Names the signs of a report. */
export function nameSignsOfPages<P extends Chapter>(
  pages: readonly P[],
  vocabulary: SignVocabulary,
  otherNames: readonly string[] = [],
): P[] {
  const namingsOfSeries = new Map<string, Naming>();
  return pages.map((page) => {
    const naming = namingsOfSeries.get(page.kind) ?? createNaming(vocabulary, otherNames);
    if (SERIES_KINDS.has(page.kind)) namingsOfSeries.set(page.kind, naming);
    return nameSignsOfPage(page, naming);
  });
}

/** `summary` is printed in the contents only, below the title. */
function nameSignsOfPage<P extends Chapter>(page: P, naming: Naming): P {
  const title = nameInText(naming, page.title);
  const summary = nameInText({ ...naming, mentionedNames: new Set(naming.mentionedNames) }, page.summary);
  return { ...(nameIn(naming, { ...page, title: '', summary: '' }) as P), title, summary };
}

type Naming = {
  vocabulary: SignVocabulary;
  otherNames: readonly string[];
  /** signs by the name in which the texts are written */
  signs: ReadonlyMap<string, number>;
  pattern: RegExp;
  /** written names of the signs that the reader has met with both names */
  mentionedNames: Set<string>;
};

const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);

function createNaming(vocabulary: SignVocabulary, otherNames: readonly string[]): Naming {
  const signs = new Map(SIGNS.map((sign) => [getSignName(sign), sign]));
  // Whole words: a person may be called Vir, and Virgo must still be found.
  const words = [...otherNames.map(escapePattern), ...signs.keys()].join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'gu');
  return { vocabulary, otherNames, signs, pattern, mentionedNames: new Set() };
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Heads, labels of figures and page heads have no room for a second name; `description` is what screen readers read. */
const COMPACT_KEYS = new Set(['head', 'chart', 'figure', 'figures', 'strip', 'description', 'runningTitle']);

function nameIn(naming: Naming, value: unknown, isCompact = false): unknown {
  if (typeof value === 'string') return nameInText(naming, value, isCompact);
  if (Array.isArray(value)) return value.map((item: unknown) => nameIn(naming, item, isCompact));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    if (isFactList(key, inner)) return [key, inner];
    if (isTableRows(key, inner))
      return [key, inner.map((row) => row.map((cell) => nameInCell(naming, cell)))];
    return [key, nameIn(naming, inner, isCompact || COMPACT_KEYS.has(key))];
  });
  return Object.fromEntries(entries);
}

/** The keys of a statement’s facts, for tests. The facts of a house are rows that are printed. */
const isFactList = (key: string, value: unknown): boolean =>
  key === 'facts' && Array.isArray(value) && typeof value[0] === 'string';

const isTableRows = (key: string, value: unknown): value is unknown[][] =>
  key === 'rows' && Array.isArray(value) && value.every(Array.isArray);

/** A cell with a sentence is read like a text. */
const nameInCell = (naming: Naming, cell: unknown): unknown =>
  nameIn(naming, cell, !(typeof cell === 'string' && /[.?!।]$/u.test(cell)));

function nameInText(naming: Naming, text: string, isCompact = false): string {
  return text.replaceAll(naming.pattern, (word: string, offset: number) => {
    const sign = naming.signs.get(word);
    if (sign === undefined) return word;
    if (isCompact || isInParentheses(text, offset))
      return isPartOfName(naming, word) ? word : getNames(naming, sign).name;
    return nameSign(naming, word, sign);
  });
}

/** Tables of names print other spellings of the buyer’s name too. */
const isPartOfName = ({ otherNames }: Naming, word: string): boolean =>
  otherNames.some((name) => name.split(' ').includes(word));

function nameSign(naming: Naming, writtenName: string, sign: number): string {
  const { name, otherName } = getNames(naming, sign);
  if (naming.mentionedNames.has(writtenName)) return name;
  naming.mentionedNames.add(writtenName);
  return content.grammar.addOtherSignName(name, otherName);
}

function getNames({ vocabulary }: Naming, sign: number): { name: string; otherName: string } {
  const { signNames } = content.grammar;
  return {
    name: signNames[vocabulary][sign - 1]!,
    otherName: signNames[getOtherVocabulary(vocabulary)][sign - 1]!,
  };
}

/** The reason “in its own sign (Mesha), but combust” stays short. */
const isInParentheses = (text: string, offset: number): boolean =>
  text.lastIndexOf('(', offset) > text.lastIndexOf(')', offset);
