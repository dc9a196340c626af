/** Computes the mean longitudes of Sun and planets. */
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import type { Instant } from '#src/astrology/ephemeris/instant.ts';

/** Sidereal degrees: geocentric for the Sun, heliocentric for the planets. */
export type MeanLongitudes = Record<keyof typeof MEAN_ELEMENTS, number>;

/**
 * Degrees from the equinox of date at J2000.0, and degrees a century. Source: J. Meeus, Astronomical Algorithms (1998),
 * table 31.A.
 */
const MEAN_ELEMENTS = {
  Sun: [280.466449, 36_000.7698231],
  Mercury: [252.250906, 149_474.0722491],
  Venus: [181.979801, 58_519.2130302],
  Mars: [355.433, 19_141.6964471],
  Jupiter: [34.351519, 3_036.3027748],
  Saturn: [50.077444, 1_223.5110686],
} as const;

/**
 * These are the mean longitudes of modern astronomy. Those in the tables of Raman's book, for 1900 and from the Surya
 * Siddhanta, differ by up to 12 degrees for Mercury and 5 for the others.
 */
export function computeMeanLongitudes({ tt }: Instant, ayanamsa: number): MeanLongitudes {
  const centuries = tt / 36_525;
  const longitudes = Object.entries(MEAN_ELEMENTS).map(([body, [start, rate]]) => [
    body,
    normalize(start + rate * centuries - ayanamsa),
  ]);
  return Object.fromEntries(longitudes) as MeanLongitudes;
}
