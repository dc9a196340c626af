import { describe, expect, it } from 'vitest';
import { findEclipse, type Eclipse } from './eclipses.ts';
import { listLunations } from './lunations.ts';

/** Minutes between two instants. */
const countMinutes = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 60_000;
const listMonth = (month: string) => listLunations(`${month}-01T00:00:00Z`, `${month}-28T23:59:59Z`);
const findEclipses = (month: string): Eclipse[] =>
  listMonth(month).flatMap((lunation) => findEclipse(lunation) ?? []);

describe('new and full moons', () => {
  // Source: Astronomical Almanac, phases of the Moon (UT, to the minute).
  it.each([
    ['2000-01', 'new-moon', '2000-01-06T18:14:00Z'],
    ['2000-01', 'full-moon', '2000-01-21T04:40:00Z'],
    ['2024-04', 'new-moon', '2024-04-08T18:21:00Z'],
    ['2025-09', 'full-moon', '2025-09-07T18:09:00Z'],
    ['2026-12', 'new-moon', '2026-12-09T00:52:00Z'],
    ['2026-12', 'full-moon', '2026-12-24T01:28:00Z'],
  ])('in %s the %s agrees with the almanac within a minute', (month, kind, at) => {
    const lunation = listMonth(month).find((candidate) => candidate.kind === kind)!;
    expect(countMinutes(lunation.at, at)).toBeLessThan(1.5);
  });

  it('alternate and are about 14.8 days apart', () => {
    const lunations = listLunations('2026-01-01T00:00:00Z', '2030-01-01T00:00:00Z');
    expect(lunations.length).toBeGreaterThan(97);
    lunations.slice(1).forEach(({ kind, at }, index) => {
      const previous = lunations[index]!;
      expect(kind).not.toBe(previous.kind);
      const days = countMinutes(at, previous.at) / 1440;
      expect(days).toBeGreaterThan(13.8);
      expect(days).toBeLessThan(15.7);
    });
  });
});

describe('an eclipse', () => {
  // Source: NASA, Five Millennium Catalogs of eclipses (greatest eclipse, UT), and their maps of visibility.
  it.each([
    ['2025-09', 'Moon', 'total', '2025-09-07T18:11:45Z', 'all'],
    ['2026-02', 'Sun', 'annular', '2026-02-17T12:11:53Z', 'none'],
    ['2026-03', 'Moon', 'total', '2026-03-03T11:33:38Z', 'part'],
    ['2026-08', 'Sun', 'total', '2026-08-12T17:45:54Z', 'none'],
    ['2026-08', 'Moon', 'partial', '2026-08-28T04:12:52Z', 'none'],
    ['2027-08', 'Sun', 'total', '2027-08-02T10:06:41Z', 'part'],
    ['2020-06', 'Sun', 'annular', '2020-06-21T06:40:04Z', 'all'],
  ])('in %s of the %s is %s at %s and seen from India: %s', (month, body, type, at, seenFromIndia) => {
    const eclipse = findEclipses(month).find((candidate) => candidate.body === body)!;
    expect(eclipse).toMatchObject({ type, seenFromIndia });
    expect(countMinutes(eclipse.at, at)).toBeLessThan(2);
  });

  it('of the Moon has the times in the umbra', () => {
    const [eclipse] = findEclipses('2025-09');
    expect(countMinutes(eclipse!.umbra!.from, '2025-09-07T16:27:09Z')).toBeLessThan(2);
    expect(countMinutes(eclipse!.umbra!.to, '2025-09-07T19:56:31Z')).toBeLessThan(2);
  });

  it('that is penumbral has no time in the umbra', () => {
    expect(findEclipses('2027-02').find(({ body }) => body === 'Moon')).toMatchObject({ type: 'penumbral' });
    expect(findEclipses('2027-02').find(({ body }) => body === 'Moon')!.umbra).toBeUndefined();
  });

  it('does not happen in December 2026', () => {
    expect(findEclipses('2026-12')).toEqual([]);
  });
});
