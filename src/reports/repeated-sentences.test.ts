/** Paid reports of one person repeat no sentences beside tables, definitions and figures, except in chapters that they share. */
import { expect, test } from 'vitest';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { listStatements, splitPrintedSentences } from '#src/testing/reports/printed-text.ts';
import type { ProductKey } from './context/report-context.ts';
import { writeReport } from './write-report.ts';

const PAID_PRODUCTS: readonly ProductKey[] = [
  'janam-kundli',
  'career-wealth',
  'love-marriage',
  'life-blueprint',
  'year-ahead',
  'numerology-profile',
];

/** Chapters on the whole chart that several reports contain, so that each can be read alone. None may be added. */
const SHARED_CHAPTERS = new Set([
  'divisional-charts',
  'doshas',
  'lagna',
  'moon',
  'nakshatra',
  'nine-grahas',
  'numbers-short',
  'periods',
  'sade-sati',
  'sub-periods',
  'summary',
  'verdicts',
  'yogas',
]);
/** Sentences of answers and single statements that are chosen by the same fact in two reports. */
const MAX_OTHER_SENTENCES = 6;

const ADULTS = createPeople(120).filter(({ date }, i) => i % 10 === 0 && date < '2008');

/** Each sentence with the chapter that prints it. */
function listSentencesByChapter(person: (typeof ADULTS)[number], product: ProductKey): Map<string, string> {
  const { pages } = writeReport(createReportInput(person, product));
  return new Map(
    pages.flatMap((page) =>
      listStatements({ pages: [page] })
        .flatMap(({ text }) => splitPrintedSentences(text))
        .map((sentence) => [sentence, page.id] as const),
    ),
  );
}

const sentencesOfPeople = ADULTS.map((person) => ({
  name: person.name,
  chapterBySentence: Object.fromEntries(
    PAID_PRODUCTS.map((product) => [product, listSentencesByChapter(person, product)]),
  ),
}));

const PAIRS = PAID_PRODUCTS.flatMap((product, i) =>
  PAID_PRODUCTS.slice(i + 1).map((other) => [product, other] as const),
);

test.each(PAIRS)('%s and %s of one person repeat sentences in shared chapters only', (product, other) => {
  const peopleOverLimit = sentencesOfPeople.flatMap(({ name, chapterBySentence }) => {
    const others = chapterBySentence[other]!;
    const repeated = [...chapterBySentence[product]!].filter(
      ([sentence, chapter]) =>
        others.has(sentence) && !SHARED_CHAPTERS.has(chapter) && !SHARED_CHAPTERS.has(others.get(sentence)!),
    );
    return repeated.length > MAX_OTHER_SENTENCES ? [{ name, repeated }] : [];
  });
  expect(peopleOverLimit).toEqual([]);
});
