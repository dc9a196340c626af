/** Reports can be written in a second language: no sentence comes from anywhere but the texts of the language. */
import { describe, expect, test } from 'vitest';
import { SIGN_VOCABULARIES } from '#src/astrology/contract-sign-names.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import {
  createMadeUpLanguage,
  listInputNames,
  listUntranslatedWords,
  removeNames,
} from '#src/testing/reports/made-up-language.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import type { ProductKey } from './context/report-context.ts';
import { products } from './products.ts';
import { writeReport } from './write-report.ts';

/** People of every age from a child to eighty. */
const PEOPLE = createPeople(320)
  .filter((_, i) => i % 40 === 39)
  .map((person, i) => (i % 4 === 3 ? removeTime(person) : person));

const translation = createMadeUpLanguage();

describe.each(Object.keys(products) as ProductKey[])('%s in a made-up language', (product) => {
  test.each(PEOPLE)('has no word of English for $name, $date', (person) => {
    const input = createReportInput(person, product);
    const names = listInputNames(input);
    // Nothing that is kept with a chart may have words of the report before.
    writeReport(input);
    const signVocabulary = SIGN_VOCABULARIES[PEOPLE.indexOf(person) % 2]!;
    const document = writeReport({ ...input, signVocabulary }, translation);
    const cover = [document.product.name, document.order.madeOn, document.birthTimeText];
    const untranslated = [...cover, ...listPrintedStrings(document.pages)]
      .map((text) => ({ text, words: listUntranslatedWords(removeNames(text, names)) }))
      .filter(({ words }) => words.length > 0);
    expect(untranslated).toEqual([]);
  });
});

test('English is the language again after a report in another one', () => {
  const write = () => writeReport(createReportInput(PEOPLE[0]!, 'free-kundli'));
  const before = write();
  writeReport(createReportInput(PEOPLE[0]!, 'free-kundli'), translation);
  expect(write()).toEqual(before);
});
