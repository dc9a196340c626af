import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { computeMoonRange } from '#src/astrology/moon-range.ts';
import { computeCivilDay } from './civil-day.ts';

function computeMidnights(birth: BirthMoment) {
  const { start, end, weekday } = computeCivilDay(birth);
  return { start: formatIso(start), end: formatIso(end), weekday };
}

/** The clock of Dar es Salaam was at +2:45 until 1960; ICU has that of Nairobi, which was at +3:00. */
const DAR_ES_SALAAM: BirthMoment = {
  utc: '1950-06-10T21:10:00Z',
  latitude: -6.8,
  longitude: 39.28,
  isTimeKnown: true,
  zone: 'Africa/Dar_es_Salaam',
  utcOffsetSeconds: 9900,
};

describe('computeCivilDay', () => {
  /** Saturday, 10 June 1950, 23:55. By ICU it was 00:10 on Sunday. */
  it('derives date and midnights from the offset of the birth if ICU has another one', () => {
    const expected = { start: '1950-06-09T21:15:00Z', end: '1950-06-10T21:15:00Z', weekday: 7 };
    expect(computeMidnights(DAR_ES_SALAAM)).toEqual(expected);
    expect(computeMidnights({ ...DAR_ES_SALAAM, localDate: '1950-06-10' })).toEqual(expected);
  });

  /** Bombay Time, +4:51, was used beside Indian Standard Time until 1955. */
  it('uses the clock that was chosen for a town with two clocks', () => {
    const bombay = { latitude: 18.97, longitude: 72.83, isTimeKnown: true, zone: 'Asia/Kolkata' };
    const birth = { ...bombay, utc: '1950-06-10T06:00:00Z', localDate: '1950-06-10' };
    expect(computeMidnights({ ...birth, utcOffsetSeconds: 17_460 }).start).toBe('1950-06-09T19:09:00Z');
    expect(computeMidnights({ ...birth, utcOffsetSeconds: 19_800 }).start).toBe('1950-06-09T18:30:00Z');
  });

  it('uses the offset of the birth without a zone', () => {
    const birth = { utc: '1996-06-04T09:00:00Z', latitude: 25.18, longitude: 75.83, isTimeKnown: true };
    expect(computeMidnights({ ...birth, utcOffsetSeconds: 19_800 })).toEqual({
      start: '1996-06-03T18:30:00Z',
      end: '1996-06-04T18:30:00Z',
      weekday: 3,
    });
  });

  /** In New York the clock was put back from -4:00 to -5:00 on 3 November 2024, a Sunday. */
  it.each([-14_400, -18_000])(
    'lasts 25 hours when the clock is put back, for a birth with the offset %d',
    (utcOffsetSeconds) => {
      const newYork = { latitude: 40.71, longitude: -74.01, isTimeKnown: true, zone: 'America/New_York' };
      const birth = { ...newYork, utc: '2024-11-03T12:00:00Z', localDate: '2024-11-03', utcOffsetSeconds };
      expect(computeMidnights(birth)).toEqual({
        start: '2024-11-03T04:00:00Z',
        end: '2024-11-04T05:00:00Z',
        weekday: 1,
      });
    },
  );
});

describe('the civil day of a birth whose clock ICU does not know', () => {
  /** Dar es Salaam, unknown time. */
  it('bounds the positions of the Moon', () => {
    const birth = {
      ...DAR_ES_SALAAM,
      utc: '1950-06-10T09:15:00Z',
      localDate: '1950-06-10',
      isTimeKnown: false,
    };
    const { from, to } = computeMoonRange(birth);
    expect([from, to]).toEqual(['1950-06-09T21:15:00Z', '1950-06-10T21:15:00Z']);
  });

  /**
   * Norway had summer time, +2:00, from 1959 to 1965; ICU has the clock of Berlin, +1:00. In Tromso the Sun rose at 0:55 on
   * Wednesday, 18 May 1960, before the midnight of ICU. A birth at 0:20 belongs to the vara of Tuesday.
   */
  it('contains a sunrise next to midnight, on which the vara depends', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, isTimeKnown: true, zone: 'Europe/Oslo' };
    const birth = { ...tromso, utc: '1960-05-17T22:20:00Z', localDate: '1960-05-18', utcOffsetSeconds: 7200 };
    const { sunrise, vara } = computeChart(birth).panchang;
    expect([sunrise?.slice(0, 16), vara]).toEqual(['1960-05-17T22:55', 3]);
    const afterSunrise = computeChart({ ...birth, utc: '1960-05-17T23:00:00Z' });
    expect(afterSunrise.panchang.vara).toBe(4);
  });
});
