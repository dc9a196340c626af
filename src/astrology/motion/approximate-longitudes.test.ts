import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { getMaxError, computeApproximateLongitude } from './approximate-longitudes.ts';
import { type ChartSettings, GRAHAS } from '#src/astrology/contract.ts';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { DEFAULT_SETTINGS, computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';

const ut = fc.double({
  min: parseUt('1800-01-01T00:00:00Z'),
  max: parseUt('2101-01-01T00:00:00Z'),
  noNaN: true,
});
const settings = fc.record({
  ayanamsa: fc.constantFrom<ChartSettings['ayanamsa']>('lahiri', 'kp', 'raman', 'true-chitra'),
  node: fc.constantFrom<ChartSettings['node']>('true', 'mean'),
});

describe('computeApproximateLongitude', () => {
  it.each(GRAHAS)('is within the stated error for %s under every convention', (graha) => {
    fc.assert(
      fc.property(ut, settings, (ut, overrides) => {
        const chartSettings = { ...DEFAULT_SETTINGS, ...overrides };
        const exact = computeSiderealLongitude(graha, toInstant(ut), chartSettings);
        expect(
          Math.abs(subtractAngles(computeApproximateLongitude(graha, ut, chartSettings), exact)),
        ).toBeLessThan(getMaxError(graha, chartSettings));
      }),
      { numRuns: 150 },
    );
  });

  it('is within the stated error for Saturn until 2200, for the Sade Sati of a life that begins in 2100', () => {
    for (let year = 2100; year < 2200; year += 0.37) {
      const daysFrom2000 = (year - 2000) * 365.25;
      const exact = computeSiderealLongitude('Saturn', toInstant(daysFrom2000), DEFAULT_SETTINGS);
      expect(
        Math.abs(
          subtractAngles(computeApproximateLongitude('Saturn', daysFrom2000, DEFAULT_SETTINGS), exact),
        ),
      ).toBeLessThan(getMaxError('Saturn', DEFAULT_SETTINGS));
    }
  });
});
