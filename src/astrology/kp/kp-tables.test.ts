import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { GRAHAS } from '#src/astrology/contract.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { computeKpTables, type KpTable } from './kp-tables.ts';

const KOTA = { utc: '1996-06-04T09:00:00Z', latitude: 25.18, longitude: 75.83, isTimeKnown: true };

function getHouses({ houses }: KpTable) {
  if (!houses.isAvailable) throw new Error(houses.reason);
  return houses;
}

describe('computeKpTables', () => {
  /**
   * The cusps of Swiss Ephemeris with its Krishnamurti ayanamsa, which agrees to 0.002 arcsec. The first, 168°52′02″, is
   * in Hasta (Moon), 160° to 173°20′, at 8°52′02″ of it. Its subs end after 10 years, 4000″ (Moon), 6800″ (Mars), 14000″
   * (Rahu), 20400″ (Jupiter), 28000″ (Saturn), 34800″ (Mercury); 31922″ is in Mercury. From 28000″ its sub-subs end
   * after 6800 × 17/120 = 963″ (Mercury), 1360″ (Ketu), 2493″ (Venus), 2833″ (Sun), 3400″ (Moon), 3797″ (Mars), 4817″
   * (Rahu); 3922″ is in Rahu.
   */
  it('returns the first cusp of a chart with its lords', () => {
    const [first] = getHouses(computeKpTables(computeChart(KOTA))!.byKpAyanamsa).cusps;
    expect(first!.longitude).toBeCloseTo(168.8673, 3);
    expect(first).toMatchObject({
      house: 1,
      sign: 6,
      signLord: 'Mercury',
      starLord: 'Moon',
      subLord: 'Mercury',
      subSubLord: 'Rahu',
    });
  });

  it('differs between the two ayanamsas by a rotation of all cusps and grahas', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const chart = computeChart(birth);
        const { byKpAyanamsa, byChartAyanamsa } = computeKpTables(chart)!;
        const shift = byChartAyanamsa!.ayanamsaDegrees - byKpAyanamsa.ayanamsaDegrees;
        expect(byChartAyanamsa!.ayanamsaDegrees).toBe(chart.ayanamsaDegrees);
        const [kpHouses, chartHouses] = [getHouses(byKpAyanamsa), getHouses(byChartAyanamsa!)];
        for (const graha of GRAHAS) {
          expect(byChartAyanamsa!.grahas[graha].longitude).toBeCloseTo(chart.grahas[graha].longitude, 9);
          const difference = byKpAyanamsa.grahas[graha].longitude - chart.grahas[graha].longitude;
          expect(subtractAngles(difference, shift)).toBeCloseTo(0, 9);
        }
        for (const [index, cusp] of kpHouses.cusps.entries())
          expect(subtractAngles(cusp.longitude, chartHouses.cusps[index]!.longitude + shift)).toBeCloseTo(
            0,
            9,
          );
        expect(kpHouses.significators.byHouse.map(({ occupants }) => occupants)).toEqual(
          chartHouses.significators.byHouse.map(({ occupants }) => occupants),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('has every graha in one house between its cusps, and the lords of the cusps as owners', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const table = computeKpTables(computeChart(birth))!.byKpAyanamsa;
        const { cusps, significators } = getHouses(table);
        for (const { graha, occupied } of significators.byGraha) {
          const [start, end] = [cusps[occupied - 1]!, cusps[occupied % 12]!].map(
            ({ longitude }) => longitude,
          );
          const fromStart = (table.grahas[graha].longitude - start! + 360) % 360;
          expect(fromStart).toBeLessThanOrEqual((end! - start! + 360) % 360);
        }
        expect(significators.byHouse.map(({ owner }) => owner)).toEqual(
          cusps.map(({ sign }) => getSignLord(sign)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('has one table if the chart uses the ayanamsa of Krishnamurti', () => {
    const chart = computeChart(KOTA, { ayanamsa: 'kp' });
    const { byKpAyanamsa, byChartAyanamsa } = computeKpTables(chart)!;
    expect(byChartAyanamsa).toBeNull();
    expect(byKpAyanamsa.grahas.Sun.longitude).toBe(chart.grahas.Sun.longitude);
  });

  it.each([70, -89.9])('has grahas but no houses beyond the polar circle, at latitude %d', (latitude) => {
    const { byKpAyanamsa } = computeKpTables(computeChart({ ...KOTA, latitude }))!;
    expect(byKpAyanamsa.houses).toEqual({ isAvailable: false, reason: 'beyond-polar-circle' });
    expect(byKpAyanamsa.grahas.Moon.subLord).toBeTruthy();
  });

  it('returns null without a birth time', () => {
    expect(computeKpTables(computeChart({ ...KOTA, isTimeKnown: false }))).toBeNull();
  });
});

/** 1800 to 2100, between the polar circles. */
const births = fc.record({
  utc: fc.double({ min: -73_000, max: 36_800, noNaN: true }).map(formatIso),
  latitude: fc.double({ min: -66, max: 66, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  isTimeKnown: fc.constant(true),
});
