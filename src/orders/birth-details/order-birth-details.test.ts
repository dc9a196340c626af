import { describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { hashOrderBirth, hashPerson, isSameOrderBirth } from './order-birth-details.ts';

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

describe('the birth of an order on two people', () => {
  const RAVI = { ...ASHA, name: 'Ravi Menon', date: '1943-01-02' };
  const BOTH = { details: ASHA, partner: { birthDetails: RAVI, role: 'groom' as const } };
  const LATER = { ...BOTH, partner: { ...BOTH.partner, birthDetails: { ...RAVI, time: '22:30' } } };
  const EXCHANGED_ROLES = { ...BOTH, partner: { ...BOTH.partner, role: 'bride' as const } };

  it.each([
    ['another second person', LATER],
    ['other roles', EXCHANGED_ROLES],
    ['no second person', { details: ASHA }],
  ])('differs from the birth with %s', (_change, other) => {
    expect(hashOrderBirth(other).equals(hashOrderBirth(BOTH))).toBe(false);
    expect(isSameOrderBirth(other, BOTH)).toBe(false);
  });

  it('of one person has the hash of the person', () => {
    expect(hashOrderBirth({ details: ASHA }).equals(hashPerson(ASHA))).toBe(true);
    expect(isSameOrderBirth(BOTH, { ...BOTH })).toBe(true);
  });
});
