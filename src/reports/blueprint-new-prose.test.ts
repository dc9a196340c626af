/**
 * A reader who has the other five paid reports finds most of the Life Blueprint new: measured in words of sentences, without
 * tables and definitions.
 */
import { describe, expect, test } from 'vitest';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { listStatements, splitPrintedSentences } from '#src/testing/reports/printed-text.ts';
import type { Page } from './contract.ts';
import type { ProductKey, ReportInput } from './context/report-context.ts';
import { writeReport } from './write-report.ts';

const OTHER_PAID_REPORTS: ProductKey[] = [
  'janam-kundli',
  'career-wealth',
  'love-marriage',
  'year-ahead',
  'numerology-profile',
];
const PEOPLE = 8;
const people = createPeople(60).filter(({ date }) => date < '2005');

/** The leads, statements, and rows of antardashas of a report. */
function listSentences(input: ReportInput): string[] {
  const { pages } = writeReport(input);
  return pages.flatMap(listTexts).flatMap(splitPrintedSentences);
}

const listTexts = (page: Page): string[] => [
  ...('lead' in page && typeof page.lead === 'string' ? [page.lead] : []),
  ...listStatements({ pages: [page] }).map(({ text }) => text),
  ...(page.kind === 'subPeriods' ? page.periods.flatMap(({ rows }) => rows.map(({ text }) => text)) : []),
];

/** By words, for all people together. */
function measureNewShare(births: Parameters<typeof createReportInput>[0][]): number {
  const counts = births.map((birth) => {
    const known = new Set(
      OTHER_PAID_REPORTS.flatMap((product) => listSentences(createReportInput(birth, product))),
    );
    const sentences = listSentences(createReportInput(birth, 'life-blueprint'));
    return {
      total: countWords(sentences),
      fresh: countWords(sentences.filter((sentence) => !known.has(sentence))),
    };
  });
  const sum = (key: 'total' | 'fresh') => counts.reduce((all, count) => all + count[key], 0);
  return sum('fresh') / sum('total');
}

const countWords = (sentences: readonly string[]): number => sentences.join(' ').split(/\s+/).length;

describe('the share of words of the Life Blueprint that no other paid report of the same person has', () => {
  test('is 70 % or more', () => {
    expect(measureNewShare(people.slice(0, PEOPLE))).toBeGreaterThan(0.7);
  });

  test('is 70 % or more without a birth time', () => {
    expect(measureNewShare(people.slice(0, PEOPLE).map(removeTime))).toBeGreaterThan(0.7);
  });
});
