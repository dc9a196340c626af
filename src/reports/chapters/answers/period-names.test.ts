/** The names of the periods of the dasha, and their explanation at first use. */
import { describe, expect, test } from 'vitest';
import { periodNote } from '#src/reports/content/en/answers/answer-headings.ts';
import { products } from '#src/reports/products.ts';
import type { ProductKey } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { KABIR, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';

const PRODUCT_KEYS = Object.keys(products) as ProductKey[];

describe.each([
  ['a known', KABIR],
  ['an unknown', removeTime(KABIR)],
])('names of periods for %s birth time', (_, person) => {
  test.each(PRODUCT_KEYS)('%s: the answers that name a period explain it', (product) => {
    const { pages } = writeReport(createReportInput(person, product));
    const answers = listPrintedStrings(pages.filter(({ kind }) => kind === 'answers')).join(' ');
    expect(periodNote.pattern.test(answers)).toBe(periodNote.explained.test(answers));
  });

  test.each(PRODUCT_KEYS)('%s: great period and sub-period are used only as explanations', (product) => {
    const { pages } = writeReport(createReportInput(person, product));
    const others = listPrintedStrings(pages.filter(({ kind }) => kind !== 'answers' && kind !== 'glossary'));
    expect(others.filter((text) => /great period|(?<!\()sub-period(?!\))|maha dasha/i.test(text))).toEqual(
      [],
    );
  });
});
