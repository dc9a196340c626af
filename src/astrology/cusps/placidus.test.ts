import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize, RAD, subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { computeAscendantAndMidheaven } from '#src/astrology/ephemeris/ascendant.ts';
import { computeTilt } from '#src/astrology/ephemeris/frame.ts';
import { type Instant, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computePlacidusCusps } from './placidus.ts';

/** 1800 to 2100, in days from J2000.0, up to the polar circles. */
const circumstances = fc.tuple(
  fc.double({ min: -73_000, max: 36_800, noNaN: true }).map(toInstant),
  fc.double({ min: -66, max: 66, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);

/**
 * The share of the time from rising to upper culmination (above the horizon) or from lower culmination to rising (below
 * it) that a degree of the ecliptic has behind it. The rising is found by bisection of its altitude.
 */
function computeShare(degree: number, instant: Instant, latitude: number, eastLongitude: number): number {
  const { obliquity, nutation, siderealTime } = computeTilt(instant);
  const [l, e, phi] = [(degree + nutation) * RAD, obliquity * RAD, latitude * RAD];
  const [x, y, z] = [Math.cos(l), Math.sin(l) * Math.cos(e), Math.sin(l) * Math.sin(e)];
  const eastOfMeridian = normalize(Math.atan2(y, x) / RAD - siderealTime - eastLongitude);
  const isAboveHorizon = (east: number) =>
    z * Math.sin(phi) + Math.hypot(x, y) * Math.cos(phi) * Math.cos(east * RAD) > 0;
  let [above, below] = [0, 180];
  while (below - above > 1e-10) {
    const middle = (above + below) / 2;
    if (isAboveHorizon(middle)) above = middle;
    else below = middle;
  }
  return eastOfMeridian < above ? (above - eastOfMeridian) / above : (180 - eastOfMeridian) / (180 - above);
}

describe('computePlacidusCusps', () => {
  it('returns the degrees that have passed their share of the way to the meridian or to the horizon', () => {
    fc.assert(
      fc.property(circumstances, ([instant, latitude, eastLongitude]) => {
        const cusps = computePlacidusCusps(instant, { latitude, longitude: eastLongitude })!;
        for (const [house, share] of [
          [11, 2 / 3],
          [12, 1 / 3],
          [2, 2 / 3],
          [3, 1 / 3],
        ] as const)
          expect(
            computeShare(cusps[house - 1]!, instant, latitude, eastLongitude),
            `cusp ${house}`,
          ).toBeCloseTo(share, 7);
      }),
      { numRuns: 200 },
    );
  });

  it('has lagna and midheaven as first and tenth cusp, opposite cusps, and cusps in order', () => {
    fc.assert(
      fc.property(circumstances, ([instant, latitude, longitude]) => {
        const cusps = computePlacidusCusps(instant, { latitude, longitude })!;
        const { ascendant, midheaven } = computeAscendantAndMidheaven(instant, latitude, longitude);
        expect(cusps[0]).toBeCloseTo(ascendant, 9);
        expect(cusps[9]).toBeCloseTo(midheaven, 9);
        const widths = cusps.map((cusp, index) => normalize(cusps[(index + 1) % 12]! - cusp));
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
        for (let index = 0; index < 6; index++)
          expect(Math.abs(subtractAngles(cusps[index]!, cusps[index + 6]!))).toBeCloseTo(180, 9);
      }),
      { numRuns: 100 },
    );
  });

  /** Without ascensional difference the houses are 30° of right ascension, counted from the meridian. */
  it('divides the equator equally on the equator', () => {
    const instant = toInstant(parseUt('1996-06-04T09:00:00Z'));
    const { obliquity, nutation, siderealTime } = computeTilt(instant);
    const cusps = computePlacidusCusps(instant, { latitude: 0, longitude: 75.83 })!;
    for (const [index, cusp] of cusps.entries()) {
      const l = (cusp + nutation) * RAD;
      const ascension = Math.atan2(Math.sin(l) * Math.cos(obliquity * RAD), Math.cos(l)) / RAD;
      expect(subtractAngles(ascension, siderealTime + 75.83 + 30 * (index - 9))).toBeCloseTo(0, 9);
    }
  });

  /** Kota, 4 June 1996, 14:30: cusps of Swiss Ephemeris 2.10.03 (Placidus, Lahiri). The ayanamsa was 23.8071404°. */
  it('agrees with Swiss Ephemeris to an arcsecond', () => {
    const cusps = computePlacidusCusps(toInstant(parseUt('1996-06-04T09:00:00Z')), {
      latitude: 25.18,
      longitude: 75.83,
    })!;
    const reference = [168.7705731, 197.6236367, 227.9377678, 258.9963203, 290.3224017, 320.7956435];
    for (const [index, cusp] of reference.entries())
      expect(Math.abs(subtractAngles(cusps[index]! - 23.8071404, cusp))).toBeLessThan(1 / 3600);
  });

  /** The polar circles are at 90° less the obliquity, 23°26′16″ at noon of 1 January 2000: 66°33′44″. */
  it.each([
    [66.562, true],
    [66.563, false],
    [-66.563, false],
    [89.9, false],
    [-89.9, false],
  ])('exists only between the polar circles: at latitude %d %s', (latitude, exists) => {
    const cusps = computePlacidusCusps(toInstant(0), { latitude, longitude: 20 });
    expect(cusps !== null).toBe(exists);
    expect(cusps?.every(Number.isFinite) ?? true).toBe(true);
  });
});
