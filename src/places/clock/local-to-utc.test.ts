import { describe, expect, it } from 'vitest';
import { referenceCharts } from '#src/testing/reference-charts.ts';
import { convertLocalToUtc, type LocalTimeAtPlace } from './local-to-utc.ts';
import { BirthTimeError } from './birth-time-error.ts';

const jaipur: LocalTimeAtPlace = {
  local: '1996-06-04T14:30',
  latitude: 26.91,
  longitude: 75.79,
  zone: 'Asia/Kolkata',
};
const newYork = { latitude: 40.71, longitude: -74.01, zone: 'America/New_York' };

const catchCodeAndField = (change: Partial<LocalTimeAtPlace>) => {
  try {
    convertLocalToUtc({ ...jaipur, ...change });
  } catch (error) {
    if (error instanceof BirthTimeError) return [error.code, error.field];
    throw error;
  }
  return undefined;
};

describe('convertLocalToUtc', () => {
  it.each(referenceCharts)('converts $id with its offset to the reference instant', (reference) => {
    const { local, lat, lon, zone, utcOffsetSeconds, utc } = reference;
    const moment = convertLocalToUtc({ local, latitude: lat, longitude: lon, zone, utcOffsetSeconds });
    expect(moment).toMatchObject({ utc, localDate: local.slice(0, 10), isTimeKnown: true });
  });

  it('derives the offset from the zone, with local mean time before the first standard time', () => {
    for (const { local, lat, lon, zone, utcOffsetSeconds, utc, id } of referenceCharts) {
      // The local times of these three charts are in a gap or an overlap of the clock.
      if (['war-gap-1942', 'ny-gap', 'ny-overlap-a'].includes(id)) continue;
      const moment = convertLocalToUtc({ local, latitude: lat, longitude: lon, zone });
      expect(moment).toMatchObject({ utc, utcOffsetSeconds });
    }
  });

  it('uses the offset instead of the zone if both are present', () => {
    expect(convertLocalToUtc({ ...jaipur, utcOffsetSeconds: 17_460 }).utc).toBe('1996-06-04T09:39:00Z');
  });

  it('needs no zone if the offset is present', () => {
    expect(convertLocalToUtc({ ...jaipur, zone: undefined, utcOffsetSeconds: 0 }).utc).toBe(
      '1996-06-04T14:30:00Z',
    );
  });

  // RFC 5545, 3.3.5: both readings of a time in a gap mean one instant. Any other offset would be used as given.
  it('reads a time in a gap with the offset before the gap, whichever of the two offsets is given', () => {
    for (const utcOffsetSeconds of [-14_400, -18_000]) {
      const moment = convertLocalToUtc({ ...newYork, local: '2024-03-10T02:30', utcOffsetSeconds });
      expect(moment.utc).toBe('2024-03-10T07:30:00Z');
    }
  });

  it('accepts a space between date and time', () => {
    expect(convertLocalToUtc({ ...jaipur, local: '1996-06-04 14:30:05' }).utc).toBe('1996-06-04T09:00:05Z');
  });

  it('converts a date without time to noon and marks the time as unknown', () => {
    expect(convertLocalToUtc({ ...jaipur, local: '1996-06-04' })).toEqual({
      utc: '1996-06-04T06:30:00Z',
      utcOffsetSeconds: 19_800,
      localDate: '1996-06-04',
      isTimeKnown: false,
    });
  });

  it.each<[string, Partial<LocalTimeAtPlace>, string, string]>([
    ['a day that does not exist', { local: '1996-02-30T10:00' }, 'impossible-date-or-time', 'date'],
    ['an hour that does not exist', { local: '1996-02-03T25:00' }, 'impossible-date-or-time', 'date'],
    [
      'an instant instead of a local time',
      { local: '1996-02-03T10:00:00Z' },
      'impossible-date-or-time',
      'date',
    ],
    ['a year before 1800', { local: '1799-12-31T23:00' }, 'out-of-range', 'date'],
    ['a year after 2100', { local: '2101-01-01T00:00' }, 'out-of-range', 'date'],
    ['a place without a zone', { zone: undefined }, 'unknown-zone', 'place'],
    ['an unknown zone', { zone: 'Asia/Jaipur' }, 'unknown-zone', 'place'],
    ['a time in a gap of the clock', { ...newYork, local: '2024-03-10T02:30' }, 'clock-gap', 'time'],
    ['a time in an overlap of the clock', { ...newYork, local: '2024-11-03T01:30' }, 'clock-overlap', 'time'],
  ])('rejects %s and names the field', (_case, change, code, field) => {
    expect(catchCodeAndField(change)).toEqual([code, field]);
  });
});
