/** Two people’s reports share few sentences, measured in words of statements, leads and tables. */
import { describe, expect, test } from 'vitest';
import { createPeople, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { splitPrintedSentences, listStatements } from '#src/testing/reports/printed-text.ts';
import type { Page, ReportDocument } from './contract.ts';
import type { ProductKey } from './context/report-context.ts';
import { writeReport } from './write-report.ts';

const PAIRS = 20;
const NAMES = [
  'Asha Rao',
  'Kabir Menon',
  'Meher Irani',
  'Ishaan Bose',
  'Tara Jain',
  'Om Prakash',
  'Nila Dey',
];
const people = createPeople(200).map((birth, i) => ({ ...birth, name: NAMES[i % NAMES.length]! }));

/** The maximum share of words in equal sentences: in the whole report, and in one chapter. */
const MAX_SHARES: [ProductKey, number, number][] = [
  ['janam-kundli', 0.18, 0.28],
  ['life-blueprint', 0.2, 0.28],
  ['year-ahead', 0.24, 0.28],
  ['love-marriage', 0.19, 0.29],
  ['moon-and-nakshatra', 0.15, 0.27],
  ['sade-sati-check', 0.2, 0.25],
  // 0.24 before the table of the nine mulanks, of which a ninth of all readers have the same.
  ['numerology-profile', 0.27, 0.38],
  ['free-kundli', 0.13, 0.22],
  ['career-wealth', 0.2, 0.33],
];
/** Chapters of which most sentences are the same for every reader. */
const CHAPTERS_WITH_COMMON_TEXT = new Set([
  'birth-time-accuracy',
  'numbers-workings',
  'numbers-daily',
  'numbers-people',
  // transits of the same year
  'year-transits',
]);

describe.each(MAX_SHARES)('reports of %s', (product, maxInReport, maxInChapter) => {
  const shares = measureShares(product);

  test('two reports share few words', () => {
    const chapterShares = [...shares.values()];
    const shared = sum(chapterShares.map(({ sharedWords }) => sharedWords));
    const total = sum(chapterShares.map(({ totalWords }) => totalWords));
    expect(shared / total).toBeLessThan(maxInReport);
  });

  test('each chapter shares few words in two reports', () => {
    const chaptersOverLimit = [...shares]
      .filter(([id]) => !CHAPTERS_WITH_COMMON_TEXT.has(id))
      .map(([id, { sharedWords, totalWords }]) => ({ id, share: sharedWords / totalWords }))
      .filter(({ share }) => share > maxInChapter);
    expect(chaptersOverLimit).toEqual([]);
  });
});

type Share = { sharedWords: number; totalWords: number };

function measureShares(product: ProductKey): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (let i = 0; i < PAIRS; i++) {
    const [report, otherReport] = [i * 7, i * 13 + 61].map((n) =>
      writeReport(removeSensitivity(createReportInput(people[n % people.length]!, product))),
    ) as [ReportDocument, ReportDocument];
    const sentences = new Set(otherReport.pages.flatMap(collectSentences));
    for (const page of report.pages)
      addShare(shares, page.id.replace(/^month-\d+$/, 'month'), collectSentences(page), sentences);
  }
  return shares;
}

function addShare(
  shares: Map<string, Share>,
  id: string,
  sentences: string[],
  otherSentences: Set<string>,
): void {
  if (sentences.length === 0) return;
  const { sharedWords, totalWords } = shares.get(id) ?? { sharedWords: 0, totalWords: 0 };
  const sharedSentences = sentences.filter((sentence) => otherSentences.has(sentence));
  shares.set(id, {
    sharedWords: sharedWords + sum(sharedSentences.map(countWords)),
    totalWords: totalWords + sum(sentences.map(countWords)),
  });
}

/** The sentences of statements, reasons, leads and tables; all numbers count as equal. */
function collectSentences(page: Page): string[] {
  const remedies = page.kind === 'remedies' ? page.remedies : [];
  const statements = listStatements({ pages: [page] } as ReportDocument);
  return [...statements, ...remedies]
    .flatMap(({ text, because }) => [...splitPrintedSentences(text), because])
    .concat(collectLead(page), collectTableSentences(page))
    .map((sentence) => sentence.replaceAll(/\d+/g, '0'));
}

const collectLead = (page: Page): string[] =>
  page.kind === 'essay' ? [...splitPrintedSentences(page.lead), page.leadBecause] : [];

/** Only cells of more than seven words: shorter ones are names, dates and numbers. */
const collectTableSentences = (page: Page): string[] =>
  page.kind === 'table'
    ? page.tables
        .filter(({ head }) => head.includes('because'))
        .flatMap(({ rows }) => rows.flat().flatMap(splitPrintedSentences))
        .filter((cell) => countWords(cell) > 7)
    : [];

const countWords = (sentence: string): number => sentence.split(' ').length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
