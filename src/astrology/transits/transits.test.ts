import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { Transits } from '#src/astrology/contract-transits.ts';
import { toInstant, formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import {
  DEFAULT_SETTINGS,
  computeSiderealLongitude,
  computeSpeed,
} from '#src/astrology/ephemeris/longitudes.ts';
import { findReturns } from './passages.ts';
import { findStations } from './stations.ts';
import { computeTransits } from './transits.ts';

const birthInKota = {
  utc: '1996-06-04T09:00:00Z',
  latitude: 25.18,
  longitude: 75.84,
  isTimeKnown: true,
  zone: 'Asia/Kolkata',
};
const chart = computeChart(birthInKota);
const toDay = (instant: string) => instant.slice(0, 10);
const measureMinutes = (a: string, b: string) => Math.abs(parseUt(a) - parseUt(b)) * 1440;

describe('findStations', () => {
  const findStationsOf = (...[graha, from, to]: [Parameters<typeof findStations>[0], string, string]) =>
    findStations(graha, from, to, DEFAULT_SETTINGS);

  it('finds the stations of Saturn and Jupiter within six minutes of the almanacs', () => {
    const saturn = findStationsOf('Saturn', '2025-01-01T00:00:00Z', '2026-12-31T00:00:00Z');
    expect(saturn.map(({ turns, at, sign }) => `${turns} ${toDay(at)} ${sign}`)).toEqual([
      'retrograde 2025-07-13 12',
      'direct 2025-11-28 12',
      'retrograde 2026-07-26 12',
      'direct 2026-12-10 12',
    ]);
    // Indian newspapers gave 9:36 and 9:20 in the morning, Indian Standard Time.
    expect(measureMinutes(saturn[0]!.at, '2025-07-13T04:06:00Z')).toBeLessThan(6);
    expect(measureMinutes(saturn[1]!.at, '2025-11-28T03:50:00Z')).toBeLessThan(6);
    const [, jupiter] = findStationsOf('Jupiter', '2025-01-01T00:00:00Z', '2025-12-31T00:00:00Z');
    expect(measureMinutes(jupiter!.at, '2025-11-11T16:41:00Z')).toBeLessThan(6);
  });

  it('finds the stations of Mercury to the minute and those of Venus on the dates of the ephemerides', () => {
    const [retrograde, direct] = findStationsOf('Mercury', '2025-01-01T00:00:00Z', '2025-05-01T00:00:00Z');
    expect(measureMinutes(retrograde!.at, '2025-03-15T06:46:00Z')).toBeLessThan(1.5);
    expect(measureMinutes(direct!.at, '2025-04-07T11:08:00Z')).toBeLessThan(1.5);
    expect(
      findStationsOf('Venus', '2025-01-01T00:00:00Z', '2025-12-31T00:00:00Z').map(({ at }) => toDay(at)),
    ).toEqual(['2025-03-02', '2025-04-13']);
  });

  it('finds direct motion before and retrograde motion after each retrograde station, and the reverse for direct ones, in any year', () => {
    const planet = fc.constantFrom('Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn');
    const start = fc.double({ min: -73_000, max: 36_000, noNaN: true });
    fc.assert(
      fc.property(planet, start, (graha, start) => {
        const stations = findStationsOf(graha, formatIso(start), formatIso(start + 800));
        expect(stations.length).toBeGreaterThan(0);
        for (const [index, { at, turns, longitude }] of stations.entries()) {
          const computeSpeedAfter = (days: number) =>
            computeSpeed(graha, toInstant(parseUt(at) + days), DEFAULT_SETTINGS);
          expect([computeSpeedAfter(-1) > 0, computeSpeedAfter(1) > 0]).toEqual(
            turns === 'retrograde' ? [true, false] : [false, true],
          );
          const expectedLongitude = computeSiderealLongitude(graha, toInstant(parseUt(at)), DEFAULT_SETTINGS);
          expect(Math.abs(subtractAngles(longitude, expectedLongitude))).toBeLessThan(1e-5);
          if (index > 0) expect(turns).not.toBe(stations[index - 1]!.turns);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('computeTransits', () => {
  const transits = computeTransits(chart, '2025-01-01T00:00:00Z', '2028-01-01T00:00:00Z');
  const listStays = (graha: string) => transits.stays.filter((stay) => stay.graha === graha);

  it('returns data in the form of the contract', () => {
    expect(Transits.parse(transits)).toEqual(transits);
  });

  it('returns stays from entry to exit, also when these are outside the requested time', () => {
    expect(listStays('Saturn').map(({ sign, from, to }) => `${sign} ${toDay(from)} ${toDay(to)}`)).toEqual([
      '11 2023-01-17 2025-03-29',
      '12 2025-03-29 2027-06-02',
      '1 2027-06-02 2027-10-20',
      '12 2027-10-20 2028-02-23',
    ]);
    for (const graha of ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu']) {
      const stays = listStays(graha);
      expect(stays[0]!.from < transits.from && stays.at(-1)!.to > transits.to).toBe(true);
      for (const [index, { to }] of stays.slice(0, -1).entries()) expect(stays[index + 1]!.from).toBe(to);
    }
  });

  it('counts houses from the natal Moon in Dhanu and from the natal lagna in Kanya', () => {
    expect([chart.grahas.Moon.sign, chart.lagna!.sign]).toEqual([9, 6]);
    expect(listStays('Jupiter').slice(0, 4)).toMatchObject([
      { sign: 2, houseFromMoon: 6, houseFromLagna: 9, isFavourable: false },
      { sign: 3, houseFromMoon: 7, houseFromLagna: 10, isFavourable: true },
      { sign: 4, houseFromMoon: 8, houseFromLagna: 11, isFavourable: false, enteredRetrograde: false },
      { sign: 3, houseFromMoon: 7, houseFromLagna: 10, isFavourable: true, enteredRetrograde: true },
    ]);
  });

  it('returns stays of Ketu in the signs opposite those of Rahu', () => {
    expect(listStays('Ketu').map(({ sign, from }) => [(sign + 5) % 12, from])).toEqual(
      listStays('Rahu').map(({ sign, from }) => [sign - 1, from]),
    );
  });

  it('includes the return of Saturn, and a passage of Jupiter with crossings before the requested time', () => {
    expect(transits.passages.find(({ natalPoint }) => natalPoint === 'Saturn')).toMatchObject({
      graha: 'Saturn',
      crossings: [{ isRetrograde: false }],
    });
    const overSun = transits.passages.find(
      ({ graha, natalPoint }) => graha === 'Jupiter' && natalPoint === 'Sun',
    )!;
    expect(overSun.crossings.map(({ at, isRetrograde }) => `${toDay(at)} ${isRetrograde}`)).toEqual([
      '2024-08-01 false',
      '2024-12-21 true',
      '2025-03-21 false',
    ]);
  });

  it('finds the graha within an arcsecond of the natal point at each crossing', () => {
    for (const { graha, longitude, crossings } of transits.passages)
      for (const { at } of crossings) {
        const expectedLongitude = computeSiderealLongitude(graha, toInstant(parseUt(at)), chart.settings);
        expect(Math.abs(subtractAngles(expectedLongitude, longitude)) * 3600).toBeLessThan(1);
      }
  });

  it('returns no houses from the lagna and only returns as passages if the birth time is unknown', () => {
    const transitsWithoutTime = computeTransits(
      computeChart({ ...birthInKota, isTimeKnown: false }),
      '2025-01-01T00:00:00Z',
      '2028-01-01T00:00:00Z',
    );
    expect(transitsWithoutTime.stays.every(({ houseFromLagna }) => houseFromLagna === null)).toBe(true);
    expect(transitsWithoutTime.passages.map(({ graha, natalPoint }) => [graha, natalPoint])).toEqual([
      ['Saturn', 'Saturn'],
    ]);
  });

  it('rejects a time outside the supported years', () => {
    expect(() => computeTransits(chart, '2025-01-01T00:00:00Z', '2105-01-01T00:00:00Z')).toThrow(
      /1800 to 2100/,
    );
  });
});

describe('findReturns', () => {
  it('finds the returns of Saturn at the ages of 29, 58 and 88', () => {
    const ages = findReturns(chart, 'Saturn').map(
      ({ crossings }) => (parseUt(crossings[0]!.at) - parseUt(chart.utc)) / 365.25,
    );
    expect(ages.map(Math.floor)).toEqual([29, 58, 88]);
  });

  it('finds seven returns of Jupiter, and returns of Rahu every eighteen and a half years', () => {
    expect(findReturns(chart, 'Jupiter')).toHaveLength(7);
    expect(findReturns(chart, 'Rahu').map(({ crossings }) => crossings[0]!.at.slice(0, 4))).toEqual([
      '2015',
      '2033',
      '2052',
      '2070',
    ]);
  });

  it('finds the graha within an arcsecond of its natal degree for births from 1800 to 2098', () => {
    const birth = fc.double({ min: -73_000, max: 36_000, noNaN: true });
    fc.assert(
      fc.property(birth, fc.constantFrom('Jupiter', 'Saturn', 'Rahu'), (birth, graha) => {
        const natal = computeChart({ ...birthInKota, utc: formatIso(birth) });
        for (const { longitude, crossings } of findReturns(natal, graha, 40)) {
          expect(crossings.length).toBeLessThan(8);
          for (const { at } of crossings) {
            const expectedLongitude = computeSiderealLongitude(graha, toInstant(parseUt(at)), natal.settings);
            expect(Math.abs(subtractAngles(expectedLongitude, longitude)) * 3600).toBeLessThan(1);
          }
        }
      }),
      { numRuns: 10 },
    );
  });
});
