/** The tables of the annual chart agree with the texts on the lord of the year. */
import { expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createReportInput, KABIR } from '#src/testing/fixtures/people.ts';
import { yearLordChapter } from './year-lord.ts';
import { yearTablesChapter } from './year-tables.ts';

test('the offices have the grade that the text on the lord of the year gives it', () => {
  const grades = Array.from({ length: 10 }, (_, i) => `${1970 + 2 * i}-0${1 + (i % 9)}-1${i}`).map((date) => {
    const context = createContext(createReportInput({ ...KABIR, date }, 'year-ahead'));
    const [lord, tables] = [yearLordChapter, yearTablesChapter].map((chapter) =>
      writeChapter(chapter, context),
    );
    if (lord?.kind !== 'essay' || tables?.kind !== 'table') throw new Error('Not the chapters of the year.');
    const { text } = lord.parts.find(({ title }) => title.endsWith('rules the year'))!.statements[0]!;
    const said = /^A (strong|weak)/.exec(text)?.[1] ?? 'middling';
    const graha = /^(?:A (?:strong|weak) )?(?:The )?(\w+)/.exec(text)![1]!;
    const offices = tables.tables[1]!.rows.filter((row) => Array.isArray(row) && row[1] === graha);
    expect(offices, date).not.toEqual([]);
    for (const row of offices) expect((row as string[])[3], date).toMatch(new RegExp(`^\\d+\\.\\d, ${said}`));
    return said;
  });
  expect(grades).toContain('weak');
});
