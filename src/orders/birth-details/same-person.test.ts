import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { isDateClose, isNameClose, isPlaceClose, isSamePerson } from './same-person.ts';

const createPlace = (id: string, latitude: number, longitude: number) => ({
  id,
  name: id,
  district: id,
  region: 'Rajasthan',
  country: 'IN',
  latitude,
  longitude,
  zone: 'Asia/Kolkata',
});
const KOTA = createPlace('kota', 25.1825, 75.8391);
/** 35 km from Kota */
const BUNDI = createPlace('bundi', 25.4385, 75.6371);
const CHENNAI = createPlace('chennai', 13.0878, 80.2785);

const ASHA: BirthDetails = {
  name: 'Asha Rao',
  date: '1996-06-04',
  time: '14:30',
  timeKind: 'exact',
  place: KOTA,
};
const isAllowed = (change: Partial<BirthDetails>, before = ASHA) =>
  isSamePerson(before, { ...before, ...change });

describe('a correction of the same person', () => {
  it.each<[string, Partial<BirthDetails>]>([
    ['another time', { time: '02:30' }],
    ['a time that is no longer known', { time: undefined, timeKind: 'unknown' } as never],
    ['a misspelt name and another time', { name: 'Aasha Rao', time: '02:30' }],
    ['a nickname while the birth is unchanged', { name: 'Gudiya' }],
    ['a married name while the birth is unchanged', { name: 'Asha Menon' }],
    ['the name in Devanagari while the birth is unchanged', { name: 'आशा राव' }],
    ['a longer name and another date', { name: 'Asha Lakshmi Rao', date: '1986-06-04' }],
    ['words in another order and another time', { name: 'RAO, Asha', time: '15:30' }],
    ['day and month exchanged, in another city', { date: '1996-04-06', place: CHENNAI }],
    ['another year, in another city', { date: '1995-06-04', place: CHENNAI }],
    ['a date of the next month, in another city', { date: '1996-07-03', place: CHENNAI }],
    ['any date at the same place', { date: '1971-11-30' }],
    ['any date in the next town', { date: '1971-11-30', place: BUNDI }],
    ['another city on the same date', { place: CHENNAI }],
  ])('a correction with %s is accepted', (_change, change) => {
    expect(isAllowed(change)).toBe(true);
  });
});

describe('a correction to another person', () => {
  it.each<[string, Partial<BirthDetails>]>([
    ['another name, date and place', { name: 'Ravi Menon', date: '1971-11-30', place: CHENNAI }],
    ['another name and time', { name: 'Ravi Menon', time: '02:30' }],
    ['another name and date', { name: 'Ravi Menon', date: '1996-06-05' }],
    ['another name in the next town', { name: 'Ravi Menon', place: BUNDI }],
    ['the same name, but another date and place', { date: '1971-11-30', place: CHENNAI }],
    ['a nickname and another date', { name: 'Gudiya', date: '1996-06-05' }],
    ['the name in Devanagari and another time', { name: 'आशा राव', time: '02:30' }],
    ['the surname of the family only', { name: 'Ravi Rao', time: '14:42' }],
  ])('a correction with %s is rejected', (_change, change) => {
    expect(isAllowed(change)).toBe(false);
  });

  it('twins are two people: another name and a time minutes later is rejected', () => {
    const ram = { ...ASHA, name: 'Ram Kumar' };
    expect(isAllowed({ name: 'Shyam Kumar', time: '14:42' }, ram)).toBe(false);
    expect(isAllowed({ name: 'Raj Kumar', time: '14:42' }, ram)).toBe(false);
  });
});

it.each<[string, string, boolean]>([
  ['Asha Rao', 'asha  RAO', true],
  ['Asha Rao', 'Asharao', true],
  ['Asha Rao', 'Āśā Rao', true],
  ['Venkatesan Iyer', 'Venkateshan Iyar', true],
  ['Priyanka', 'Priyanka Chopra', true],
  ["Joseph D'Souza", 'Joseph Dsouza', true],
  ['Asha Rao', 'A', false],
  ['A', 'A Rao', false],
  ['Om Sharma', 'Ram Sharma', false],
  ['राम', 'राज', false],
  ['राम कुमार', 'राम', true],
  ['किरण राव', 'करण राव', true],
  ['सीता', 'गीता', true],
  ['Asha', 'आशा', false],
])('the names %j and %j are close: %j', (a, b, expected) => {
  expect(isNameClose(a, b)).toBe(expected);
});

const anyName = fc
  .array(
    fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...Array.from('aeikmnrstvāशराि')) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => words.join(' '));
const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyPlace = fc
  .tuple(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
  .map(([latitude, longitude]) => createPlace(`${latitude},${longitude}`, latitude, longitude));
const anyBirth = fc.record({
  name: anyName,
  date: anyDate,
  time: fc.constantFrom('02:30', '14:30'),
  timeKind: fc.constant('exact' as const),
  place: anyPlace,
});

describe('the rule for any two births', () => {
  it('isSamePerson gives the same result for two births in either order', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (a, b) => {
        expect(isSamePerson(a, b)).toBe(isSamePerson(b, a));
      }),
    );
  });

  it('isSamePerson accepts every change of a name when the birth is unchanged', () => {
    fc.assert(
      fc.property(anyBirth, anyName, (birth, name) => {
        expect(isSamePerson(birth, { ...birth, name })).toBe(true);
      }),
    );
  });

  it('isSamePerson never accepts another name together with another birth', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (a, b) => {
        if (isNameClose(a.name, b.name)) return;
        const isUnchanged = a.date === b.date && a.time === b.time && a.place.id === b.place.id;
        expect(isSamePerson(a, b)).toBe(isUnchanged);
      }),
    );
  });

  it('isSamePerson never accepts a distant date and a distant place together, whatever the name', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (a, b) => {
        if (isDateClose(a.date, b.date) || isPlaceClose(a.place, b.place)) return;
        expect(isSamePerson(a, { ...b, name: a.name })).toBe(false);
      }),
    );
  });

  it('isNameClose ignores case, order of words and spaces of a name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const reordered = name.toUpperCase().split(' ').toReversed().join('   ');
        expect(isNameClose(name, reordered)).toBe(true);
      }),
    );
  });
});
