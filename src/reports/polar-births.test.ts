/** Remedies name sunrise and dusk, which a place inside a polar circle does not have all the year. */
import { expect, test } from 'vitest';
import { PAGE_READERS, writeReaderReport } from '#src/testing/fixtures/page-readers.ts';
import { content } from './content/content.ts';

const listLeads = (reader: string): string[] =>
  (['janam-kundli', 'year-ahead'] as const)
    .flatMap((product) => writeReaderReport(PAGE_READERS[reader]!, product).pages)
    .flatMap((page) => (page.kind === 'remedies' ? [page.lead] : []));

test('remedies for a birth inside a polar circle give hours of the clock for sunrise and sunset', () => {
  expect(listLeads('polar summer')).toHaveLength(2);
  for (const lead of listLeads('polar summer')) expect(lead).toContain(content.remedies.polarNote);
});

test('remedies for a birth elsewhere do not', () => {
  for (const lead of listLeads('southern hemisphere')) expect(lead).not.toContain(content.remedies.polarNote);
});

test('no text names a season of India as the season of the reader', () => {
  for (const product of ['life-blueprint', 'year-ahead'] as const)
    expect(JSON.stringify(writeReaderReport(PAGE_READERS['southern hemisphere']!, product))).not.toMatch(
      /\b((before|in) the (next )?rains|in (summer|winter))\b/u,
    );
});
