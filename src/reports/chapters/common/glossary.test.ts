/** Checks for every report that its glossary has exactly the terms printed in it. */
import { describe, expect, test } from 'vitest';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import { glossary } from '#src/reports/content/en/common/glossary.ts';
import { products } from '#src/reports/products.ts';
import { type ProductKey, writeReport } from '#src/reports/write-report.ts';

const [birth] = createPeople(1);

/** The terms of the glossary, and all text printed before it. */
function writeGlossary(product: ProductKey): { words: string[]; printedText: string } {
  const { pages } = writeReport(createReportInput(birth!, product));
  const glossaryPage = pages.find((page) => page.kind === 'glossary')!;
  const previousStrings = listPrintedStrings(pages.slice(0, pages.indexOf(glossaryPage)));
  return {
    words: glossaryPage.terms.map(({ word }) => word),
    printedText: previousStrings.join('\n').toLowerCase(),
  };
}

const listSpellings = (word: string) => [
  word,
  ...(glossary.find((entry) => entry.word === word)!.otherSpellings ?? []),
];
const isPrinted = (spelling: string, text: string) =>
  new RegExp(`(?<!\\p{L})${spelling.toLowerCase()}(?!\\p{L})`, 'u').test(text);

describe.each(Object.keys(products) as ProductKey[])('%s', (product) => {
  test('the glossary explains exactly the terms that occur', () => {
    const { words, printedText } = writeGlossary(product);
    const printedWords = glossary
      .map(({ word }) => word)
      .filter((word) => listSpellings(word).some((spelling) => isPrinted(spelling, printedText)));
    expect(words).toEqual(printedWords);
  });
});
