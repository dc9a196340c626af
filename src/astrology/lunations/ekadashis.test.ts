import { describe, expect, it } from 'vitest';
import { IST_OFFSET_MS } from '#src/platform/contract-time.ts';
import { listEkadashis } from './ekadashis.ts';

const toIst = (iso: string) => new Date(Date.parse(iso) + IST_OFFSET_MS).toISOString();
const getDate = (iso: string) => toIst(iso).slice(0, 10);

const listDates = (year: number) =>
  listEkadashis(`${year - 1}-12-31T18:30:00Z`, `${year}-12-31T18:30:00Z`).map(
    ({ sunrise, paksha, lunarMonth, isLeapMonth }) =>
      `${getDate(sunrise)} ${paksha} ${lunarMonth}${isLeapMonth ? ' leap' : ''}`,
  );

describe('the days of Ekadashi', () => {
  it('are those of published almanacs for 2026, with the leap month Jyeshtha', () => {
    expect(listDates(2026)).toEqual([
      '2026-01-14 krishna 10',
      '2026-01-29 shukla 11',
      '2026-02-13 krishna 11',
      '2026-02-27 shukla 12',
      '2026-03-15 krishna 12',
      '2026-03-29 shukla 1',
      '2026-04-13 krishna 1',
      '2026-04-27 shukla 2',
      '2026-05-13 krishna 2',
      '2026-05-27 shukla 3 leap',
      '2026-06-11 krishna 3 leap',
      '2026-06-25 shukla 3',
      '2026-07-10 krishna 3',
      '2026-07-25 shukla 4',
      '2026-08-09 krishna 4',
      '2026-08-23 shukla 5',
      '2026-09-07 krishna 5',
      '2026-09-22 shukla 6',
      '2026-10-06 krishna 6',
      '2026-10-22 shukla 7',
      '2026-11-05 krishna 7',
      '2026-11-20 shukla 8',
      '2026-12-04 krishna 8',
      '2026-12-20 shukla 9',
    ]);
  });

  it('end when the tithi ends', () => {
    const ends = listEkadashis('2026-11-30T18:30:00Z', '2026-12-31T18:30:00Z').map(({ end }) =>
      toIst(end).slice(0, 16),
    );
    // Utpanna and Mokshada Ekadashi
    expect(ends).toEqual(['2026-12-04T23:45', '2026-12-20T20:15']);
  });

  it('are at least 13 and at most 16 days apart in five years', () => {
    const days = listEkadashis('1999-12-31T18:30:00Z', '2004-12-31T18:30:00Z').map(({ sunrise }) =>
      Math.round(Date.parse(getDate(sunrise)) / 86_400_000),
    );
    const gaps = new Set(days.slice(1).map((day, index) => day - days[index]!));
    expect([...gaps].toSorted((a, b) => a - b)).toEqual([13, 14, 15, 16]);
  });
});
