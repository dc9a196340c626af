/** A birth day with two Moon signs: what the year says for one of them names it. */
import { expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createReportInput, PLACES, removeTime } from '#src/testing/fixtures/people.ts';
import { createMonthChapters } from './month-chapters.ts';
import { yearRemediesChapter } from './year-remedies.ts';
import { yearTransitsChapter } from './year-transits.ts';

/** The Moon left Aries for Taurus in the afternoon. */
const context = createContext(
  createReportInput(
    removeTime({ name: 'Meera Joshi', date: '1995-09-14', time: '12:00', place: PLACES[0] }),
    'year-ahead',
  ),
);

test('a remedy for the lord of the Moon sign or of the muntha names the hours of that sign', () => {
  const page = writeChapter(yearRemediesChapter, context);
  const reasons = page?.kind === 'remedies' ? page.remedies.map(({ because }) => because) : [];
  const ofMars = reasons.filter((reason) => /Mars rules/.test(reason));
  expect(ofMars.length).toBeGreaterThan(1);
  for (const reason of ofMars) expect(reason).toMatch(/your Moon is in Aries if you were born before \d/);
});

test('the rank of a month from the other sign is followed by a whole clause', () => {
  const page = writeChapter(createMonthChapters()[0]!, context);
  expect(page?.kind === 'month' ? page.lead.because : '').toMatch(
    /from Taurus it ranks \w+, and the Sun brings up [a-z]/,
  );
});

test('the table of dates names no days of a birth star that is not known', () => {
  const page = writeChapter(yearTransitsChapter, context);
  const captions = page?.kind === 'table' ? page.tables.map(({ caption }) => caption) : [];
  expect(captions).toHaveLength(1);
  expect(captions.join()).not.toContain('your star');
});
