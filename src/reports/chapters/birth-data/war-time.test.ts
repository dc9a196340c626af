/** The note on births in the war years, when Indian clocks were one hour ahead and some families kept the old hour. */
import { expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { birthDataChapter } from './birth-data.ts';

const writeIntro = (utcOffsetSeconds: number): string => {
  const { birth } = ASHA;
  const page = writeChapter(
    birthDataChapter,
    createContext({ ...ASHA, birth: { ...birth, utcOffsetSeconds } }),
  );
  return (page as { intro: string }).intro;
};

test('a birth by war time has a note on the old hour, with the lagna of one hour later', () => {
  expect(writeIntro(23_400)).toMatch(/one hour ahead.+old hour.+(would rise|would still rise)/);
});

test('a birth by standard time has no such note', () => {
  expect(writeIntro(19_800)).not.toContain('old hour');
});
