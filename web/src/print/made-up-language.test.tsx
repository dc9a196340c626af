/** The printed page in a second language: no word comes from the print bundle or from the code that writes the report. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { products } from '#src/reports/products.ts';
import { writeReport, type ProductKey } from '#src/reports/write-report.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import {
  createMadeUpLanguage,
  listInputNames,
  listUntranslatedWords,
  removeNames,
} from '#src/testing/reports/made-up-language.ts';
import { listPrintedMarkup } from '#src/testing/reports/printed-markup.ts';
import { PrintedDocument } from './PrintedDocument.tsx';

const CHART_STYLES = ['north', 'south', 'east'] as const;
/** People of every age from a child to eighty, with every chart style. */
const PEOPLE = createPeople(320)
  .filter((_, i) => i % 40 === 39)
  .map((person, i) => (i % 4 === 3 ? removeTime(person) : person))
  .map((person, i) => ({ ...person, chartStyle: CHART_STYLES[i % 3]! }));

const translation = createMadeUpLanguage();

describe.each(Object.keys(products) as ProductKey[])('the printed %s in a made-up language', (product) => {
  test.each(PEOPLE)('has no word of English for $name, $date', ({ chartStyle, ...person }) => {
    const input = { ...createReportInput(person, product), chartStyle };
    const doc = writeReport(input, translation);
    const html = renderToStaticMarkup(<PrintedDocument doc={doc} styles="" />);
    const names = listInputNames(input);
    const untranslated = listPrintedMarkup(html)
      .map((text) => ({ text, words: listUntranslatedWords(removeNames(text, names)) }))
      .filter(({ words }) => words.length > 0);
    expect(untranslated).toEqual([]);
  });
});

test('no style sheet prints a word', () => {
  const folder = path.join(import.meta.dirname, 'styles');
  const sheets = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const printed = sheets.flatMap((css) =>
    [...css.matchAll(/[\s;{]content:([^;}]*)/g)].map(([, text]) => text!),
  );
  expect(printed.filter((text) => /['"][^'"]*\p{L}/u.test(text))).toEqual([]);
});
