import { describe, expect, it } from 'vitest';
import {
  checkBirth,
  EMPTY_BIRTH,
  formOf,
  isMinor,
  isUnder,
  isoDate,
  momentOf,
  problemsFrom,
  type BirthForm,
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
const ananya: BirthForm = {
  name: ' Ananya Rathore ',
  day: '4',
  month: '6',
  year: '1996',
  timeKind: 'exact',
  time: '14:30',
  place: { text: 'Kota, Rajasthan', place: kota },
};
const TODAY = '2026-11-21';
const problems = (change: Partial<BirthForm>) => {
  const checked = checkBirth({ ...ananya, ...change }, TODAY);
  return 'problems' in checked ? checked.problems : {};
};

describe('birth details', () => {
  it('are civil text from form to contract and back', () => {
    const checked = checkBirth(ananya, TODAY);
    const details = {
      name: 'Ananya Rathore',
      date: '1996-06-04',
      time: '14:30',
      timeKind: 'exact' as const,
      place: kota,
    };
    expect(checked).toEqual({ details });
    expect(formOf(details)).toEqual({ ...ananya, name: 'Ananya Rathore' });
  });

  it('carry no time when it is not known', () => {
    const checked = checkBirth({ ...ananya, timeKind: 'unknown' }, TODAY);
    expect(checked).toHaveProperty('details.timeKind', 'unknown');
    expect(checked).not.toHaveProperty('details.time');
  });

  it('are asked for field by field, all at once', () => {
    expect(Object.keys(problems(EMPTY_BIRTH))).toEqual(['name', 'date', 'time', 'place']);
  });

  it('need a place that was picked, not only typed', () => {
    expect(problems({ place: { text: 'Kota' } })).toHaveProperty('place');
  });

  it('need a day of the calendar from 1900 to today', () => {
    expect(problems({ day: '31', month: '6' }).date).toMatch(/no such day/);
    expect(problems({ day: '29', month: '2', year: '1900' }).date).toMatch(/no such day/);
    expect(problems({ year: '1899' }).date).toMatch(/from 1900/);
    expect(problems({ day: '22', month: '11', year: '2026' }).date).toMatch(/from 1900/);
    expect(problems({ day: '21', month: '11', year: '2026' })).toEqual({});
    expect(problems({ day: '', month: '6' }).date).toMatch(/day, month and year/);
  });
});

describe('the moment of a birth', () => {
  it('is there once date, time and place are, whatever the name', () => {
    const moment = { name: '', date: '1996-06-04', time: '14:30', timeKind: 'exact', place: kota };
    expect(momentOf(ananya)).toEqual(moment);
    expect(momentOf({ ...ananya, name: '' })).toEqual(moment);
  });

  it.each<[string, Partial<BirthForm>]>([
    ['a day', { day: '' }],
    ['an hour', { time: '' }],
    ['a picked place', { place: { text: 'Kota' } }],
    ['a known hour', { timeKind: 'unknown' }],
  ])('is not there without %s', (_what, change) => {
    expect(momentOf({ ...ananya, ...change })).toBeUndefined();
  });
});

describe('a civil date from three fields', () => {
  it('knows leap years', () => {
    expect(isoDate({ day: '29', month: '2', year: '2000' })).toBe('2000-02-29');
    expect(isoDate({ day: '29', month: '2', year: '2023' })).toBeUndefined();
  });

  it('takes digits only', () => {
    expect(isoDate({ day: '4', month: '6', year: '96' })).toBeUndefined();
    expect(isoDate({ day: '4.5', month: '6', year: '1996' })).toBeUndefined();
    expect(isoDate({ day: '04', month: '06', year: '1996' })).toBe('1996-06-04');
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

describe('a child of whom little can be told yet', () => {
  it('is under sixteen until the birthday', () => {
    expect(isUnder(16, '2010-11-22', TODAY)).toBe(true);
    expect(isUnder(16, '2010-11-21', TODAY)).toBe(false);
  });
});

describe('the server’s objections', () => {
  it('stand beside their fields', () => {
    const message = 'At that hour the clocks went forward.';
    expect(problemsFrom([{ path: 'birthDetails.time', message }])).toEqual({ time: message });
    expect(problemsFrom([{ path: 'birthDetails.place.id', message }])).toEqual({ place: message });
    expect(problemsFrom([{ path: 'email', message }])).toEqual({});
  });
});
