import { describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { resolveBirth } from './resolve-birth.ts';
import { describeOffsetChoice } from './utc-offset-choices.ts';
import type { Place } from '#src/places/contract.ts';

const mumbai: Place = {
  id: '1275339',
  name: 'Mumbai',
  region: 'Maharashtra',
  country: 'IN',
  latitude: 19.07283,
  longitude: 72.88261,
  zone: 'Asia/Kolkata',
};
const pune: Place = { ...mumbai, name: 'Pune', latitude: 18.51957, longitude: 73.85535 };
const kolkata: Place = { ...mumbai, name: 'Kolkata', region: 'West Bengal', longitude: 88.36304 };
const kota: Place = { ...mumbai, name: 'Kota', region: 'Rajasthan', longitude: 75.83907 };
const newYork: Place = { ...mumbai, name: 'New York City', country: 'US', zone: 'America/New_York' };
const kathmandu: Place = {
  ...mumbai,
  name: 'Kathmandu',
  country: 'NP',
  longitude: 85.3206,
  zone: 'Asia/Kathmandu',
};

const getOffsetChoice = (place: Place, date: string, change: Partial<BirthDetails> = {}) =>
  describeOffsetChoice(
    resolveBirth({ name: 'Asha Rao', date, time: '10:00', timeKind: 'exact', place, ...change }),
  );
const listReadings = (place: Place, date: string) =>
  getOffsetChoice(place, date).offsetChoice?.readings.map(({ clock }) => clock);

describe('the offset choice for a birth', () => {
  it('in Bombay until 1955 is between standard time and Bombay time', () => {
    expect(getOffsetChoice(mumbai, '1930-05-01').offsetChoice).toEqual({
      question:
        'Clocks in Bombay were also kept on Bombay time, +4:51, until 1955. Which one was the birth noted in?',
      readings: [
        { utcOffsetSeconds: 19_800, clock: 'IST, +5:30', utc: '1930-05-01T04:30:00Z' },
        { utcOffsetSeconds: 17_460, clock: 'Bombay time, +4:51', utc: '1930-05-01T05:09:00Z' },
      ],
    });
    expect(getOffsetChoice(mumbai, '1955-01-01')).toEqual({});
  });

  it('in the states around Bombay says that only some clocks differed', () => {
    expect(getOffsetChoice(pune, '1930-05-01').offsetChoice?.question).toMatch(
      /^Some clocks in Maharashtra were also kept/,
    );
  });

  it('in Calcutta until 1948 includes Calcutta time', () => {
    expect(getOffsetChoice(kolkata, '1947-08-15').offsetChoice?.question).toBe(
      'Clocks in Calcutta were also kept on Calcutta time, +5:53:20, until 1948. Which one was the birth noted in?',
    );
    expect(getOffsetChoice(kolkata, '1948-01-01')).toEqual({});
  });

  it('in the war is between war time and standard time', () => {
    expect(getOffsetChoice(kota, '1943-05-01').offsetChoice?.question).toBe(
      'In the war India’s clocks were an hour ahead, but some people still used the old time, IST, +5:30. Which one was the birth noted in?',
    );
    expect(listReadings(kota, '1943-05-01')).toEqual(['war time, +6:30', 'IST, +5:30']);
    expect(listReadings(mumbai, '1943-05-01')).toEqual([
      'war time, +6:30',
      'IST, +5:30',
      'Bombay time, +4:51',
    ]);
    expect(listReadings(kota, '1946-05-01')).toBeUndefined();
  });

  it('still has both offsets after an overlap was resolved, so that the choice can be changed', () => {
    const chosenOffset = { time: '01:30', utcOffsetSeconds: -18_000 };
    const { offsetChoice } = getOffsetChoice(newYork, '2024-11-03', chosenOffset);
    expect(offsetChoice?.question).toMatch(/put back at that hour/);
    expect(offsetChoice?.readings.map(({ clock }) => clock)).toEqual(['EDT, −4:00', 'EST, −5:00']);
  });

  it('is absent if only one offset is possible or the time is unknown', () => {
    expect(getOffsetChoice(kota, '1996-06-04')).toEqual({});
    expect(getOffsetChoice(mumbai, '1930-05-01', { timeKind: 'unknown' })).toEqual({});
  });
});

describe('the note about the clock', () => {
  it('mentions local mean time for India before 1906', () => {
    expect(getOffsetChoice(mumbai, '1903-05-01')).toEqual({
      clockNote:
        'Before 1906 nearly every Indian town kept its own local mean time. We use the mean time of Mumbai itself, +4:51:32.',
    });
  });

  it('mentions local mean time abroad before the first standard time', () => {
    expect(getOffsetChoice(kathmandu, '1910-05-01').clockNote).toBe(
      'There was no standard time there yet. We use the mean time of Kathmandu itself, +5:41:17.',
    );
  });
});
