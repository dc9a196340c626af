import { describe, expect, test } from 'vitest';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { DEFAULT_SETTINGS, computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { countTara } from '#src/reports/year/good-days.ts';
import { computeNakshatraStays, formatDay, formatMoment } from './moon-transits.ts';

const SECOND_IN_DAYS = 1 / 86_400;
const INSTANTS = Array.from({ length: 24 }, (_, i) =>
  new Date(Date.UTC(2026, i, 1 + i, i, 13)).toISOString(),
);
const getNakshatraAt = (ut: number) =>
  Math.floor((computeSiderealLongitude('Moon', toInstant(ut), DEFAULT_SETTINGS) * 27) / 360) + 1;

describe('coming stays of the Moon', () => {
  test.each(INSTANTS)('stays from %s follow each other without a gap for six weeks', (now) => {
    const stays = computeNakshatraStays(now, DEFAULT_SETTINGS);
    expect(Date.parse(stays[0]!.from)).toBeLessThanOrEqual(Date.parse(now));
    expect(Date.parse(stays[0]!.to)).toBeGreaterThan(Date.parse(now));
    expect(Date.parse(stays.at(-1)!.to)).toBeGreaterThanOrEqual(Date.parse(now) + 42 * 86_400_000);
    stays.slice(1).forEach(({ from, nakshatra }, i) => {
      expect(from).toBe(stays[i]!.to);
      expect(nakshatra).toBe((stays[i]!.nakshatra % 27) + 1);
    });
  });

  test('a stay begins at the second at which the Moon enters the nakshatra', () => {
    for (const { nakshatra, from } of computeNakshatraStays('2026-11-21T03:11:00Z', DEFAULT_SETTINGS)) {
      expect(getNakshatraAt(parseUt(from) + 2 * SECOND_IN_DAYS)).toBe(nakshatra);
      expect(getNakshatraAt(parseUt(from) - 2 * SECOND_IN_DAYS)).not.toBe(nakshatra);
    }
  });
});

test('the birth nakshatra has tara 0, and the count begins again after nine nakshatras', () => {
  expect([countTara(20, 20), countTara(20, 21), countTara(20, 1), countTara(1, 27)]).toEqual([0, 1, 8, 8]);
});

test('instants are formatted in Indian time', () => {
  expect(formatMoment('2026-11-21T01:20:00Z')).toBe('Sat 21 Nov, 6:50 am');
  expect(formatDay('2026-12-31T19:00:00Z')).toBe('Fri 1 Jan');
});
