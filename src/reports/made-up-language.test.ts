/** Reports can be written in a second language: no sentence comes from anywhere but the texts of the language. */
import { describe, expect, test } from 'vitest';
import { ATTRIBUTION } from '#src/places/contract-attribution.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { createMadeUpLanguage, listUntranslatedWords } from '#src/testing/reports/made-up-language.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import type { ProductKey, ReportInput } from './context/report-context.ts';
import { products } from './products.ts';
import { writeReport } from './write-report.ts';

/** Of every age from a child to a person of eighty. */
const PEOPLE = createPeople(320)
  .filter((_, i) => i % 40 === 39)
  .map((person, i) => (i % 4 === 3 ? removeTime(person) : person));

const translation = createMadeUpLanguage();

describe.each(Object.keys(products) as ProductKey[])('%s in a made-up language', (product) => {
  test.each(PEOPLE)('has no word of English for $name, $date', (person) => {
    const input = createReportInput(person, product);
    const names = listNames(input);
    // Nothing that is kept with a chart may have words of the report before.
    writeReport(input);
    const document = writeReport(input, translation);
    const cover = [document.product.name, document.order.madeOn];
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

/** The buyer’s own words, and names that are the same in every language; longer ones come first, because they contain others. */
const listNames = ({ order, birth, chart }: ReportInput): string[] =>
  [
    birth.name,
    ...birth.name.split(' '),
    birth.place.name,
    birth.place.region ?? '',
    birth.place.zone,
    birth.clock,
    order.id,
    chart.engineVersion,
    ATTRIBUTION,
  ]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);

const removeNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), text);
