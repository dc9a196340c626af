/** The table of the slow transits names each stay, so that no graha is in two signs on one day. */
import { describe, expect, test } from 'vitest';
import { type Chapter, writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { slowTransitsChapter, slowTransitTableChapter } from './slow-transits.ts';

function writePage(chapter: Chapter) {
  const context = createContext(createReportInput(createPeople(1)[0]!, 'life-blueprint'));
  const page = writeChapter(chapter, context, []);
  if (page?.kind !== 'table') throw new Error('Not a page with a table.');
  return page;
}

const { rows } = writePage(slowTransitTableChapter).tables[0]!;
const listStays = (graha: string) =>
  rows.filter(([name]) => name === graha).map(([, sign, from, until]) => ({ sign, from, until }));

describe.each(['Saturn', 'Jupiter'])('the stays of %s', (graha) => {
  test('follow each other without an overlap', () => {
    const stays = listStays(graha);
    expect(stays.length).toBeGreaterThan(3);
    expect(stays.slice(1).map(({ from }) => from)).toEqual(stays.slice(0, -1).map(({ until }) => until));
  });
});

// Saturn enters Aries on 3 June 2027 and turns back into Pisces on 20 October.
test('Saturn comes back to Pisces between two stays in Aries', () => {
  const signs = listStays('Saturn').map(({ sign }) => sign);
  expect(signs.slice(0, 4)).toEqual(['Pisces', 'Aries', 'Pisces', 'Aries']);
  expect(listStays('Saturn')[2]).toEqual({ sign: 'Pisces', from: '20 Oct 2027', until: '23 Feb 2028' });
});

// The report covers 913 days, to May 2029. Saturn leaves Aries on 8 August 2029 and turns back into it on 5 October.
test('the rows go on to the last return of Saturn to a sign of the time ahead', () => {
  expect(
    listStays('Saturn')
      .slice(-3)
      .map(({ sign }) => sign),
  ).toEqual(['Aries', 'Taurus', 'Aries']);
  expect(listStays('Saturn').at(-1)!.until).toBe('17 Apr 2030');
});

test('the text on Saturn in a sign names the day on which it leaves the sign for good', () => {
  const texts = writePage(slowTransitsChapter).statements.map(({ text }) => text);
  expect(texts.find((text) => text.startsWith('Saturn in Aries'))).toMatch(/to 17 April 2030, with pauses:/);
});
