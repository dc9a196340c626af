import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { classifyBenefics } from '#src/astrology/shadbala/benefics.ts';
import type { PerGraha } from '#src/astrology/shadbala/per-graha.ts';
import { sum } from '#src/astrology/shadbala/per-graha.ts';
import { computeShadbala } from '#src/astrology/shadbala/shadbala.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { computeBhavaBala, computeHouseStrengths } from './bhava-bala.ts';
import { computeBhavaDig } from './bhava-dig.ts';
import { randomCharts } from './testing.ts';

const listEqualMiddles = (first: number) =>
  Array.from({ length: 12 }, (_, index) => normalize(first + index * 30));

const STRENGTHS: PerGraha = {
  Sun: 310,
  Moon: 320,
  Mars: 300,
  Mercury: 330,
  Jupiter: 340,
  Venus: 350,
  Saturn: 360,
};

describe('computeHouseStrengths', () => {
  /**
   * The middle of the first house is Aries 10°. Degrees from the graha to it, aspect at this distance, and share:
   * Jupiter 240, 30 + 30 special, full: 60. Mercury, alone in its sign, 180, 60, full: 60. Venus 120, 30, a quarter: 7.5.
   * Moon, bright, 255, between 30 and 15, a quarter of 22.5: 5.625. Sun 90, 45, minus a quarter: −11.25. Mars 150: 0.
   * Saturn 75, between 15 and 45, 30 + 45 special, at most 60, minus a quarter: −15. Together 106.875.
   *
   * Aries is a quadruped sign, strongest in the tenth house and three houses away from it: 60 − 30. Its lord Mars has 300.
   */
  it('adds lord, sign and aspects in an example computed by hand', () => {
    const longitudes = {
      Sun: 280,
      Moon: 115,
      Mars: 220,
      Mercury: 190,
      Jupiter: 130,
      Venus: 250,
      Saturn: 295,
    };
    const [first] = computeHouseStrengths(listEqualMiddles(10), longitudes, STRENGTHS);
    expect(first).toMatchObject({ house: 1, sign: 1, lord: 'Mars', adhipati: 300, dig: 30 });
    expect(first!.drishti).toBeCloseTo(106.875, 9);
    expect(first!.total).toBeCloseTo(436.875, 9);
    expect(first!.rupas).toBeCloseTo(436.875 / 60, 9);
  });

  /**
   * Between the multiples of 30 degrees aspects are linear, so the aspects of a graha on twelve points 30 degrees apart
   * sum to 15 + 45 + 30 + 60 + 45 + 30 + 15 = 240 wherever they begin. Special aspects add 15 twice for Mars, 30 twice
   * for Jupiter and 45 twice for Saturn, whose first one is cut at 60 by 30 × the part of the twelfth that has passed.
   */
  it('gives aspects with a known sum over twelve equal houses', () => {
    // Millionths of a degree: closer to a multiple of 30 degrees the rounding of a double decides the side.
    const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1e6);
    const longitudes = fc.record({
      Sun: longitude,
      Moon: longitude,
      Mars: longitude,
      Mercury: longitude,
      Jupiter: longitude,
      Venus: longitude,
      Saturn: longitude,
    });
    fc.assert(
      fc.property(longitude, longitudes, (first, grahas) => {
        const houses = computeHouseStrengths(listEqualMiddles(first), grahas, STRENGTHS);
        const isBenefic = classifyBenefics(grahas);
        const saturn = 240 + 90 - 30 * ((normalize(first - grahas.Saturn) / 30) % 1);
        const expected =
          300 +
          (isBenefic.Mercury ? 240 : -240) +
          (240 + (isBenefic.Moon ? 240 : -240) - 240 - 270 - saturn) / 4;
        expect(sum(houses.map(({ drishti }) => drishti))).toBeCloseTo(expected, 6);
      }),
    );
  });
});

describe('computeBhavaDig', () => {
  /**
   * Printed by a program for a lagna of Libra 29°50′ and a midheaven in Cancer: the third middle is in the second half
   * of Sagittarius, the fourth in the second half of Capricorn.
   */
  it('returns the strengths that a program prints for a chart with all kinds of signs', () => {
    const middles = [209.8, 239.8, 269.7, 299.6, 329.7, 359.8, 29.8, 59.8, 89.7, 119.6, 149.7, 179.8];
    expect(middles.map((middle, index) => computeBhavaDig(index + 1, middle))).toEqual([
      60, 10, 10, 60, 20, 40, 30, 40, 20, 0, 50, 50,
    ]);
  });

  it('returns other strengths for the second halves of Sagittarius and Capricorn', () => {
    expect([254.9, 255].map((middle) => computeBhavaDig(1, middle))).toEqual([60, 30]);
    expect([284.9, 285].map((middle) => computeBhavaDig(4, middle))).toEqual([0, 60]);
  });
});

describe('computeBhavaBala', () => {
  it('ranks the houses of any birth by their totals, each with the shadbala of its lord', () => {
    fc.assert(
      fc.property(randomCharts, (chart) => {
        const houses = computeBhavaBala(chart)!;
        const shadbala = computeShadbala(chart)!;
        for (const { adhipati, dig, drishti, total, lord } of houses) {
          expect(adhipati).toBe(shadbala.grahas[lord].total);
          expect(total).toBeCloseTo(adhipati + dig + drishti, 9);
        }
        const byRank = houses.toSorted((a, b) => a.rank - b.rank);
        expect(byRank.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        expect(byRank.map(({ total }) => total)).toEqual(
          houses.map(({ total }) => total).toSorted((a, b) => b - a),
        );
        expect(houses[0]!.middle).toBeCloseTo(chart.lagna!.longitude, 9);
        expect(houses[9]!.middle).toBeCloseTo(chart.midheaven!, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('returns null without a birth time', () => {
    expect(computeBhavaBala(createChart({}))).toBeNull();
  });
});
