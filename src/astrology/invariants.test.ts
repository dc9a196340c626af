/** Invariants of charts of random births from 1800 to 2100. */
import { DAY_MS } from '#src/platform/contract-time.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractAngles } from './ephemeris/angle.ts';
import { computeChart } from './chart.ts';
import { GRAHAS } from './contract.ts';
import type { BirthMoment } from './input.ts';
import { toInstant, formatIso, parseUt } from './ephemeris/instant.ts';
import { computeCharaKarakas } from './jaimini/karakas.ts';
import { DEFAULT_SETTINGS, computeSiderealLongitude } from './ephemeris/longitudes.ts';
import { computeLunarLimbs } from './panchang/panchang.ts';
import { VARGAS, computeVargaSign } from './varga.ts';
import { listSubPeriods } from './dashas/vimshottari.ts';

/** In days from J2000.0. */
const moment = fc.double({
  min: parseUt('1800-01-02T00:00:00Z'),
  max: parseUt('2100-12-31T00:00:00Z'),
  noNaN: true,
});
/** Outside the polar regions, so that every day has a sunrise. */
const births = fc.record({
  utc: moment.map(formatIso),
  latitude: fc.double({ min: -64, max: 64, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  isTimeKnown: fc.constant(true),
}) satisfies fc.Arbitrary<BirthMoment>;
const nodes = fc.constantFrom('true' as const, 'mean' as const);
const ayanamsas = fc.constantFrom('lahiri' as const, 'kp' as const, 'raman' as const, 'true-chitra' as const);
const countDays = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / DAY_MS;

describe('the chart of any birth from 1800 to 2100', () => {
  it('has Ketu opposite Rahu in longitude and sign, with the same speed', () => {
    fc.assert(
      fc.property(births, nodes, (birth, node) => {
        const { Rahu, Ketu } = computeChart(birth, { node }).grahas;
        expect(Math.abs(subtractAngles(Rahu.longitude, Ketu.longitude))).toBeCloseTo(180, 9);
        expect((Rahu.sign + 6 - Ketu.sign) % 12).toBe(0);
        expect(Ketu.speed).toBe(Rahu.speed);
      }),
      { numRuns: 100 },
    );
  });

  it('has nine mahadashas of 120 years in total, each filled by its nine antardashas', () => {
    fc.assert(
      fc.property(births, fc.constantFrom(360, 365.2422, 365.25, 365.256364), (birth, yearDays) => {
        const { vimshottari, utc } = computeChart(birth, { yearDays });
        const total = vimshottari.reduce((sum, maha) => sum + countDays(maha), 0);
        expect(total).toBeCloseTo(120 * yearDays, 3);
        expect(new Set(vimshottari.map(({ lord }) => lord)).size).toBe(9);
        expect(vimshottari[0]!.start <= utc && utc <= vimshottari[0]!.end).toBe(true);
        for (const maha of vimshottari) {
          const periods = [maha, ...maha.antar.map((antar) => ({ ...antar, antar: listSubPeriods(antar) }))];
          for (const { start, end, antar } of periods) {
            expect([antar[0]!.start, antar.at(-1)!.end]).toEqual([start, end]);
            expect(antar.slice(1).map((part) => part.start)).toEqual(
              antar.slice(0, -1).map((part) => part.end),
            );
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has its lagna less than 180° after the midheaven', () => {
    fc.assert(
      fc.property(births, ayanamsas, (birth, ayanamsa) => {
        const { lagna, midheaven } = computeChart(birth, { ayanamsa });
        expect(subtractAngles(lagna!.longitude, midheaven!)).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });

  it('has every graha in one sign of each varga, and each chara karaka is a different graha', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const chart = computeChart(birth);
        for (const graha of GRAHAS)
          for (const n of VARGAS)
            expect(computeVargaSign(n, chart.grahas[graha].longitude)).toBeOneOf([
              1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
            ]);
        for (const count of [7, 8] as const)
          expect(new Set(Object.values(computeCharaKarakas(chart, count))).size).toBe(count);
      }),
      { numRuns: 60 },
    );
  });

  it('has sunrise and sunset less than a day apart, with at least an hour of daylight', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const { sunrise, sunset } = computeChart(birth).panchang;
        const daylight = (Date.parse(sunset!) - Date.parse(sunrise!)) / DAY_MS;
        expect(Math.abs(daylight)).toBeLessThan(1);
        expect((daylight + 1) % 1).toBeGreaterThan(0.04);
      }),
      { numRuns: 100 },
    );
  });
});

describe('any lunar month', () => {
  const computeLimbs = (ut: number) => {
    const [sun, moon] = (['Sun', 'Moon'] as const).map((graha) =>
      computeSiderealLongitude(graha, toInstant(ut), DEFAULT_SETTINGS),
    );
    return computeLunarLimbs(sun!, moon!);
  };

  it('has sixty karanas and thirty tithis in order', () => {
    fc.assert(
      fc.property(moment, (start) => {
        // The shortest karana lasts nine and a half hours; 61 days contain two new moons.
        const limbsByStep = Array.from({ length: 61 * 3 }, (_, step) => computeLimbs(start + step / 3));
        const newMoonSteps = limbsByStep.flatMap(({ karana }, stepIndex) =>
          stepIndex > 0 && karana < limbsByStep[stepIndex - 1]!.karana ? [stepIndex] : [],
        );
        const limbsOfMonth = limbsByStep.slice(newMoonSteps[0], newMoonSteps[1]);
        const karanas = [...new Set(limbsOfMonth.map(({ karana }) => karana))];
        expect(karanas).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
        expect(limbsOfMonth.every(({ tithi, karana }) => tithi === Math.ceil(karana / 2))).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});
