import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize, RAD } from './angle.ts';
import { computeAscendantAndMidheaven } from './ascendant.ts';
import { computeTilt } from './frame.ts';
import { toInstant } from './instant.ts';

/** 1800 to 2100, in days from J2000.0 */
const instants = fc.double({ min: -73_000, max: 36_889, noNaN: true }).map(toInstant);
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });

/** Computes how far a degree of the mean ecliptic is above the horizon and to the east, as sines. */
function computeHorizonDirection(
  degree: number,
  instant: ReturnType<typeof toInstant>,
  latitude: number,
  eastLongitude: number,
) {
  const { obliquity, nutation, siderealTime } = computeTilt(instant);
  const [l, e, phi] = [(degree + nutation) * RAD, obliquity * RAD, latitude * RAD];
  const [x, y, z] = [Math.cos(l), Math.sin(l) * Math.cos(e), Math.sin(l) * Math.sin(e)];
  const theta = (siderealTime + eastLongitude) * RAD;
  const south = x * Math.cos(theta) + y * Math.sin(theta);
  return {
    height: z * Math.sin(phi) + south * Math.cos(phi),
    eastward: y * Math.cos(theta) - x * Math.sin(theta),
  };
}

describe('the ascendant of computeAscendantAndMidheaven', () => {
  it.each([
    ['in India', 8, 36],
    ['in the south', -60, -5],
    ['under the midnight sun', 67, 88],
  ])('is on the eastern horizon %s', (_where, south, north) => {
    const latitudes = fc.double({ min: south, max: north, noNaN: true });
    fc.assert(
      fc.property(instants, latitudes, longitudes, (instant, latitude, eastLongitude) => {
        const { height, eastward } = computeHorizonDirection(
          computeAscendantAndMidheaven(instant, latitude, eastLongitude).ascendant,
          instant,
          latitude,
          eastLongitude,
        );
        expect(height).toBeCloseTo(0, 9);
        expect(eastward).toBeGreaterThan(-1e-9);
      }),
    );
  });

  it('is less than 180° east of the midheaven', () => {
    fc.assert(
      fc.property(
        instants,
        fc.double({ min: -89, max: 89, noNaN: true }),
        longitudes,
        (instant, latitude, eastLongitude) => {
          const { ascendant, midheaven } = computeAscendantAndMidheaven(instant, latitude, eastLongitude);
          expect(normalize(ascendant - midheaven)).toBeLessThanOrEqual(180);
        },
      ),
    );
  });
});
