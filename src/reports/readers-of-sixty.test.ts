/** The general reports of readers of sixty or more have no advice on a career, a post to come or an examination. */
import { expect, test } from 'vitest';
import { createReportInput, PLACES, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { writeReport } from './write-report.ts';

/** The reports of the fixtures are made in November 2026: from 62 to 84 years of age, at every second hour. */
const BIRTHS = Array.from({ length: 12 }, (_, i) => {
  const instant = new Date(Date.UTC(1942 + 2 * i, (5 * i) % 12, 3 + 2 * i, 2 * i, 7 * i)).toISOString();
  return { date: instant.slice(0, 10), time: instant.slice(11, 16), place: PLACES[i % PLACES.length]! };
});

const CAREER =
  /\b(seniors? (favour|notice|recommend|trust)|senior post|promot(ed|ions?)|salary|employers?|competitive exams?|paid work|your pay|steady client|your department|apply for|appraisal|your next post|your degree|office work|your career|your profession|your father to the front|elders daily|aunt or uncle|consider buying|buy only after|loan talk|larger share)\b/i;

test.each(['janam-kundli', 'life-blueprint'] as const)('%s has none', (product) => {
  const texts = BIRTHS.flatMap((birth) => {
    const input = createReportInput({ name: 'Somebody', ...birth }, product);
    return writeReport(removeSensitivity(input))
      .pages.filter(({ kind }) => kind !== 'glossary')
      .flatMap((page) => collectStrings(page));
  });
  expect(texts.length).toBeGreaterThan(BIRTHS.length * 100);
  expect(texts.filter((text) => CAREER.test(text))).toEqual([]);
});
