/** The table of twelve months without a birth time. */
import { expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { ASHA, KABIR, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { monthTableChapter } from './month-chapters.ts';

function readRestDays(input: Parameters<typeof createContext>[0]): string[] {
  const page = writeChapter(monthTableChapter, createContext(input), []);
  return page?.kind === 'table' ? page.tables[0]!.rows.map((row) => row.at(-1)!) : [];
}

// The Moon changed its sign on the day on which Kabir was born.
test('days to keep light are open if the Moon changed its sign on the day of birth', () => {
  const days = readRestDays(createReportInput(removeTime(KABIR), 'life-blueprint'));
  expect(new Set(days)).toEqual(new Set(['open']));
});

test('days to keep light have dates with a birth time', () => {
  expect(readRestDays(ASHA).filter((days) => /\d/.test(days)).length).toBeGreaterThan(9);
});
