import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { computeChart } from './chart.ts';
import { GRAHAS } from './contract.ts';
import { formatIso, parseUt } from './ephemeris/instant.ts';
import { computeSudarshanaYear, listSudarshanaHouses } from './sudarshana.ts';

describe('listSudarshanaHouses', () => {
  /** Narasimha Rao 31.2: the tenth from the lagna is Sagittarius with Ketu, from the Moon Scorpio, from the Sun Aries. */
  it('returns the tenth houses of an example of the textbook', () => {
    const chart = createChart({
      lagna: 'Pisces',
      Moon: 'Aquarius',
      Sun: 'Cancer',
      Ketu: 'Sagittarius',
      Jupiter: 'Leo',
    });
    expect(listSudarshanaHouses(chart)[9]).toEqual({
      house: 10,
      fromLagna: { sign: 9, occupants: ['Ketu'] },
      fromMoon: { sign: 8, occupants: [] },
      fromSun: { sign: 1, occupants: [] },
    });
  });

  it('places every graha once from each of the three, and the Moon and the Sun in their first houses', () => {
    const houses = listSudarshanaHouses(createChart({ lagna: 'Taurus' }));
    for (const from of ['fromLagna', 'fromMoon', 'fromSun'] as const)
      expect(houses.flatMap((house) => house[from]!.occupants).toSorted()).toEqual(GRAHAS.toSorted());
    expect(houses[0]!.fromMoon.occupants).toContain('Moon');
    expect(houses[0]!.fromSun.occupants).toContain('Sun');
  });

  it('has no houses from the lagna without a birth time', () => {
    expect(listSudarshanaHouses(createChart({})).every(({ fromLagna }) => fromLagna === null)).toBe(true);
  });
});

describe('computeSudarshanaYear', () => {
  const BIRTH = { utc: '1990-06-21T10:00:00Z', latitude: 28.61, longitude: 77.21, isTimeKnown: true };
  const CHART = computeChart(BIRTH);

  /** Narasimha Rao ch. 31: the 45th year is that of the ninth house, the 18th that of the sixth. */
  it.each([
    ['1990-06-21T11:00:00Z', 0, 1],
    ['2001-12-01T00:00:00Z', 11, 12],
    ['2002-12-01T00:00:00Z', 12, 1],
    ['2007-12-01T00:00:00Z', 17, 6],
    ['2034-12-01T00:00:00Z', 44, 9],
  ])('gives %s, at the age of %d, to house %d', (now, age, house) => {
    const year = computeSudarshanaYear(CHART, now)!;
    expect([year.age, year.house]).toEqual([age, house]);
    const { lagna, grahas } = CHART;
    expect([year.fromLagna, year.fromMoon, year.fromSun]).toEqual(
      [lagna!, grahas.Moon, grahas.Sun].map(({ sign }) => ((sign + house - 2) % 12) + 1),
    );
  });

  it('lasts from one return of the Sun to its natal longitude to the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 33_000 }), (day) => {
        const year = computeSudarshanaYear(CHART, formatIso(day))!;
        expect(parseUt(year.start)).toBeLessThanOrEqual(day + 1e-5);
        expect(parseUt(year.end)).toBeGreaterThanOrEqual(day - 1e-5);
        for (const utc of [year.start, year.end]) {
          const { longitude } = computeChart({ ...BIRTH, utc }).grahas.Sun;
          expect(longitude).toBeCloseTo(CHART.grahas.Sun.longitude, 4);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is null before the birth', () => {
    expect(computeSudarshanaYear(CHART, '1990-06-20T10:00:00Z')).toBeNull();
  });

  it('has no sign from the lagna without a birth time', () => {
    const year = computeSudarshanaYear(
      computeChart({ ...BIRTH, isTimeKnown: false }),
      '2026-10-01T00:00:00Z',
    )!;
    expect([year.fromLagna, year.house]).toEqual([null, 1]);
  });
});
