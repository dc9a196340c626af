/** Random births for the tests of strengths. */
import * as fc from 'fast-check';
import { computeChart } from '#src/astrology/chart.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';

/** Charts of births from 1800 to 2100 with a birth time, outside the polar regions. */
export const randomCharts = fc
  .record({
    // days from J2000.0, as in Instant
    ut: fc.double({ min: -73_000, max: 36_889, noNaN: true }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ ut, ...place }) => computeChart({ utc: formatIso(ut), ...place, isTimeKnown: true }));
