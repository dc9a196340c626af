/** The words that occur in this copy, its limits, and goodbye. */
import type { Chapter, Draft } from '#src/reports/chapter.ts';
import { closing, headings, limits } from '#src/reports/content/en/chapters.ts';
import { glossary, type Word } from '#src/reports/content/en/glossary.ts';
import type { Reading } from '#src/reports/reading.ts';

export const closingWords: Chapter = {
  write: (reading, before) => {
    const printed = textOf(before);
    return {
      kind: 'words',
      id: 'words',
      ...headings.words,
      words: glossary
        .filter((entry) => occurs(entry, printed))
        .map(({ word, sanskrit, meaning }) => ({ word, sanskrit, meaning })),
      limits: [...limits, help(reading)],
      closing,
    };
  },
};

const help = ({ order }: Reading) => ({
  title: 'If something is unclear',
  text: `Quote ${order.id} on the Support page. A person replies, and can see which copy you hold.`,
});

function occurs({ word, find = [] }: Word, printed: string): boolean {
  return [word, ...find].some((spelling) => new RegExp(`\\b${spelling}\\b`, 'i').test(printed));
}

/** Only what the reader sees: facts and keys are not printed. */
function textOf(pages: readonly Draft[]): string {
  return JSON.stringify(pages, (key, value: unknown) => (HIDDEN.has(key) ? undefined : value));
}

const HIDDEN = new Set(['facts', 'id', 'kind', 'sensitivity', 'lit', 'level']);
