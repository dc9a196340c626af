/**
 * Computes Rahu, the ascending node of the Moon's orbit: degrees on the mean ecliptic and equinox of date, and its
 * speed in sidereal degrees a day.
 */
import { normalize, RAD } from './angle.ts';
import { PRECESSION_PER_DAY } from './ayanamsa.ts';
import type { Instant } from './instant.ts';
import { computeMoonLatitude, computeMoonLongitude } from './moon.ts';
import { evaluatePolynomial } from './series.ts';

export type NodeMotion = { longitude: number; speed: number };

const DAYS_PER_CENTURY = 36_525;

/** Coefficients of the mean node. Source: J. Meeus, Astronomical Algorithms (1998), formula 47.7. */
const MEAN_NODE = [125.0445479, -1934.1362891, 0.0020754, 1 / 467_441, -1 / 60_616_000];

export function computeMeanNode({ tt }: Instant): NodeMotion {
  const { value, rate } = evaluatePolynomial(MEAN_NODE, tt / DAYS_PER_CENTURY);
  return { longitude: normalize(value), speed: rate / DAYS_PER_CENTURY - PRECESSION_PER_DAY };
}

/**
 * Computes the true node, where the plane of the Moon's motion at this instant (r x v) intersects the ecliptic. With
 * longitude l, latitude b and their rates the cross product points to l - atan2(sin b cos b l', b'); the distance
 * cancels.
 */
export function computeTrueNode({ tt }: Instant): NodeMotion {
  const [l, b] = [computeMoonLongitude(tt), computeMoonLatitude(tt)];
  const numerator = (Math.sin(2 * b.value) / 2) * l.rate;
  const numeratorRate =
    Math.cos(2 * b.value) * b.rate * l.rate + (Math.sin(2 * b.value) / 2) * l.acceleration;
  const angleRate = (numeratorRate * b.rate - numerator * b.acceleration) / (numerator ** 2 + b.rate ** 2);
  return {
    longitude: normalize((l.value - Math.atan2(numerator, b.rate)) / RAD),
    speed: (l.rate - angleRate) / RAD - PRECESSION_PER_DAY,
  };
}
