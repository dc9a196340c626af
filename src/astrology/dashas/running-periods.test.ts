import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DASHA_LEVEL_NAMES } from '#src/astrology/contract-dashas.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { findRunningDasha, findRunningPeriod, findRunningVimshottari } from './running-periods.ts';
import { computeVimshottari, DASHA_YEARS, listSubPeriods } from './vimshottari.ts';
import { computeYogini } from './yogini.ts';

const SECOND = 1 / 86_400;

describe('findRunningVimshottari', () => {
  /**
   * Moon at 0° Aries: all five levels begin with Ketu at birth. The prana dasha lasts 7 × (7 / 120)⁴ years of 365.25
   * days, 42 minutes 38 seconds; the sookshma dasha 7 × (7 / 120)³ years, 12 hours 10 minutes 48 seconds.
   */
  it('begins all five levels with the same lord at the start of a mahadasha', () => {
    const vimshottari = computeVimshottari(0, 0, 365.25);
    const listLords = (at: string) => findRunningVimshottari(vimshottari, at)!.map(({ lord }) => lord);
    expect(listLords('2000-01-01T12:00:00Z')).toEqual(['Ketu', 'Ketu', 'Ketu', 'Ketu', 'Ketu']);
    expect(listLords('2000-01-01T12:42:37Z')).toEqual(['Ketu', 'Ketu', 'Ketu', 'Ketu', 'Ketu']);
    expect(listLords('2000-01-01T12:42:39Z')).toEqual(['Ketu', 'Ketu', 'Ketu', 'Ketu', 'Venus']);
    expect(listLords('2000-01-02T00:10:50Z')).toEqual(['Ketu', 'Ketu', 'Ketu', 'Venus', 'Venus']);
  });

  it('returns at each level one of the nine parts of the period above it', () => {
    const vimshottari = computeVimshottari(200, 0, 365.25);
    const [maha, antar, ...deeper] = findRunningVimshottari(vimshottari, '2020-05-05T05:05:05Z')!;
    expect([maha, antar, ...deeper].map((period) => period!.level)).toEqual(DASHA_LEVEL_NAMES);
    const parents = [antar!, ...deeper];
    for (const [index, { level: _level, ...period }] of deeper.entries())
      expect(listSubPeriods(parents[index]!)).toContainEqual(period);
  });

  const LORDS = Object.keys(DASHA_YEARS) as (keyof typeof DASHA_YEARS)[];
  /** Second method: follows the share of the cycle that has passed through five divisions, without dates. */
  function listLordsByShare(firstLord: string, shareOfCycle: number) {
    const result: { lord: string; secondsToBorder: number }[] = [];
    let [first, share, days] = [LORDS.indexOf(firstLord as 'Sun'), shareOfCycle, 120 * 365.25];
    for (let level = 0; level < 5; level++) {
      let [index, passed] = [first, 0];
      const getPart = () => DASHA_YEARS[LORDS[index % 9]!] / 120;
      while (share >= passed + getPart()) {
        passed += getPart();
        index++;
      }
      const part = getPart();
      const distance = Math.min(share - passed, passed + part - share) * days;
      result.push({ lord: LORDS[index % 9]!, secondsToBorder: distance / SECOND });
      [first, share, days] = [index % 9, (share - passed) / part, days * part];
    }
    return result;
  }

  it('agrees with the shares of the cycle for any birth and instant', () => {
    const moons = fc.double({ min: 0, max: 359.999, noNaN: true });
    const births = fc.integer({ min: -73_000, max: 36_800 });
    const shares = fc.double({ min: 1e-6, max: 0.999_999, noNaN: true });
    fc.assert(
      fc.property(moons, births, shares, (moon, birth, share) => {
        const vimshottari = computeVimshottari(moon, birth, 365.25);
        const start = parseUt(vimshottari[0]!.start);
        const at = formatIso(start + share * 120 * 365.25);
        const exactShare = (parseUt(at) - start) / (120 * 365.25);
        const expected = listLordsByShare(vimshottari[0]!.lord, exactShare);
        fc.pre(expected.every(({ secondsToBorder }) => secondsToBorder > 4));
        const lords = findRunningVimshottari(vimshottari, at)!.map(({ lord }) => lord);
        expect(lords).toEqual(expected.map(({ lord }) => lord));
      }),
      { numRuns: 300 },
    );
  });

  it('returns null outside the cycle', () => {
    const vimshottari = computeVimshottari(0, 0, 365.25);
    expect(findRunningVimshottari(vimshottari, '1999-12-31T00:00:00Z')).toBeNull();
    expect(findRunningVimshottari(vimshottari, '2120-01-03T00:00:00Z')).toBeNull();
  });
});

describe('findRunningPeriod', () => {
  it('includes the start of a period and excludes its end', () => {
    const periods = computeYogini(0, 0, 365.25);
    expect(findRunningPeriod(periods, periods[1]!.start)).toBe(periods[1]);
    expect(findRunningPeriod(periods, periods[0]!.end)).toBe(periods[1]);
  });
});

describe('findRunningDasha', () => {
  it('returns the mahadasha without its list and the antardasha that run', () => {
    const periods = computeYogini(0, 0, 365.25);
    const at = periods[4]!.antar[3]!.start;
    const { maha, antar } = findRunningDasha(periods, at)!;
    const { antar: _antar, ...expectedMaha } = periods[4]!;
    expect(maha).toEqual(expectedMaha);
    expect(antar).toEqual(periods[4]!.antar[3]);
    expect(findRunningDasha(periods, '1990-01-01T00:00:00Z')).toBeNull();
  });
});
