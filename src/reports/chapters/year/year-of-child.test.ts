/** The year of a child: the times of its longer periods, the remedies, and the reasons on Mars. */
import { expect, test } from 'vitest';
import type { Page, Statement } from '#src/reports/contract.ts';
import { type Chapter, writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createReportInput, KABIR } from '#src/testing/fixtures/people.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';
import { createMonthChapters } from './month-chapters.ts';
import { yearOverviewChapter } from './year-overview.ts';
import { yearRemediesChapter } from './year-remedies.ts';
import { yearTransitsChapter } from './year-transits.ts';

/** The report is made on 21 November 2026. */
const writePages = (date: string, chapters: readonly Chapter[]) => {
  const context = createContext(createReportInput({ ...KABIR, date }, 'year-ahead'));
  return chapters.flatMap((chapter) => writeChapter(chapter, context) ?? []);
};

const listStatementsOf = (date: string, chapters: readonly Chapter[]): Statement[] =>
  listStatements({ pages: writePages(date, chapters) as Page[] });

const BIRTHS = Array.from({ length: 16 }, (_, i) => `${2012 + (i % 14)}-0${1 + (i % 9)}-14`);

test('a longer period of a child is said to run until a date or to begin on one', () => {
  const texts = BIRTHS.flatMap((date) => listStatementsOf(date, [yearOverviewChapter]))
    .map(({ text }) => text)
    .filter((text) => / runs in the background/.test(text));
  expect(texts.length).toBeGreaterThanOrEqual(BIRTHS.length);
  const date = String.raw`\d{1,2} [A-Z][a-z]+ \d{4}`;
  const dated = new RegExp(
    `^(A longer.* background until ${date}\\.|From ${date} a longer.* background\\.) `,
  );
  expect(texts.filter((text) => !dated.test(text))).toEqual([]);
  expect(texts.some((text) => text.startsWith('From'))).toBe(true);
});

test('a remedy of a child needs no argument, senior or phone', () => {
  const texts = BIRTHS.flatMap((date) => writePages(date, [yearRemediesChapter])).flatMap((page) =>
    page.kind === 'remedies' ? page.remedies.map(({ text }) => text) : [],
  );
  expect(texts.length).toBeGreaterThan(5 * BIRTHS.length);
  expect(texts.filter((text) => /argument|senior|phone|you are at work|who taught you/i.test(text))).toEqual(
    [],
  );
});

test('a reason on Mars names a quality of its place only where the text follows that quality', () => {
  const chapters = [...createMonthChapters(12), yearTransitsChapter];
  const listReasons = (date: string) =>
    listStatementsOf(date, chapters)
      .map(({ because }) => because)
      .filter((because) => /^Mars is (again )?in /.test(because));
  const childReasons = BIRTHS.flatMap(listReasons);
  expect(childReasons.length).toBeGreaterThan(BIRTHS.length);
  expect(childReasons.filter((because) => /good|demanding/.test(because))).toEqual([]);
  expect(listReasons('1988-04-14')).toContainEqual(
    expect.stringMatching(/house; from your Moon in \w+ it is a (good|demanding) place\.?$/),
  );
});
