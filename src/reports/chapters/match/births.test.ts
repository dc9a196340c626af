/** What differs between the two births stands with the name of each. */
import { expect, test } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import { buildPanchangaTable } from '#src/reports/chapters/astrologer/panchanga.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPartnerInput, createReportInput, PLACES } from '#src/testing/fixtures/people.ts';
import { birthsChapter } from './births.ts';
import { methodOfBothChapter } from './last-chapters.ts';

/** A Sunday before sunrise, and a Sunday after it. */
const context = createContext({
  ...createReportInput(
    { name: 'Asha Rao', date: '1996-06-02', time: '03:10', place: PLACES[0] },
    'match-report',
  ),
  partner: createPartnerInput(
    { name: 'Ravi Menon', date: '1991-06-02', time: '09:10', place: PLACES[1] },
    'groom',
  ),
});

test('the weekday of a birth before sunrise is followed by that of the almanac', () => {
  const page = writeChapter(birthsChapter, context);
  if (page?.kind !== 'table') throw new Error('There is no table of births.');
  const { labels } = content.match.birthsTable;
  expect(page.tables[0]!.rows.find(([label]) => label === labels.weekday)).toEqual([
    labels.weekday,
    'Sunday (in the almanac Saturday, because the birth was before sunrise)',
    'Sunday',
  ]);
});

test('the table for astrologers says that the weekday before sunrise is the one before', () => {
  if (!context.isTimeKnown) throw new Error('The time is known.');
  const [vara] = buildPanchangaTable(context).rows;
  expect(vara).toEqual([
    content.astrologer.panchangaTexts.labels.vara,
    'Saturday',
    expect.stringMatching(/^before sunrise, 5:\d\d am$/),
  ]);
});

test('the method gives the ayanamsa of each birth', () => {
  const page = writeChapter(methodOfBothChapter, context);
  if (page?.kind !== 'method') throw new Error('There is no method.');
  const { zodiac } = content.common.methodTexts.labels;
  expect(page.rows.find(({ label }) => label === zodiac)!.value).toMatch(
    /was 23°48′\d\d″ at the birth of Asha and 23°44′\d\d″ at that of Ravi$/,
  );
});
