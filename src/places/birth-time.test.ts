import { describe, expect, it } from 'vitest';
import type { BirthDetails } from './contract-birth.ts';
import { referenceCharts } from '#src/testing/reference-charts.ts';
import { clockChoices, PlaceTimeError, resolveBirth } from './birth-time.ts';
import { birthInWords } from './clock-words.ts';
import type { Place } from './contract.ts';

const kota: Place = {
  id: '1266049',
  name: 'Kota',
  district: 'Kota',
  region: 'Rajasthan',
  country: 'IN',
  latitude: 25.18254,
  longitude: 75.83907,
  zone: 'Asia/Kolkata',
};
const porbandar: Place = {
  ...kota,
  name: 'Porbandar',
  region: 'Gujarat',
  latitude: 21.6422,
  longitude: 69.6093,
};
const mumbai: Place = {
  ...kota,
  name: 'Mumbai',
  region: 'Maharashtra',
  latitude: 19.07283,
  longitude: 72.88261,
};
const kolkata: Place = {
  ...kota,
  name: 'Kolkata',
  region: 'West Bengal',
  latitude: 22.56263,
  longitude: 88.36304,
};
const newYork: Place = {
  ...kota,
  name: 'New York City',
  region: 'New York',
  country: 'US',
  latitude: 40.71427,
  longitude: -74.00597,
  zone: 'America/New_York',
};

const born = (
  date: string,
  time: string | undefined,
  place = kota,
  more: Partial<BirthDetails> = {},
): BirthDetails => ({
  name: 'Asha Rao',
  date,
  ...(time ? { time } : {}),
  timeKind: time ? 'exact' : 'unknown',
  place,
  ...more,
});

function refusal(details: BirthDetails): PlaceTimeError {
  try {
    resolveBirth(details);
  } catch (error) {
    if (error instanceof PlaceTimeError) return error;
    throw error;
  }
  throw new Error('It was resolved.');
}

describe('a civil birth', () => {
  it('becomes an instant by the clock of its place and day', () => {
    const birth = resolveBirth(born('1996-06-04', '14:30'));
    expect(birth).toMatchObject({
      utc: '1996-06-04T09:00:00Z',
      utcOffsetSeconds: 19_800,
      clock: 'IST, +5:30',
    });
  });

  it('agrees with every reference chart whose local time was', () => {
    for (const { local, place, country, lat, lon, zone, utcOffsetSeconds, id } of referenceCharts) {
      if (id.includes('gap') || id.includes('overlap')) continue;
      const there: Place = { id, name: place, country, latitude: lat, longitude: lon, zone };
      const birth = resolveBirth(born(local.slice(0, 10), local.slice(11, 16), there));
      expect(birth.utcOffsetSeconds, id).toBe(utcOffsetSeconds);
    }
  });

  it('keeps the mean time of its own town before 1906', () => {
    expect(resolveBirth(born('1869-10-02', '07:11', porbandar))).toMatchObject({
      utc: '1869-10-02T02:32:34Z',
      utcOffsetSeconds: 4 * 3600 + 38 * 60 + 26,
      clock: 'local mean time, +4:38:26',
    });
  });

  it('keeps it abroad, too, as long as the zone had no standard time', () => {
    const ulm: Place = {
      ...kota,
      name: 'Ulm',
      country: 'DE',
      latitude: 48.3984,
      longitude: 9.9916,
      zone: 'Europe/Berlin',
    };
    expect(resolveBirth(born('1879-03-14', '11:30', ulm)).utcOffsetSeconds).toBe(2398);
    expect(resolveBirth(born('1979-03-14', '11:30', ulm)).clock).toBe('CET, +1:00');
  });

  it('is by standard time where that happens to be the mean time of the town', () => {
    const stratford: Place = {
      ...kota,
      name: 'Stratford',
      country: 'GB',
      longitude: 0,
      zone: 'Europe/London',
    };
    expect(resolveBirth(born('1979-01-14', '11:30', stratford)).clock).toBe('GMT, +0:00');
  });

  it('knows the hour that India gained in the war', () => {
    expect(resolveBirth(born('1942-10-11', '16:00')).clock).toBe('war time, +6:30');
    expect(resolveBirth(born('1942-06-15', '16:00')).clock).toBe('IST, +5:30');
    expect(resolveBirth(born('1945-10-15', '12:00')).clock).toBe('IST, +5:30');
  });

  it('stands at noon where the time is unknown, and says so', () => {
    const birth = resolveBirth(born('1996-06-04', undefined));
    expect(birth).toMatchObject({ utc: '1996-06-04T06:30:00Z', timeKind: 'unknown' });
    expect(birth.time).toBeUndefined();
  });
});

describe('a time that never was, or was twice', () => {
  it('is asked back in a gap of the clock', () => {
    expect(refusal(born('1942-09-01', '00:30'))).toMatchObject({
      code: 'clock-gap',
      field: 'time',
      choices: [],
    });
    expect(refusal(born('2024-03-10', '02:30', newYork))).toMatchObject({ code: 'clock-gap', field: 'time' });
  });

  it('is asked back in an overlap, with both readings', () => {
    expect(refusal(born('2024-11-03', '01:30', newYork))).toMatchObject({
      code: 'clock-overlap',
      field: 'time',
      choices: [
        { utcOffsetSeconds: -14_400, utc: '2024-11-03T05:30:00Z', clock: 'EDT, −4:00' },
        { utcOffsetSeconds: -18_000, utc: '2024-11-03T06:30:00Z', clock: 'EST, −5:00' },
      ],
    });
  });

  it('is settled by the answer', () => {
    const answer = born('2024-11-03', '01:30', newYork, { utcOffsetSeconds: -18_000 });
    expect(resolveBirth(answer).utc).toBe('2024-11-03T06:30:00Z');
  });

  it('is not settled by an offset that no clock kept there', () => {
    const wrong = born('1996-06-04', '14:30', kota, { utcOffsetSeconds: 20_700 });
    expect(refusal(wrong)).toMatchObject({ code: 'clock-unknown', field: 'utcOffsetSeconds' });
    expect(refusal(wrong).choices.map(({ clock }) => clock)).toEqual(['IST, +5:30']);
  });
});

describe('the other clocks of India', () => {
  const clocks = (details: BirthDetails) => {
    const { inForce, beside } = clockChoices(details);
    return [...inForce, ...beside].map(({ clock }) => clock);
  };

  it('are offered where they were kept, behind the one in force', () => {
    expect(clocks(born('1930-05-01', '10:00', mumbai))).toEqual(['IST, +5:30', 'Bombay time, +4:51']);
    expect(clocks(born('1930-05-01', '10:00', kolkata))).toEqual(['IST, +5:30', 'Calcutta time, +5:53:20']);
    expect(clocks(born('1943-05-01', '10:00', mumbai))).toEqual([
      'war time, +6:30',
      'IST, +5:30',
      'Bombay time, +4:51',
    ]);
    expect(clocks(born('1996-06-04', '14:30', mumbai))).toEqual(['IST, +5:30']);
    expect(clocks(born('1899-06-04', '14:30', mumbai))).toEqual(['local mean time, +4:51:32']);
  });

  it('are used when chosen', () => {
    const chosen = born('1930-05-01', '10:00', mumbai, { utcOffsetSeconds: 17_460 });
    expect(resolveBirth(chosen)).toMatchObject({ utc: '1930-05-01T05:09:00Z', clock: 'Bombay time, +4:51' });
  });
});

describe('what cannot be a birth', () => {
  it.each<[string, BirthDetails, string, string]>([
    ['31 February', born('1996-02-31', '10:00'), 'impossible-date', 'date'],
    ['29 February of a common year', born('1900-02-29', '10:00'), 'impossible-date', 'date'],
    ['a date in another form', born('04-06-1996', '10:00'), 'impossible-date', 'date'],
    ['a year before 1800', born('1799-12-31', '10:00'), 'out-of-range', 'date'],
    ['a year after 2100', born('2101-01-01', '10:00'), 'out-of-range', 'date'],
    ['25 o’clock', born('1996-06-04', '25:00'), 'impossible-time', 'time'],
    ['a time in words', born('1996-06-04', '2:30 pm'), 'impossible-time', 'time'],
    [
      'no time where one is promised',
      born('1996-06-04', undefined, kota, { timeKind: 'exact' }),
      'impossible-time',
      'time',
    ],
    ['a place without a zone', born('1996-06-04', '10:00', { ...kota, zone: '' }), 'no-zone', 'place'],
    ['a zone nobody knows', born('1996-06-04', '10:00', { ...kota, zone: 'Asia/Kotah' }), 'no-zone', 'place'],
  ])('%s names the field and says what to do', (_what, details, code, field) => {
    const error = refusal(details);
    expect(error).toMatchObject({ code, field });
    expect(error.message).toMatch(/Please /);
  });
});

describe('a birth in words', () => {
  const words = (time: string | undefined, more: Partial<BirthDetails> = {}) =>
    birthInWords(resolveBirth(born('1996-06-04', time, kota, more))).born;

  it.each([
    ['14:30', 'Tuesday 4 June 1996, 2:30 in the afternoon'],
    ['06:05', 'Tuesday 4 June 1996, 6:05 in the morning'],
    ['12:00', 'Tuesday 4 June 1996, 12:00 noon'],
    ['12:01', 'Tuesday 4 June 1996, 12:01 in the afternoon'],
    ['18:45', 'Tuesday 4 June 1996, 6:45 in the evening'],
    ['23:06', 'Tuesday 4 June 1996, 11:06 at night'],
    ['00:50', 'Tuesday 4 June 1996, 12:50 after midnight'],
    ['00:00', 'Tuesday 4 June 1996, 12:00 midnight, as the day begins'],
  ])('says %s as "%s"', (time, sentence) => {
    expect(words(time)).toBe(sentence);
  });

  it('says what is not exactly known', () => {
    expect(words('14:30', { timeKind: 'approximate' })).toBe(
      'Tuesday 4 June 1996, about 2:30 in the afternoon',
    );
    expect(words(undefined)).toBe('Tuesday 4 June 1996, time not known');
  });

  it('names the place as its people do', () => {
    const place = (there: Place) => birthInWords(resolveBirth(born('1996-06-04', '14:30', there))).place;
    expect(place(kota)).toBe('Kota, Rajasthan');
    expect(place(newYork)).toBe('New York City, New York, United States');
    expect(place({ ...kota, name: 'Delhi', region: 'Delhi' })).toBe('Delhi');
  });
});
