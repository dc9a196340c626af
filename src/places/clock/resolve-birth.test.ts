import { describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { referenceCharts } from '#src/testing/reference-charts.ts';
import { BirthTimeError } from './birth-time-error.ts';
import { listBirthOffsets, resolveBirth } from './resolve-birth.ts';
import { describeBirth } from './clock-labels.ts';
import type { Place } from '#src/places/contract.ts';

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

const createBirth = (
  date: string,
  time: string | undefined,
  place = kota,
  change: Partial<BirthDetails> = {},
): BirthDetails => ({
  name: 'Asha Rao',
  date,
  ...(time ? { time } : {}),
  timeKind: time ? 'exact' : 'unknown',
  place,
  ...change,
});

function catchError(details: BirthDetails): BirthTimeError {
  try {
    resolveBirth(details);
  } catch (error) {
    if (error instanceof BirthTimeError) return error;
    throw error;
  }
  throw new Error('resolveBirth threw no BirthTimeError.');
}

describe('resolveBirth', () => {
  it('a birth in local time is converted with the clock of its place and day', () => {
    const birth = resolveBirth(createBirth('1996-06-04', '14:30'));
    expect(birth).toMatchObject({
      utc: '1996-06-04T09:00:00Z',
      utcOffsetSeconds: 19_800,
      clock: 'IST, +5:30',
    });
  });

  it('the offset agrees with every reference chart outside gaps and overlaps of the clock', () => {
    for (const { local, place, country, lat, lon, zone, utcOffsetSeconds, id } of referenceCharts) {
      if (id.includes('gap') || id.includes('overlap')) continue;
      const birthPlace: Place = { id, name: place, country, latitude: lat, longitude: lon, zone };
      const birth = resolveBirth(createBirth(local.slice(0, 10), local.slice(11, 16), birthPlace));
      expect(birth.utcOffsetSeconds, id).toBe(utcOffsetSeconds);
    }
  });

  it('a birth in India before 1906 has the mean time of its town', () => {
    expect(resolveBirth(createBirth('1869-10-02', '07:11', porbandar))).toMatchObject({
      utc: '1869-10-02T02:32:34Z',
      utcOffsetSeconds: 4 * 3600 + 38 * 60 + 26,
      clock: 'local mean time, +4:38:26',
    });
  });

  it('a birth abroad has the mean time of its town until the zone has a standard time', () => {
    const ulm: Place = {
      ...kota,
      name: 'Ulm',
      country: 'DE',
      latitude: 48.3984,
      longitude: 9.9916,
      zone: 'Europe/Berlin',
    };
    expect(resolveBirth(createBirth('1879-03-14', '11:30', ulm)).utcOffsetSeconds).toBe(2398);
    expect(resolveBirth(createBirth('1979-03-14', '11:30', ulm)).clock).toBe('CET, +1:00');
  });

  it('a standard time that equals the mean time of the town is labelled as standard time', () => {
    const stratford: Place = {
      ...kota,
      name: 'Stratford',
      country: 'GB',
      longitude: 0,
      zone: 'Europe/London',
    };
    expect(resolveBirth(createBirth('1979-01-14', '11:30', stratford)).clock).toBe('GMT, +0:00');
  });

  it('a birth in India during the Second World War has war time', () => {
    expect(resolveBirth(createBirth('1942-10-11', '16:00')).clock).toBe('war time, +6:30');
    expect(resolveBirth(createBirth('1942-06-15', '16:00')).clock).toBe('IST, +5:30');
    expect(resolveBirth(createBirth('1945-10-15', '12:00')).clock).toBe('IST, +5:30');
  });

  it('an unknown time is resolved as noon and stays marked as unknown', () => {
    const birth = resolveBirth(createBirth('1996-06-04', undefined));
    expect(birth).toMatchObject({ utc: '1996-06-04T06:30:00Z', timeKind: 'unknown' });
    expect(birth.time).toBeUndefined();
  });
});

describe('gaps and overlaps of the clock', () => {
  it('a time in a gap is rejected without choices', () => {
    expect(catchError(createBirth('1942-09-01', '00:30'))).toMatchObject({
      code: 'clock-gap',
      field: 'time',
      choices: [],
    });
    expect(catchError(createBirth('2024-03-10', '02:30', newYork))).toMatchObject({
      code: 'clock-gap',
      field: 'time',
    });
  });

  it('a time in an overlap is rejected with both offsets as choices', () => {
    expect(catchError(createBirth('2024-11-03', '01:30', newYork))).toMatchObject({
      code: 'clock-overlap',
      field: 'time',
      choices: [
        { utcOffsetSeconds: -14_400, utc: '2024-11-03T05:30:00Z', clock: 'EDT, −4:00' },
        { utcOffsetSeconds: -18_000, utc: '2024-11-03T06:30:00Z', clock: 'EST, −5:00' },
      ],
    });
  });

  it('an overlap is resolved by the chosen offset', () => {
    const details = createBirth('2024-11-03', '01:30', newYork, { utcOffsetSeconds: -18_000 });
    expect(resolveBirth(details).utc).toBe('2024-11-03T06:30:00Z');
  });

  it('an offset that no clock had there is rejected', () => {
    const detailsWithWrongOffset = createBirth('1996-06-04', '14:30', kota, { utcOffsetSeconds: 20_700 });
    expect(catchError(detailsWithWrongOffset)).toMatchObject({
      code: 'clock-unknown',
      field: 'utcOffsetSeconds',
    });
    expect(catchError(detailsWithWrongOffset).choices.map(({ clock }) => clock)).toEqual(['IST, +5:30']);
  });
});

describe('alternative clocks of India', () => {
  const listClocks = (details: BirthDetails) => {
    const { official, alternatives } = listBirthOffsets(details);
    return [...official, ...alternatives].map(({ clock }) => clock);
  };

  it('Bombay time and Calcutta time are listed after the official clock where they were used', () => {
    expect(listClocks(createBirth('1930-05-01', '10:00', mumbai))).toEqual([
      'IST, +5:30',
      'Bombay time, +4:51',
    ]);
    expect(listClocks(createBirth('1930-05-01', '10:00', kolkata))).toEqual([
      'IST, +5:30',
      'Calcutta time, +5:53:20',
    ]);
    expect(listClocks(createBirth('1943-05-01', '10:00', mumbai))).toEqual([
      'war time, +6:30',
      'IST, +5:30',
      'Bombay time, +4:51',
    ]);
    expect(listClocks(createBirth('1996-06-04', '14:30', mumbai))).toEqual(['IST, +5:30']);
    expect(listClocks(createBirth('1899-06-04', '14:30', mumbai))).toEqual(['local mean time, +4:51:32']);
  });

  it('an alternative clock is used when it is chosen', () => {
    const detailsWithOffset = createBirth('1930-05-01', '10:00', mumbai, { utcOffsetSeconds: 17_460 });
    expect(resolveBirth(detailsWithOffset)).toMatchObject({
      utc: '1930-05-01T05:09:00Z',
      clock: 'Bombay time, +4:51',
    });
  });
});

describe('invalid birth details', () => {
  it.each<[string, BirthDetails, string, string]>([
    ['31 February', createBirth('1996-02-31', '10:00'), 'impossible-date', 'date'],
    ['29 February of a common year', createBirth('1900-02-29', '10:00'), 'impossible-date', 'date'],
    ['a date in another form', createBirth('04-06-1996', '10:00'), 'impossible-date', 'date'],
    ['a year before 1800', createBirth('1799-12-31', '10:00'), 'out-of-range', 'date'],
    ['a year after 2100', createBirth('2101-01-01', '10:00'), 'out-of-range', 'date'],
    ['25 o’clock', createBirth('1996-06-04', '25:00'), 'impossible-time', 'time'],
    ['a time in words', createBirth('1996-06-04', '2:30 pm'), 'impossible-time', 'time'],
    [
      'no time with time kind exact',
      createBirth('1996-06-04', undefined, kota, { timeKind: 'exact' }),
      'impossible-time',
      'time',
    ],
    [
      'a place without a zone',
      createBirth('1996-06-04', '10:00', { ...kota, zone: '' }),
      'unknown-zone',
      'place',
    ],
    [
      'an unknown zone',
      createBirth('1996-06-04', '10:00', { ...kota, zone: 'Asia/Kotah' }),
      'unknown-zone',
      'place',
    ],
  ])('%s: the error names the field and states what the user can do', (_case, details, code, field) => {
    const error = catchError(details);
    expect(error).toMatchObject({ code, field });
    expect(error.message).toMatch(/Please /);
  });
});

describe('describeBirth', () => {
  const describeBorn = (time: string | undefined, change: Partial<BirthDetails> = {}) =>
    describeBirth(resolveBirth(createBirth('1996-06-04', time, kota, change))).born;

  it.each([
    ['14:30', 'Tuesday 4 June 1996, 2:30 in the afternoon'],
    ['06:05', 'Tuesday 4 June 1996, 6:05 in the morning'],
    ['12:00', 'Tuesday 4 June 1996, 12:00 noon'],
    ['12:01', 'Tuesday 4 June 1996, 12:01 in the afternoon'],
    ['18:45', 'Tuesday 4 June 1996, 6:45 in the evening'],
    ['23:06', 'Tuesday 4 June 1996, 11:06 at night'],
    ['00:50', 'Tuesday 4 June 1996, 12:50 after midnight'],
    ['00:00', 'Tuesday 4 June 1996, 12:00 midnight, as the day begins'],
  ])('the time %s is described as "%s"', (time, sentence) => {
    expect(describeBorn(time)).toBe(sentence);
  });

  it('an approximate and an unknown time are described as such', () => {
    expect(describeBorn('14:30', { timeKind: 'approximate' })).toBe(
      'Tuesday 4 June 1996, about 2:30 in the afternoon',
    );
    expect(describeBorn(undefined)).toBe('Tuesday 4 June 1996, time not known');
  });

  it('a place in India is described without the country', () => {
    const describePlace = (place: Place) =>
      describeBirth(resolveBirth(createBirth('1996-06-04', '14:30', place))).place;
    expect(describePlace(kota)).toBe('Kota, Rajasthan');
    expect(describePlace(newYork)).toBe('New York City, New York, United States');
    expect(describePlace({ ...kota, name: 'Delhi', region: 'Delhi' })).toBe('Delhi');
  });
});
