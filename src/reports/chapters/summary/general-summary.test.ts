/** The dates of the page in one minute. */
import { expect, test } from 'vitest';
import { createContext } from '#src/reports/context/report-context.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { generalSummaryChapter } from './general-summary.ts';

const dates = createPeople(60).flatMap((birth) => {
  const page = writeChapter(generalSummaryChapter, createContext(createReportInput(birth)), []);
  return page?.kind === 'summary' ? page.dates.map(({ text }) => text) : [];
});

test('the article of the Sun and the Moon has a small letter within a date', () => {
  expect(dates.filter((text) => /[a-z] the (Sun|Moon)/.test(text)).length).toBeGreaterThan(10);
  expect(dates.filter((text) => /[a-z] The (Sun|Moon)/.test(text))).toEqual([]);
});

test('each date begins with a capital letter', () => {
  expect(dates.filter((text) => !/^[A-Z]/.test(text))).toEqual([]);
});

test('each date names the parts of life that come first', () => {
  expect(dates.filter((text) => !/: [a-z].+ come first\.$/.test(text))).toEqual([]);
});
