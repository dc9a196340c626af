import { describe, expect, it } from 'vitest';
import { referenceCharts } from '#src/testing/reference-charts.ts';
import { momentOf, type CivilMoment } from './moment.ts';
import { PlaceTimeError } from './place-time-error.ts';

const jaipur: CivilMoment = {
  local: '1996-06-04T14:30',
  latitude: 26.91,
  longitude: 75.79,
  zone: 'Asia/Kolkata',
};
const newYork = { latitude: 40.71, longitude: -74.01, zone: 'America/New_York' };

const refusal = (change: Partial<CivilMoment>) => {
  try {
    momentOf({ ...jaipur, ...change });
  } catch (error) {
    if (error instanceof PlaceTimeError) return [error.code, error.field];
    throw error;
  }
  return undefined;
};

describe('a civil time at coordinates', () => {
  it.each(referenceCharts)('is the instant of $id, by its offset', (reference) => {
    const { local, lat, lon, zone, utcOffsetSeconds, utc } = reference;
    const moment = momentOf({ local, latitude: lat, longitude: lon, zone, utcOffsetSeconds });
    expect(moment).toMatchObject({ utc, localDate: local.slice(0, 10), timeKnown: true });
  });

  it('is found from the zone alone, with the mean time of the place before standard time', () => {
    for (const { local, lat, lon, zone, utcOffsetSeconds, utc, id } of referenceCharts) {
      if (['war-gap-1942', 'ny-gap', 'ny-overlap-a'].includes(id)) continue;
      const moment = momentOf({ local, latitude: lat, longitude: lon, zone });
      expect(moment).toMatchObject({ utc, utcOffsetSeconds });
    }
  });

  it('lets a given offset win over the zone', () => {
    expect(momentOf({ ...jaipur, utcOffsetSeconds: 17_460 }).utc).toBe('1996-06-04T09:39:00Z');
  });

  it('needs no zone where the offset is given', () => {
    expect(momentOf({ ...jaipur, zone: undefined, utcOffsetSeconds: 0 }).utc).toBe('1996-06-04T14:30:00Z');
  });

  it('reads a time that the clocks skipped as one instant, by the offset of either side', () => {
    for (const utcOffsetSeconds of [-14_400, -18_000]) {
      const moment = momentOf({ ...newYork, local: '2024-03-10T02:30', utcOffsetSeconds });
      expect(moment.utc).toBe('2024-03-10T07:30:00Z');
    }
  });

  it('may be written with a space', () => {
    expect(momentOf({ ...jaipur, local: '1996-06-04 14:30:05' }).utc).toBe('1996-06-04T09:00:05Z');
  });

  it('takes noon where the time is unknown', () => {
    expect(momentOf({ ...jaipur, local: '1996-06-04' })).toEqual({
      utc: '1996-06-04T06:30:00Z',
      utcOffsetSeconds: 19_800,
      localDate: '1996-06-04',
      timeKnown: false,
    });
  });

  it.each<[string, Partial<CivilMoment>, string, string]>([
    ['a day that does not exist', { local: '1996-02-30T10:00' }, 'impossible-date', 'date'],
    ['an hour that does not exist', { local: '1996-02-03T25:00' }, 'impossible-date', 'date'],
    ['an instant in place of a local time', { local: '1996-02-03T10:00:00Z' }, 'impossible-date', 'date'],
    ['a year before 1800', { local: '1799-12-31T23:00' }, 'out-of-range', 'date'],
    ['a year after 2100', { local: '2101-01-01T00:00' }, 'out-of-range', 'date'],
    ['a place without a zone', { zone: undefined }, 'no-zone', 'place'],
    ['a zone nobody knows', { zone: 'Asia/Jaipur' }, 'no-zone', 'place'],
    ['a time in a gap of the clock', { ...newYork, local: '2024-03-10T02:30' }, 'clock-gap', 'time'],
    ['a time that was twice', { ...newYork, local: '2024-11-03T01:30' }, 'clock-overlap', 'time'],
  ])('refuses %s and names the field', (_what, change, code, field) => {
    expect(refusal(change)).toEqual([code, field]);
  });
});
