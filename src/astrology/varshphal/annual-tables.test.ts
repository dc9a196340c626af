import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { countDays } from '#src/astrology/dashas/testing.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { sum } from '#src/astrology/shadbala/per-graha.ts';
import { randomCharts } from '#src/astrology/strengths/testing.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { computeAnnualTables } from './annual-tables.ts';
import { computeHarshaBala } from './harsha.ts';
import { computePatyayini } from './patyayini.ts';

describe('computeHarshaBala', () => {
  /** Narasimha Rao, examples 118 and 119: born 8 March 1967, 17:40 IST; the year begins on 8 March 2000 at 4:42. */
  it('returns the strengths of an example of the textbook', () => {
    const natal = computeChart({
      utc: '1967-03-08T12:10:00Z',
      latitude: 26.3,
      longitude: 73 + 4 / 60,
      isTimeKnown: true,
      zone: 'Asia/Kolkata',
    });
    const tables = computeAnnualTables(natal, natal, '2000-06-01T00:00:00Z')!;
    expect([tables.age, tables.from.slice(0, 15)]).toEqual([33, '2000-03-07T23:1']);
    const totals = CLASSICAL_GRAHAS.map((graha) => tables.harshaBala[graha].total);
    expect(totals).toEqual([0, 15, 0, 10, 5, 10, 5]);
  });

  /** In the first house by day: house of joy of Mercury; Virgo is its own sign; female houses; but a female graha. */
  it('gives five units for each condition', () => {
    const chart = createChart({ lagna: 'Virgo', Mercury: 'Virgo 5', Jupiter: 'Cancer' });
    const { Mercury, Jupiter } = computeHarshaBala(chart, 6, true);
    expect(Mercury).toEqual({ house: 5, dignity: 5, gender: 5, time: 0, total: 15 });
    // Eleventh house from Virgo, exalted, a male house, by day.
    expect(Jupiter).toEqual({ house: 5, dignity: 5, gender: 5, time: 5, total: 20 });
  });

  it('gives the units of the time to three grahas by day and to four by night', () => {
    fc.assert(
      fc.property(randomCharts, fc.boolean(), (chart, isByDay) => {
        const strengths = Object.values(computeHarshaBala(chart, chart.lagna!.sign, isByDay));
        expect(sum(strengths.map(({ time }) => time))).toBe(isByDay ? 15 : 20);
        for (const { house, dignity, gender, time, total } of strengths)
          expect(total).toBe(house + dignity + gender + time);
      }),
      { numRuns: 50 },
    );
  });
});

describe('computePatyayini', () => {
  const toDegrees = (degrees: number, minutes: number) => degrees + minutes / 60;

  /** Narasimha Rao, example 122 and table 75, with a year of 365.2425 days. */
  it('returns the order and the days of an example of the textbook', () => {
    const degrees = {
      Lagna: toDegrees(7, 14),
      Sun: toDegrees(17, 5),
      Moon: toDegrees(4, 49),
      Mars: toDegrees(23, 53),
      Mercury: toDegrees(4, 47),
      Jupiter: toDegrees(10, 59),
      Venus: toDegrees(1, 38),
      Saturn: toDegrees(6, 30),
    };
    const dashas = computePatyayini(degrees, 0, 365.2425);
    expect(dashas.map(({ lord }) => lord)).toEqual([
      'Venus',
      'Mercury',
      'Moon',
      'Saturn',
      'Lagna',
      'Jupiter',
      'Sun',
      'Mars',
    ]);
    const printed = [24.98, 48.17, 0.51, 25.74, 11.21, 57.35, 93.29, 103.99];
    for (const [index, dasha] of dashas.entries())
      expect(Math.abs(countDays(dasha) - printed[index]!), dasha.lord).toBeLessThan(0.01);
    // In the dasha of Venus: Venus 1.7 days, Mercury 3.3, Moon 0.03, Saturn 1.8.
    const antars = dashas[0]!.antar.slice(0, 4);
    expect(antars.map(({ lord }) => lord)).toEqual(['Venus', 'Mercury', 'Moon', 'Saturn']);
    for (const [index, days] of [1.7, 3.3, 0.03, 1.8].entries())
      expect(Math.abs(countDays(antars[index]!) - days)).toBeLessThan(0.05);
  });

  it('fills the year of any birth without gaps, with antardashas in the same proportion', () => {
    fc.assert(
      fc.property(randomCharts, fc.integer({ min: 0, max: 60 }), (natal, age) => {
        const year = Number(natal.utc.slice(0, 4)) + age;
        fc.pre(year < 2098);
        const tables = computeAnnualTables(natal, natal, `${year + 1}-01-15T00:00:00Z`)!;
        const dashas = tables.patyayini;
        const seconds = (a: string, b: string) => Math.abs(parseUt(a) - parseUt(b)) * 86_400;
        expect(new Set(dashas.map(({ lord }) => lord)).size).toBe(8);
        expect(dashas[0]!.start).toBe(tables.from);
        expect(seconds(dashas.at(-1)!.end, tables.to)).toBeLessThan(1.5);
        for (const [index, dasha] of dashas.entries()) {
          if (index > 0) expect(dasha.start).toBe(dashas[index - 1]!.end);
          expect([dasha.antar[0]!.lord, dasha.antar.at(-1)!.end]).toEqual([dasha.lord, dasha.end]);
          const share = countDays(dasha) / (parseUt(tables.to) - parseUt(tables.from));
          expect(Math.abs(countDays(dasha.antar[0]!) - share * countDays(dasha))).toBeLessThan(2e-4);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('computeAnnualTables', () => {
  it('returns null without a birth time and before the birth', () => {
    const birth = { utc: '1990-06-21T10:00:00Z', latitude: 28.6, longitude: 77.2 };
    const withoutTime = computeChart({ ...birth, isTimeKnown: false });
    expect(computeAnnualTables(withoutTime, withoutTime, '2026-01-01T00:00:00Z')).toBeNull();
    const chart = computeChart({ ...birth, isTimeKnown: true });
    expect(computeAnnualTables(chart, chart, '1980-01-01T00:00:00Z')).toBeNull();
  });
});
