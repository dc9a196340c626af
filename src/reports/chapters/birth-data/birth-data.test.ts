/** The Sun on the day of birth beyond the polar circle. */
import { expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { PLACES, createReportInput } from '#src/testing/fixtures/people.ts';
import { birthDataChapter } from './birth-data.ts';

const TROMSO = {
  ...PLACES[0],
  name: 'Tromsø',
  country: 'NO',
  latitude: 69.65,
  longitude: 18.96,
  zone: 'Europe/Oslo',
};

function readSun(date: string, place: (typeof PLACES)[number]): string | undefined {
  const input = createReportInput({ name: 'Asha Rao', date, time: '12:00', place });
  const page = writeChapter(birthDataChapter, createContext(input), []);
  return page?.kind === 'birth'
    ? page.details.find(({ label }) => label === 'Sun that day')?.value
    : undefined;
}

test('the Sun stays up in a polar summer and down in a polar winter', () => {
  expect(readSun('1985-06-20', TROMSO)).toBe('above the horizon all day and night');
  expect(readSun('1985-12-20', TROMSO)).toBe('below the horizon all day and night');
});

test('the Sun rises and sets in India', () => {
  expect(readSun('1985-06-20', PLACES[0])).toMatch(/^rose 5:\d\d am, set 7:\d\d pm$/);
});
