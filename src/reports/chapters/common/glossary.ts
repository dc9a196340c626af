/** The Sanskrit terms that occur in this report, the limits of astrology, and the closing words. */
import { supportNote } from '#src/reports/content/en/common/support-note.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { closing, headings, limits } from '#src/reports/content/en/common/headings.ts';
import { glossary } from '#src/reports/content/en/common/glossary.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

/** For a report without a closing page. */
export const glossaryChapter: Chapter = {
  write: (context, previousPages) => ({
    ...headings.glossary,
    ...listTerms(previousPages),
    end: { limits: [...limits, writeSupportNote(context)], blessing: closing },
  }),
};

/** For a report whose closing page has the limits and the blessing. */
export const glossaryChapterBeforeClosing: Chapter = {
  write: (_, previousPages) => ({ ...headings.glossaryBeforeClosing, ...listTerms(previousPages) }),
};

function listTerms(previousPages: readonly PageDraft[]) {
  const isPrinted = createPrintedCheck(previousPages);
  return {
    kind: 'glossary' as const,
    id: 'glossary',
    terms: glossary
      .filter(({ word, otherSpellings = [] }) => [word, ...otherSpellings].some(isPrinted))
      .map(({ word, sanskrit, meaning }) => ({ word, sanskrit, meaning })),
  };
}

const writeSupportNote = ({ order }: ReportContext) => ({
  title: supportNote.title,
  text: supportNote.text(order.id),
});

const SPELLINGS = glossary
  .flatMap(({ word, otherSpellings = [] }) => [word, ...otherSpellings])
  .map((spelling) => spelling.toLowerCase());

/** Finds all spellings in one pass; the longest first, so that a phrase is matched before its words. */
const ANY_SPELLING = new RegExp(
  `\\b(?:${SPELLINGS.toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);

/** For each spelling all spellings within it: where a phrase is printed, the terms within it are printed too. */
const SPELLINGS_WITHIN = new Map(
  SPELLINGS.map((phrase) => [phrase, SPELLINGS.filter((part) => ` ${phrase} `.includes(` ${part} `))]),
);

/** @returns a predicate: whether a spelling of the glossary is printed as a whole word, in upper or lower case */
function createPrintedCheck(pages: readonly PageDraft[]): (spelling: string) => boolean {
  const occurrences = new Set(collectTexts(pages).join('\n').toLowerCase().match(ANY_SPELLING));
  const printed = new Set([...occurrences].flatMap((phrase) => SPELLINGS_WITHIN.get(phrase)!));
  return (spelling) => printed.has(spelling.toLowerCase());
}

/** All printed strings, without facts and keys. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    UNPRINTED_KEYS.has(key) ? [] : collectTexts(inner),
  );
}

const UNPRINTED_KEYS = new Set(['facts', 'id', 'kind', 'sensitivity', 'highlightedHouses', 'level']);
