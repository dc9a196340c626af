/** Reports can be written in a second language: no sentence comes from anywhere but the texts of the language. */
import { describe, expect, test } from 'vitest';
import { createBirths, createReportInput, removeTime } from '#src/testing/fixtures/births.ts';
import { createMadeUpLanguage, listUntranslatedWords } from '#src/testing/reports/made-up-language.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import { writeWith } from './content/content.ts';
import type { ProductKey } from './context/report-context.ts';
import { products } from './products.ts';
import { writeReport } from './write-report.ts';

/** Products whose code still has words for readers. */
const PENDING = new Set<ProductKey>([
  'free-kundli',
  'janam-kundli',
  'moon-and-nakshatra',
  'love-marriage',
  'sade-sati-check',
  'numerology-profile',
  'career-wealth',
  'year-ahead',
  'life-blueprint',
]);

const PEOPLE = createBirths(8).map((person, i) => (i % 4 === 3 ? removeTime(person) : person));

const translation = createMadeUpLanguage();

describe.each(Object.keys(products).filter((key) => !PENDING.has(key as ProductKey)) as ProductKey[])(
  '%s in a made-up language',
  (product) => {
    test.each(PEOPLE)('has no word of English for $name, $date', (person) => {
      const { pages } = writeWith(translation, () => writeReport(createReportInput(person, product)));
      const untranslated = listPrintedStrings(pages)
        .map((text) => ({ text, words: listUntranslatedWords(removeNames(text, person)) }))
        .filter(({ words }) => words.length > 0);
      expect(untranslated).toEqual([]);
    });
  },
);

test('English is the language again after a report in another one', () => {
  const write = () => writeReport(createReportInput(PEOPLE[0]!, 'free-kundli'));
  const before = write();
  writeWith(translation, write);
  expect(write()).toEqual(before);
});

/** The name and the place are the buyer’s own words. */
const removeNames = (text: string, { name, place }: (typeof PEOPLE)[number]): string =>
  [name, ...name.split(' '), place.name, place.region ?? '']
    .filter(Boolean)
    .reduce((rest, word) => rest.replaceAll(word, ''), text);
