/** The year of a reader of sixteen or seventeen. */
import { expect, test } from 'vitest';
import { yearAnswersChapter } from '#src/reports/chapters/answers/year-answers.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { createReportInput, KABIR, removeTime } from '#src/testing/fixtures/people.ts';
import { YEAR_CHAPTERS } from './year-chapters-fixture.ts';

const CHAPTERS = [yearAnswersChapter, ...YEAR_CHAPTERS];

/** The reports of the fixtures are made on 21 November 2026. */
const createContexts = (date: string): ReportContext[] =>
  [(birth: typeof KABIR) => birth, removeTime].map((edit) =>
    createContext(createReportInput(edit({ ...KABIR, date }), 'year-ahead')),
  );

const ADULT_WORDS =
  /(?<!relatives by )marriage|wedding|\bmatch\b|rishta|spouse|engagement|romance|in-laws|promotion|salary|resign|client|\bEMI|plan for a child/i;

test('a reader of sixteen or seventeen reads nothing of marriage, a post or a salary', () => {
  const dates = Array.from({ length: 22 }, (_, i) =>
    new Date(Date.UTC(2008, 11, 1 + i * 32)).toISOString().slice(0, 10),
  );
  const texts = dates
    .flatMap(createContexts)
    .flatMap((context) => CHAPTERS.map((chapter) => writeChapter(chapter, context)))
    .flatMap((page) => JSON.stringify(page).match(/"(?:text|advice|detail|lead)":"[^"]+"/g) ?? []);
  expect(texts.length).toBeGreaterThan(1000);
  expect([...new Set(texts.filter((text) => ADULT_WORDS.test(text)))]).toEqual([]);
});
