import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { DASHA_YEARS, listSubPeriods, computeVimshottari } from './vimshottari.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const birth = fc.integer({ min: -73_000, max: 36_800 });
const countDays = (from: string, to: string) => parseUt(to) - parseUt(from);

describe('computeVimshottari', () => {
  it('returns mahadashas of 120 years in total', () => {
    expect(Object.values(DASHA_YEARS).reduce<number>((sum, years) => sum + years, 0)).toBe(120);
    fc.assert(
      fc.property(longitude, birth, (moon, ut) => {
        const periods = computeVimshottari(moon, ut, 365.25);
        expect(countDays(periods[0]!.start, periods.at(-1)!.end)).toBeCloseTo(120 * 365.25, 4);
      }),
    );
  });

  it('returns mahadashas and antardashas without gaps', () => {
    fc.assert(
      fc.property(longitude, birth, (moon, ut) => {
        const periods = computeVimshottari(moon, ut, 365.25);
        for (const [index, { start, end, antar, lord }] of periods.entries()) {
          expect(antar[0]).toMatchObject({ lord, start });
          expect(antar.at(-1)!.end).toBe(end);
          expect(periods[index + 1]?.start ?? end).toBe(end);
          for (const [part, { end: partEnd }] of antar.entries())
            expect(antar[part + 1]?.start ?? partEnd).toBe(partEnd);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('returns the mahadasha of the birth first', () => {
    fc.assert(
      fc.property(longitude, birth, (moon, ut) => {
        const [first] = computeVimshottari(moon, ut, 365.25);
        expect(parseUt(first!.start)).toBeLessThanOrEqual(ut + 1e-5);
        expect(parseUt(first!.end)).toBeGreaterThan(ut - 1e-5);
      }),
    );
  });

  it('returns Ketu first for a Moon at 0 Aries, and Venus for a Moon one nakshatra later', () => {
    expect(computeVimshottari(0, 0, 365.25)[0]).toMatchObject({
      lord: 'Ketu',
      start: '2000-01-01T12:00:00Z',
    });
    expect(computeVimshottari(360 / 27, 0, 365.25)[0]).toMatchObject({
      lord: 'Venus',
      start: '2000-01-01T12:00:00Z',
    });
  });
});

describe('listSubPeriods', () => {
  it('divides an antardasha into nine pratyantardashas, the first of which has the lord of the antardasha', () => {
    const antar = computeVimshottari(200, 0, 365.25)[2]!.antar[4]!;
    const parts = listSubPeriods(antar);
    expect(parts.map(({ lord }) => lord)).toHaveLength(9);
    expect(parts[0]).toMatchObject({ lord: antar.lord, start: antar.start });
    expect(parts.at(-1)!.end).toBe(antar.end);
  });
});
