/** The words that occur in this copy, its limits, and goodbye. */
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { closing, headings, limits } from '#src/reports/content/en/common/headings.ts';
import { glossary } from '#src/reports/content/en/common/glossary.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export const glossaryChapter: Chapter = {
  write: (context, before) => {
    const printed = createPrintedTest(before);
    return {
      kind: 'glossary',
      id: 'words',
      ...headings.glossary,
      terms: glossary
        .filter(({ word, otherSpellings = [] }) => [word, ...otherSpellings].some(printed))
        .map(({ word, sanskrit, meaning }) => ({ word, sanskrit, meaning })),
      limits: [...limits, writeSupportNote(context)],
      closing,
    };
  },
};

const writeSupportNote = ({ order }: ReportContext) => ({
  title: 'If something is unclear',
  text: `Quote ${order.id} on the Support page. A person replies, and can see which copy you hold.`,
});

const SPELLINGS = glossary
  .flatMap(({ word, otherSpellings = [] }) => [word, ...otherSpellings])
  .map((each) => each.toLowerCase());

/** One pass over the text, the longest spelling first where several begin. */
const ANY_SPELLING = new RegExp(
  `\\b(?:${SPELLINGS.toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);

/** A phrase that was met holds its words, too. */
const SPELLINGS_WITHIN = new Map(
  SPELLINGS.map((phrase) => [phrase, SPELLINGS.filter((part) => ` ${phrase} `.includes(` ${part} `))]),
);

/** Asked of a spelling of the glossary: does the reader meet it as a whole, in any case? */
function createPrintedTest(pages: readonly PageDraft[]): (spelling: string) => boolean {
  const met = new Set(collectTexts(pages).join('\n').toLowerCase().match(ANY_SPELLING));
  const printed = new Set([...met].flatMap((phrase) => SPELLINGS_WITHIN.get(phrase)!));
  return (spelling) => printed.has(spelling.toLowerCase());
}

/** Only what the reader sees: facts and keys are not printed. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    UNPRINTED_KEYS.has(key) ? [] : collectTexts(inside),
  );
}

const UNPRINTED_KEYS = new Set(['facts', 'id', 'kind', 'sensitivity', 'highlightedHouses', 'level']);
