import { describe, expect, test } from 'vitest';
import { products } from '#src/reports/products.ts';
import type { ProductKey } from '#src/reports/write-report.ts';
import { createSamplePage, createSampleContent, createTeaser } from './sample-content.ts';
import { createSampleDocument } from './sample.ts';

const content = createSampleContent();

describe.each(Object.keys(products) as ProductKey[])('the sample page of %s on the site', (key) => {
  const samplePage = content.pages[key]!;
  const texts = listTexts(createSampleDocument(key));

  test('quotes two statements with their reasons, word for word, from the sample of that report', () => {
    expect(samplePage.statements).toHaveLength(2);
    for (const { title, text, because, source } of samplePage.statements)
      expect(texts).toEqual(expect.arrayContaining([title, text, because, source].filter(Boolean)));
  });

  test('is on a page of the sample whose title it shows', () => {
    expect(texts).toContain(samplePage.title);
  });

  test('has a figure with the positions or the data of the sample', () => {
    const { kind, ...figure } = samplePage.figure;
    const document = JSON.stringify(createSampleDocument(key));
    if (kind === 'chart' || kind === 'moonWheel')
      expect(createSampleDocument(key).chart).toMatchObject({
        ...content.person.chart,
        vimshottari: expect.any(Array),
      });
    else
      for (const value of Object.values({ ...figure, caption: '' }).filter(
        (part) => typeof part === 'object',
      ))
        expect(document).toContain(JSON.stringify(value));
  });
});

test.each(Object.entries(content.teasers))(
  'the answer of the home page from the sample of %s is the beginning of a statement of that sample, with its reason',
  (key, { statement, because }) => {
    const texts = listTexts(createSampleDocument(key as ProductKey));
    expect(texts.some((text) => text.startsWith(statement))).toBe(true);
    expect(texts).toContain(because);
  },
);

test('the match report shows the chart in which the Moon of its statements is marked', () => {
  const { figure } = content.pages['match-report']!;
  const { birth, chart } = createSampleDocument('match-report');
  expect(figure).toEqual({
    kind: 'chart',
    highlightedHouse: ((chart.grahas.Moon.sign - chart.lagna!.sign + 12) % 12) + 1,
    caption: `The chart of ${birth.name}. The house with the Moon is marked.`,
  });
});

test('no two sample pages of the site show the same statement', () => {
  const texts = Object.values(content.pages).flatMap(({ statements }) => statements.map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
});

test('the example of the about page is in the sample of the report that it names, with its mark', () => {
  const { report, text, because, certainty } = content.example;
  const document = createSampleDocument('janam-kundli');
  expect(document.product.name).toBe(report);
  expect(listTexts(document)).toEqual(expect.arrayContaining([text, because, certainty!.note]));
});

describe('a choice that a sample does not have', () => {
  const document = createSampleDocument('love-marriage');
  const END = ': choose another in src/delivery/sample-choices.ts.';

  test('is an error of one sentence for a missing page', () => {
    expect(() => createTeaser(document, { page: 'moons', fact: 'lord.7=Jupiter' })).toThrow(
      `The sample of love-marriage has no page "moons"${END}`,
    );
  });

  test('is an error of one sentence for a missing statement', () => {
    const choice = { page: 'love-partner', part: 'seventh', fact: 'Saturn.house=8' };
    expect(() => createTeaser(document, choice)).toThrow(
      `The sample of love-marriage has no statement about Saturn.house=8 in the part "seventh" of the page "love-partner"${END}`,
    );
  });

  test('is an error of one sentence for a missing figure', () => {
    const choice = { page: 'love-partner', figure: { kind: 'grid' as const }, statements: [] };
    expect(() => createSamplePage(document, choice)).toThrow(
      `The sample of love-marriage has no grid on the page "love-partner"${END}`,
    );
  });
});

/** Every string of the document. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}
