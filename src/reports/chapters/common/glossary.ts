/** The Sanskrit terms that occur in this report, the limits of astrology, and the closing words. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { matchWholeWords } from '#src/reports/text/whole-words.ts';

/** For a report without a closing page. */
export const glossaryChapter: Chapter = {
  write: (context, previousPages) => ({
    ...content.common.headings.glossary,
    ...listTerms(previousPages),
    end: { limits: [...content.common.limits, writeSupportNote(context)], blessing: content.common.closing },
  }),
};

/** For a report whose closing page has the limits and the blessing. */
export const glossaryChapterBeforeClosing: Chapter = {
  write: (_, previousPages) => ({
    ...content.common.headings.glossaryBeforeClosing,
    ...listTerms(previousPages),
  }),
};

function listTerms(previousPages: readonly PageDraft[]) {
  const isPrinted = createPrintedCheck(previousPages);
  return {
    kind: 'glossary' as const,
    id: 'glossary',
    terms: content.common.glossary
      .filter(({ word, otherSpellings = [] }) => [word, ...otherSpellings].some(isPrinted))
      .map(({ word, sanskrit, meaning }) => ({ word, sanskrit, meaning })),
  };
}

const writeSupportNote = ({ order }: ReportContext) => ({
  title: content.common.supportNote.title,
  text: content.common.supportNote.text(order.id),
});

type SpellingIndex = { anySpelling: RegExp; spellingsWithin: ReadonlyMap<string, readonly string[]> };

const indexesByGlossary = new WeakMap<object, SpellingIndex>();

function getSpellingIndex(): SpellingIndex {
  const { glossary } = content.common;
  const known = indexesByGlossary.get(glossary);
  if (known) return known;
  const index = createSpellingIndex(
    glossary.flatMap(({ word, otherSpellings = [] }) => [word, ...otherSpellings]),
  );
  indexesByGlossary.set(glossary, index);
  return index;
}

function createSpellingIndex(glossarySpellings: readonly string[]): SpellingIndex {
  const spellings = glossarySpellings.map((spelling) => spelling.toLowerCase());
  const longestFirst = spellings.toSorted((a, b) => b.length - a.length);
  return {
    // Finds all spellings in one pass; the longest first, so that a phrase is matched before its words.
    anySpelling: matchWholeWords(longestFirst),
    // For each spelling all spellings within it: where a phrase is printed, the terms within it are printed too.
    spellingsWithin: new Map(
      spellings.map((phrase) => [phrase, spellings.filter((part) => ` ${phrase} `.includes(` ${part} `))]),
    ),
  };
}

/** @returns a predicate: whether a spelling of the glossary is printed as a whole word, in upper or lower case */
function createPrintedCheck(pages: readonly PageDraft[]): (spelling: string) => boolean {
  const { anySpelling, spellingsWithin } = getSpellingIndex();
  const occurrences = new Set(collectTexts(pages, []).join('\n').toLowerCase().match(anySpelling));
  const printed = new Set([...occurrences].flatMap((phrase) => spellingsWithin.get(phrase)!));
  return (spelling) => printed.has(spelling.toLowerCase());
}

/** Adds all printed strings, without facts and keys, to `texts`. */
function collectTexts(value: unknown, texts: string[]): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const item of value) collectTexts(item, texts);
  else if (value !== null && typeof value === 'object')
    for (const key of Object.keys(value))
      if (!UNPRINTED_KEYS.has(key)) collectTexts((value as Record<string, unknown>)[key], texts);
  return texts;
}

const UNPRINTED_KEYS = new Set(['facts', 'id', 'kind', 'sensitivity', 'highlightedHouses', 'level']);
