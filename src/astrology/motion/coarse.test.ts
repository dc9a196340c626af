import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference } from '#src/astrology/ephemeris/angle.ts';
import { coarseError, coarseLongitude } from './coarse.ts';
import { type ChartSettings, GRAHAS } from '#src/astrology/contract.ts';
import { instantAt, utOf } from '#src/astrology/ephemeris/instant.ts';
import { DEFAULT_SETTINGS, siderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';

const ut = fc.double({ min: utOf('1800-01-01T00:00:00Z'), max: utOf('2101-01-01T00:00:00Z'), noNaN: true });
const settings = fc.record({
  ayanamsa: fc.constantFrom<ChartSettings['ayanamsa']>('lahiri', 'kp', 'raman', 'true-chitra'),
  node: fc.constantFrom<ChartSettings['node']>('true', 'mean'),
});

describe('a coarse longitude', () => {
  it.each(GRAHAS)('of %s keeps to the error it owns up to, under every convention', (graha) => {
    fc.assert(
      fc.property(ut, settings, (ut, wanted) => {
        const chosen = { ...DEFAULT_SETTINGS, ...wanted };
        const exact = siderealLongitude(graha, instantAt(ut), chosen);
        expect(Math.abs(difference(coarseLongitude(graha, ut, chosen), exact))).toBeLessThan(
          coarseError(graha, chosen),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('of Saturn holds for the Sade Sati of a life that begins in 2100', () => {
    for (let year = 2100; year < 2200; year += 0.37) {
      const at = (year - 2000) * 365.25;
      const exact = siderealLongitude('Saturn', instantAt(at), DEFAULT_SETTINGS);
      expect(Math.abs(difference(coarseLongitude('Saturn', at, DEFAULT_SETTINGS), exact))).toBeLessThan(
        coarseError('Saturn', DEFAULT_SETTINGS),
      );
    }
  });
});
