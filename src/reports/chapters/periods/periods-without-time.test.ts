/** Without a birth time the page on periods describes every period that may run now. */
import { expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { mahaLater, mahaTheme } from '#src/reports/content/en/periods/maha-dasha.ts';
import { formatShortDate } from '#src/reports/text/phrases.ts';
import { createReportInput, PLACES } from '#src/testing/fixtures/people.ts';
import { periodsChapter } from './periods.ts';

function listStatements(date: string) {
  const page = writeChapter(
    periodsChapter,
    createContext(createReportInput({ name: 'Somebody', date, place: PLACES[0] })),
  );
  return page?.kind === 'table' ? page.statements : [];
}

/** What other chapters name as the ends of a period is computed from the two ends of the day. */
test.each(['1995-09-14', '2007-04-25', '1974-07-02'])(
  'the tables of %s have the dates of the other chapters',
  (date) => {
    const context = createContext(createReportInput({ name: 'Somebody', date, place: PLACES[0] }));
    const page = writeChapter(periodsChapter, context);
    const rows = page?.kind === 'table' ? page.tables.at(-1)!.rows : [];
    const { vimshottari } = context.dayRange!.latest;
    expect(rows.slice(1).map(([, earliest]) => earliest)).toEqual(
      vimshottari.slice(1).map(({ start }) => formatShortDate(start)),
    );
  },
);

test('a day of two possible periods has a text on each, with its hours', () => {
  const [first, second, ...others] = listStatements('1988-03-21');
  expect(others).toEqual([]);
  expect(first!.text).toMatch(/^Born before \d+:\d\d am, you are now in the period of Mars\. /);
  expect(first!.text).toContain(mahaTheme.Mars.about);
  expect(second!.text).toMatch(/^Born after \d+:\d\d am, you are now in the period of Rahu\. /);
  expect(second!.text).toContain(mahaTheme.Rahu.ask);
});

test('a day of one possible period has a text on it and on the next', () => {
  const [current, next, ...others] = listStatements('1979-04-02');
  expect(others).toEqual([]);
  expect(current!.text).toBe(`${mahaTheme.Saturn.about} ${mahaTheme.Saturn.ask}`);
  expect(next!.text).toBe(`The period after that is ruled by Mercury. ${mahaLater.Mercury}`);
});
