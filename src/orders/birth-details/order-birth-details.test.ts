import { describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { hashPerson } from './order-birth-details.ts';

const ASHA: BirthDetails = {
  name: 'Asha Rao',
  date: '1945-10-14',
  time: '23:30',
  timeKind: 'exact',
  utcOffsetSeconds: 23_400,
  place: {
    id: '1266049',
    name: 'Kota',
    district: 'Kota',
    region: 'Rajasthan',
    country: 'IN',
    latitude: 25.1825,
    longitude: 75.8391,
    zone: 'Asia/Kolkata',
  },
};
const isSameHash = (change: Partial<BirthDetails>) =>
  hashPerson({ ...ASHA, ...change }).equals(hashPerson(ASHA));

describe('hashPerson', () => {
  it('hashPerson ignores letter case and spaces of the name', () => {
    expect(isSameHash({ name: ' ASHA  rao ' })).toBe(true);
  });

  it.each<[string, Partial<BirthDetails>]>([
    ['name', { name: 'Asha Menon' }],
    ['date', { date: '1945-10-15' }],
    ['time', { time: '22:30' }],
    ['kind of time', { timeKind: 'approximate' }],
    ['UTC offset, in an hour that occurred twice', { utcOffsetSeconds: 19_800 }],
    ['place', { place: { ...ASHA.place, id: '1' } }],
  ])('hashPerson returns another hash for another %s', (_field, change) => {
    expect(isSameHash(change)).toBe(false);
  });
});
