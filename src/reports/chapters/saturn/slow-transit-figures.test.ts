/** The table of the slow transits names each stay, so that no graha is in two signs on one day. */
import { describe, expect, test } from 'vitest';
import type { Table } from '#src/reports/contract.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { slowTransitTableChapter } from './slow-transits.ts';

function writeTable(): Table {
  const context = createContext(createReportInput(createPeople(1)[0]!, 'life-blueprint'));
  const page = writeChapter(slowTransitTableChapter, context, []);
  if (page?.kind !== 'table') throw new Error('Not a page with a table.');
  return page.tables[0]!;
}

const { rows } = writeTable();
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
