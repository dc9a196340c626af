import { describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { listChartFacts } from './chart-facts.ts';

const KOTA = {
  id: '1266049',
  name: 'Kota',
  region: 'Rajasthan',
  country: 'IN',
  latitude: 25.18254,
  longitude: 75.83907,
  zone: 'Asia/Kolkata',
};
const BIRTH: BirthDetails = {
  name: 'Asha Rao',
  date: '1996-06-04',
  time: '14:30',
  timeKind: 'exact',
  place: KOTA,
};

describe('the chart in a report e-mail', () => {
  it('names lagna, Moon and nakshatra in the vocabulary of the order', () => {
    expect(listChartFacts(BIRTH, { signVocabulary: 'sanskrit' })).toEqual([
      ['Lagna', 'Kanya (Virgo)'],
      ['Moon', 'Dhanu (Sagittarius), in Purva Ashadha'],
    ]);
    expect(listChartFacts(BIRTH, {})[0]).toEqual(['Lagna', 'Virgo (Kanya)']);
  });

  it('is left out without a birth time', () => {
    const birth: BirthDetails = { name: 'Asha Rao', date: '1996-06-04', timeKind: 'unknown', place: KOTA };
    expect(listChartFacts(birth, {})).toEqual([]);
  });
});
