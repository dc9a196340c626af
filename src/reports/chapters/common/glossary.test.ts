/** The glossary of a copy holds the words of that copy, no others. */
import { describe, expect, test } from 'vitest';
import { createBirths, reportInput } from '#src/testing/fixtures/births.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import { glossary } from '#src/reports/content/en/common/glossary.ts';
import { products } from '#src/reports/products.ts';
import { type WritableReport, writeReport } from '#src/reports/write-report.ts';

const [born] = createBirths(1);

/** Words of the glossary, and all that is printed before it. */
function written(product: WritableReport): { words: string[]; text: string } {
  const { pages } = writeReport(reportInput(born!, product));
  const last = pages.find((page) => page.kind === 'glossary')!;
  const before = listPrintedStrings(pages.slice(0, pages.indexOf(last)));
  return { words: last.terms.map(({ word }) => word), text: before.join('\n').toLowerCase() };
}

const spellingsOf = (word: string) => [
  word,
  ...(glossary.find((entry) => entry.word === word)!.otherSpellings ?? []),
];
const stands = (spelling: string, text: string) =>
  new RegExp(`(?<!\\p{L})${spelling.toLowerCase()}(?!\\p{L})`, 'u').test(text);

describe.each(Object.keys(products) as WritableReport[])('%s', (product) => {
  test('explains each word that is met in it, and none that is not', () => {
    const { words, text } = written(product);
    const met = glossary
      .map(({ word }) => word)
      .filter((word) => spellingsOf(word).some((spelling) => stands(spelling, text)));
    expect(words).toEqual(met);
  });
});
