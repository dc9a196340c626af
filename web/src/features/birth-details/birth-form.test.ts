import type { BirthFormValues } from '#web/lib/birth-form-values.ts';
import { describe, expect, it } from 'vitest';
import { toIsoDate } from './birth-date.ts';
import {
  validateBirth,
  EMPTY_BIRTH_FORM,
  toFormValues,
  isMinor,
  getBirthMoment,
  toFieldErrors,
} from './birth-form.ts';

const kota = {
  id: '1266049',
  name: 'Kota',
  region: 'Rajasthan',
  country: 'IN',
  latitude: 25.18,
  longitude: 75.84,
  zone: 'Asia/Kolkata',
};
const ananya: BirthFormValues = {
  name: ' Ananya Rathore ',
  day: '4',
  month: '6',
  year: '1996',
  timeKind: 'exact',
  time: '14:30',
  place: { text: 'Kota, Rajasthan', place: kota },
};
const TODAY = '2026-11-21';
const getErrors = (changes: Partial<BirthFormValues>) => {
  const validated = validateBirth({ ...ananya, ...changes }, TODAY);
  return 'errors' in validated ? validated.errors : {};
};

describe('birth details', () => {
  it('are the same after conversion from the form to the contract and back', () => {
    const validated = validateBirth(ananya, TODAY);
    const details = {
      name: 'Ananya Rathore',
      date: '1996-06-04',
      time: '14:30',
      timeKind: 'exact' as const,
      place: kota,
    };
    expect(validated).toEqual({ details });
    expect(toFormValues(details)).toEqual({ ...ananya, name: 'Ananya Rathore' });
  });

  it('have no time when it is unknown', () => {
    const validated = validateBirth({ ...ananya, timeKind: 'unknown' }, TODAY);
    expect(validated).toHaveProperty('details.timeKind', 'unknown');
    expect(validated).not.toHaveProperty('details.time');
  });

  it('have an error for every missing field at once', () => {
    expect(Object.keys(getErrors(EMPTY_BIRTH_FORM))).toEqual(['name', 'date', 'time', 'place']);
  });

  it('require a place from the list', () => {
    expect(getErrors({ place: { text: 'Kota' } })).toHaveProperty('place');
  });

  it('require a calendar date from 1900 to today', () => {
    expect(getErrors({ day: '31', month: '6' }).date).toMatch(/no such day/);
    expect(getErrors({ day: '29', month: '2', year: '1900' }).date).toMatch(/no such day/);
    expect(getErrors({ year: '1899' }).date).toMatch(/from 1900/);
    expect(getErrors({ day: '22', month: '11', year: '2026' }).date).toMatch(/from 1900/);
    expect(getErrors({ day: '21', month: '11', year: '2026' })).toEqual({});
    expect(getErrors({ day: '', month: '6' }).date).toMatch(/day, month and year/);
  });
});

describe('the moment of a birth', () => {
  it('is complete with date, time and place, with or without a name', () => {
    const moment = { name: '', date: '1996-06-04', time: '14:30', timeKind: 'exact', place: kota };
    expect(getBirthMoment(ananya)).toEqual(moment);
    expect(getBirthMoment({ ...ananya, name: '' })).toEqual(moment);
  });

  it.each<[string, Partial<BirthFormValues>]>([
    ['a date', { day: '' }],
    ['a time', { time: '' }],
    ['a place from the list', { place: { text: 'Kota' } }],
    ['a known time', { timeKind: 'unknown' }],
  ])('is undefined without %s', (_missing, changes) => {
    expect(getBirthMoment({ ...ananya, ...changes })).toBeUndefined();
  });
});

describe('a civil date from three fields', () => {
  it('can be 29 February in leap years only', () => {
    expect(toIsoDate({ day: '29', month: '2', year: '2000' })).toBe('2000-02-29');
    expect(toIsoDate({ day: '29', month: '2', year: '2023' })).toBeUndefined();
  });

  it('is undefined with a year of two digits or other characters than digits', () => {
    expect(toIsoDate({ day: '4', month: '6', year: '96' })).toBeUndefined();
    expect(toIsoDate({ day: '4.5', month: '6', year: '1996' })).toBeUndefined();
    expect(toIsoDate({ day: '04', month: '06', year: '1996' })).toBe('1996-06-04');
  });
});

describe('a minor', () => {
  it('comes of age on the eighteenth birthday', () => {
    expect(isMinor('2008-11-22', TODAY)).toBe(true);
    expect(isMinor('2008-11-21', TODAY)).toBe(false);
  });

  it('born on a leap day comes of age on 1 March of a common year', () => {
    expect(isMinor('2008-02-29', '2026-02-28')).toBe(true);
    expect(isMinor('2008-02-29', '2026-03-01')).toBe(false);
  });
});

describe('the server’s validation issues', () => {
  it('are assigned to their fields, and ignored for other paths', () => {
    const message = 'At that hour the clocks went forward.';
    expect(toFieldErrors([{ path: 'birthDetails.time', message }])).toEqual({ time: message });
    expect(toFieldErrors([{ path: 'birthDetails.place.id', message }])).toEqual({ place: message });
    expect(toFieldErrors([{ path: 'email', message }])).toEqual({});
  });
});
