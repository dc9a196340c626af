import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { GRAHAS } from '#src/astrology/contract.ts';
import { normalize, subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { computeBhavaChalit, computeSripatiMiddles } from './bhava-chalit.ts';

const toDegrees = (degrees: number, minutes: number) => degrees + minutes / 60;

describe('computeSripatiMiddles', () => {
  /** From 78°59′47″ to 168°46′14″ are 89°46′27″, a third 29°55′29″; the other arcs have 90°13′33″, a third 30°4′31″. */
  it('divides the arcs between midheaven and lagna into three', () => {
    const [lagna, midheaven] = [toDegrees(168, 46 + 14 / 60), toDegrees(78, 59 + 47 / 60)];
    const printed = [
      [168, 46],
      [198, 51],
      [228, 55],
      [259, 0],
      [288, 55],
      [318, 51],
      [348, 46],
      [18, 51],
      [48, 55],
      [79, 0],
      [108, 55],
      [138, 51],
    ].map(([degrees, minutes]) => toDegrees(degrees!, minutes!));
    for (const [index, middle] of computeSripatiMiddles(lagna, midheaven).entries())
      expect(Math.abs(subtractAngles(middle, printed[index]!))).toBeLessThan(1 / 60);
  });
});

describe('computeBhavaChalit', () => {
  /**
   * Lagna 10° of Leo (130°), midheaven 1° of Taurus (31°): a third of 99° is 33°, of 81° is 27°. The first house starts
   * at 130 - 16.5 = 113.5°, the second at 143.5°, the twelfth at 97 - 16.5 = 80.5°, the tenth at 31 - 13.5 = 17.5°, the
   * eleventh at 47.5°. The Sun at 24° of Leo (144°) is in the second. Venus at 24° of Cancer (114°) is in the first.
   * Mars at 15° of Aries (15°) is in the ninth, as it is by sign, but Mercury at 18° of Aries is in the tenth.
   */
  it('moves grahas beyond a sandhi into the next house', () => {
    const chart = createChart({
      lagna: 'Leo 10',
      Sun: 'Leo 24',
      Venus: 'Cancer 24',
      Mars: 'Aries 15',
      Mercury: 'Aries 18',
      Moon: 'Leo 10',
      Jupiter: 'Leo 11',
      Saturn: 'Leo 12',
      Rahu: 'Leo 13',
    });
    const { houses, changes } = computeBhavaChalit({ ...chart, midheaven: 31 })!;
    expect(houses.map(({ start }) => start.longitude)).toEqual([
      113.5, 143.5, 170.5, 197.5, 227.5, 260.5, 293.5, 323.5, 350.5, 17.5, 47.5, 80.5,
    ]);
    expect(houses[0]!.middle.longitude).toBe(130);
    expect(houses[0]!.grahas).toEqual(['Moon', 'Jupiter', 'Venus', 'Saturn', 'Rahu']);
    expect(changes).toEqual([
      { graha: 'Sun', houseBySign: 1, house: 2 },
      { graha: 'Mercury', houseBySign: 9, house: 10 },
      { graha: 'Venus', houseBySign: 12, house: 1 },
    ]);
  });

  it('has twelve adjacent houses with their middles inside and each graha in one, at all latitudes', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const chart = computeChart(birth);
        const { houses, changes } = computeBhavaChalit(chart)!;
        const widths = houses.map(({ start }, index) =>
          normalize(houses[(index + 1) % 12]!.start.longitude - start.longitude),
        );
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
        for (const [index, { start, middle, grahas }] of houses.entries()) {
          const opposite = houses[(index + 6) % 12]!;
          expect(Math.abs(subtractAngles(middle.longitude, opposite.middle.longitude))).toBeCloseTo(180, 6);
          expect(normalize(middle.longitude - start.longitude)).toBeLessThanOrEqual(widths[index]! + 1e-9);
          for (const graha of grahas)
            expect(normalize(chart.grahas[graha].longitude - start.longitude)).toBeLessThanOrEqual(
              widths[index]!,
            );
        }
        expect(houses.flatMap(({ grahas }) => grahas).toSorted()).toEqual(GRAHAS.toSorted());
        for (const { graha, houseBySign } of changes) expect(houseBySign).toBe(chart.grahas[graha].house);
        expect(houses[0]!.middle.longitude).toBeCloseTo(chart.lagna!.longitude, 9);
        expect(houses[9]!.middle.longitude).toBeCloseTo(chart.midheaven!, 9);
      }),
      { numRuns: 100 },
    );
  });

  it('returns null without a birth time', () => {
    expect(computeBhavaChalit(createChart({}))).toBeNull();
  });
});

/** 1800 to 2100. */
const births = fc.record({
  utc: fc.double({ min: -73_000, max: 36_800, noNaN: true }).map(formatIso),
  latitude: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  isTimeKnown: fc.constant(true),
});
