import { expect, it } from 'vitest';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { listMinuteSpans } from './minute-spans.ts';

const DAY = { from: '1996-06-03T18:30:00Z', to: '1996-06-04T18:30:00Z' };
const START = Date.parse(DAY.from);

it('a value is computed once for each minute of the day, at its exact start', () => {
  const instants: number[] = [];
  listMinuteSpans(DAY, (ut) => instants.push(ut));
  expect(instants).toHaveLength(1440);
  const minutes = instants.map((ut) => (ut - instants[0]!) * 1440);
  expect(Math.max(...minutes.map((minute, index) => Math.abs(minute - index)))).toBeLessThan(1e-8);
});

it('spans of the same value are merged and follow each other to the end of the day', () => {
  const isAfterNoon = (ut: number) => Date.parse(formatIso(ut)) >= START + 12 * 3_600_000;
  expect(listMinuteSpans(DAY, isAfterNoon)).toEqual([
    { value: false, from: '1996-06-03T18:30:00Z', to: '1996-06-04T06:30:00Z' },
    { value: true, from: '1996-06-04T06:30:00Z', to: '1996-06-04T18:30:00Z' },
  ]);
});
