/** The words that occur in this copy, its limits, and goodbye. */
import type { Chapter, Draft } from '#src/reports/chapter.ts';
import { closing, headings, limits } from '#src/reports/content/en/chapters.ts';
import { glossary } from '#src/reports/content/en/glossary.ts';
import type { Reading } from '#src/reports/reading.ts';

export const closingWords: Chapter = {
  write: (reading, before) => {
    const printed = printedWords(before);
    return {
      kind: 'words',
      id: 'words',
      ...headings.words,
      words: glossary
        .filter(({ word, find = [] }) => [word, ...find].some(printed))
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

/** Asked of a word or a phrase, in any case: does the reader meet it as a whole? The text is gone through once. */
function printedWords(pages: readonly Draft[]): (spelling: string) => boolean {
  const words = wordsOf(textOf(pages));
  const single = new Set(words);
  const running = ` ${words.join(' ')} `;
  return (spelling) => {
    const wanted = wordsOf(spelling);
    return wanted.length === 1 ? single.has(wanted[0]!) : running.includes(` ${wanted.join(' ')} `);
  };
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Only what the reader sees: facts and keys are not printed. */
function textOf(pages: readonly Draft[]): string {
  return JSON.stringify(pages, (key, value: unknown) => (HIDDEN.has(key) ? undefined : value));
}

const HIDDEN = new Set(['facts', 'id', 'kind', 'sensitivity', 'lit', 'level']);
