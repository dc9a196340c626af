/** A copy for a person under eighteen speaks to this person: “you” is the same person in every sentence. */
import { describe, expect, test } from 'vitest';
import { PLACES, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';
import type { ProductKey } from './context/report-context.ts';
import { products } from './products.ts';
import { writeReport } from './write-report.ts';

const NAME = 'Asha Rao';
/** A match is sold for two adults only. */
const SOLD_FROM_EIGHTEEN: readonly ProductKey[] = ['match-report'];
const SOLD_FROM_SIXTEEN: readonly ProductKey[] = ['career-wealth', 'love-marriage'];
/** Words that name the reader as a third person. */
const THIRD_PERSON = /\b(your|the|this|for a|in a|a young) child\b/iu;
const SECOND_PERSON = /\byour?\b/iu;

/** The reports of the fixtures are made in November 2026. The birth time of every third is unknown. */
const createReaders = (age: number): { date: string; time?: string }[] =>
  Array.from({ length: 6 }, (_, i) => ({
    date: `${2026 - age}-0${i + 1}-1${i}`,
    ...(i % 3 === 2 ? {} : { time: `1${i}:20` }),
  }));

const CHILD_PRODUCTS = (Object.keys(products) as ProductKey[]).filter(
  (product) => !SOLD_FROM_EIGHTEEN.includes(product),
);

const readings = CHILD_PRODUCTS.flatMap((product) =>
  [2, 7, 12, 17]
    .filter((age) => age >= 16 || !SOLD_FROM_SIXTEEN.includes(product))
    .map((age) => ({ product, age })),
);

const NOTE_TO_PARENTS = 'To the parents:';

const writeFirstPage = (product: ProductKey, date: string) => {
  const input = createReportInput({ name: NAME, date, time: '11:20', place: PLACES[0] }, product);
  const { pages } = writeReport(removeSensitivity(input));
  return {
    first: listPrintedStrings(pages.slice(0, 1)).join(' '),
    others: listPrintedStrings(pages.slice(1)).join(' '),
  };
};

/** The reports of the fixtures are made on 21 November 2026. */
describe.each(readings.filter(({ age }) => age === 2))('the first page of $product', ({ product }) => {
  test('states for the parents of a child under ten whom the copy addresses', () => {
    for (const date of ['2024-09-05', '2020-11-22', '2016-11-22']) {
      const { first, others } = writeFirstPage(product, date);
      expect(first).toMatch(new RegExp(`${NOTE_TO_PARENTS}.*“you” is ${NAME}\\.`));
      expect(others).not.toContain(NOTE_TO_PARENTS);
    }
  });

  test('names the school years only to the parents of a child under six', () => {
    expect(writeFirstPage(product, '2020-11-22').first).toContain('School and homework');
    expect(writeFirstPage(product, '2020-11-21').first).not.toContain('School and homework');
  });

  test('has no note to the parents from the tenth birthday on', () => {
    expect(writeFirstPage(product, '2016-11-21').first).not.toContain(NOTE_TO_PARENTS);
  });
});

describe.each(readings)('$product at the age of $age', ({ product, age }) => {
  test('says you to the reader in every sentence, and explains so on the first pages', () => {
    for (const birth of createReaders(age)) {
      const input = createReportInput({ name: NAME, ...birth, place: PLACES[0] }, product);
      const { pages } = writeReport(input);
      const texts = listPrintedStrings(pages);
      expect(texts.filter((text) => THIRD_PERSON.test(text))).toEqual([]);
      expect(texts.filter((text) => SECOND_PERSON.test(text)).length).toBeGreaterThan(20);
      expect(listPrintedStrings(pages.slice(0, 3)).join(' ')).toContain(`“you” is always ${NAME}`);
      const adviceForParents = texts.flatMap((text) => text.split('For parents: ').slice(1));
      expect(adviceForParents.filter((text) => SECOND_PERSON.test(text))).toEqual([]);
    }
  });
});
