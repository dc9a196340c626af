/** What holds for every dasha system that divides time by the Moon. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatedPeriod } from '#src/astrology/contract-dashas.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeAshtottari } from './ashtottari.ts';
import { computeKalachakra } from './kalachakra.ts';
import { LISTED_YEARS } from './period-list.ts';
import { countDays } from './testing.ts';
import { computeYogini } from './yogini.ts';

const moons = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
/** 1800 to 2100. */
const births = fc.integer({ min: -73_000, max: 36_800 });
const years = fc.constantFrom(360, 365.2422, 365.25, 365.256364);

type Period = DatedPeriod & { antar: DatedPeriod[] };
const SYSTEMS: [string, (moon: number, ut: number, yearDays: number) => Period[]][] = [
  ['Yogini', computeYogini],
  ['Ashtottari', computeAshtottari],
  ['Ashtottari with Abhijit', (...moon) => computeAshtottari(...moon, 'nakshatra')],
  ['Kalachakra', (...moon) => computeKalachakra(...moon).periods],
];
/** One second and its rounding, in days. */
const SECOND = 1.001 / 86_400;

describe.each(SYSTEMS)('%s dasha', (_name, compute) => {
  it('has periods that join, and antardashas that fill them', () => {
    fc.assert(
      fc.property(moons, births, years, (moon, ut, yearDays) => {
        const periods = compute(moon, ut, yearDays);
        for (const [index, { start, end, antar }] of periods.entries()) {
          expect(periods[index + 1]?.start ?? end).toBe(end);
          expect([antar[0]!.start, antar.at(-1)!.end]).toEqual([start, end]);
          for (const [part, { end: partEnd }] of antar.entries())
            expect(antar[part + 1]?.start ?? end).toBe(partEnd);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('begins with the period of the birth and lasts until the age of 108', () => {
    fc.assert(
      fc.property(moons, births, years, (moon, ut, yearDays) => {
        const periods = compute(moon, ut, yearDays);
        expect(parseUt(periods[0]!.start)).toBeLessThanOrEqual(ut + SECOND);
        expect(parseUt(periods[0]!.end)).toBeGreaterThanOrEqual(ut - SECOND);
        const listedUntil = ut + LISTED_YEARS * yearDays;
        expect(parseUt(periods.at(-1)!.end)).toBeGreaterThanOrEqual(listedUntil - SECOND);
        expect(parseUt(periods.at(-1)!.start)).toBeLessThan(listedUntil + SECOND);
      }),
    );
  });
});

describe.each([
  ['Yogini', computeYogini, 8, 36],
  ['Ashtottari', computeAshtottari, 8, 108],
] as const)('the cycle of %s dasha', (_name, compute, periodCount, cycleYears) => {
  it('has the sum of its years, from any of its periods', () => {
    fc.assert(
      fc.property(moons, births, years, (moon, ut, yearDays) => {
        const periods = compute(moon, ut, yearDays).slice(0, periodCount);
        expect(new Set(periods.map(({ lord }) => lord)).size).toBe(periodCount);
        const total = countDays({ start: periods[0]!.start, end: periods.at(-1)!.end });
        expect(total).toBeCloseTo(cycleYears * yearDays, 3);
      }),
    );
  });

  it('gives each antardasha the product of both years divided by the cycle', () => {
    fc.assert(
      fc.property(moons, births, (moon, ut) => {
        const periods = compute(moon, ut, 360).slice(0, periodCount);
        const yearsOf = Object.fromEntries(periods.map((period) => [period.lord, countDays(period) / 360]));
        for (const { lord, antar } of periods)
          for (const part of antar)
            expect(countDays(part)).toBeCloseTo((yearsOf[lord]! * yearsOf[part.lord]! * 360) / cycleYears, 3);
      }),
      { numRuns: 30 },
    );
  });
});

/** Degrees at which the arcs of the eight lords end, from 66°40′; Narasimha Rao's table 39 in minutes of arc. */
const ARC_ENDS = [7200, 9600, 12_800, 15_200, 17_600, 20_000, 23_200, 25_600].map((minutes) => minutes / 60);

describe('the share of the first period that is left at birth', () => {
  const getShareLeft = ({ start, end }: DatedPeriod, ut: number) =>
    (parseUt(end) - ut) / countDays({ start, end });

  it('is in Yogini dasha the share of the nakshatra that the Moon has not passed', () => {
    fc.assert(
      fc.property(moons, births, (moon, ut) => {
        const degreesLeft = 40 / 3 - (moon % (40 / 3));
        expect(getShareLeft(computeYogini(moon, ut, 365.25)[0]!, ut)).toBeCloseTo(degreesLeft / (40 / 3), 6);
      }),
    );
  });

  it('is in Ashtottari dasha the share of the arc that the Moon has not passed', () => {
    fc.assert(
      fc.property(moons, births, (moon, ut) => {
        const longitude = moon < 200 / 3 ? moon + 360 : moon;
        const index = ARC_ENDS.findIndex((end) => longitude < end);
        const [from, to] = [ARC_ENDS[index - 1] ?? 200 / 3, ARC_ENDS[index]!];
        const shareLeft = getShareLeft(computeAshtottari(moon, ut, 365.25)[0]!, ut);
        expect(shareLeft).toBeCloseTo((to - longitude) / (to - from), 6);
      }),
    );
  });
});
