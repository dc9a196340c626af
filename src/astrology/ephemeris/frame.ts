/**
 * The orientation of the Earth at an instant, from astronomy-engine (MIT): obliquity, nutation, sidereal time.
 * Longitudes refer to the mean ecliptic of date, so the nutation that the library applies is removed.
 */
import { AstroTime, e_tilt, Rotation_EQJ_ECT, SetDeltaTFunction, SiderealTime } from 'astronomy-engine';
import { normalize, RAD } from './angle.ts';
import { computeDeltaT } from './delta-t.ts';
import type { Vector } from './heliocentric.ts';
import type { Instant } from './instant.ts';
import { memoize } from './memoize.ts';

// The library's own delta T (Espenak and Meeus) is 5 s off today and 36 s off in 2060: 20 arcsec of the Moon.
SetDeltaTFunction(computeDeltaT);

export const toAstroTime = ({ ut }: Instant): AstroTime => new AstroTime(ut);

export type Tilt = {
  /** true obliquity of the ecliptic, degrees */
  obliquity: number;
  /** nutation in longitude, degrees */
  nutation: number;
  /** apparent sidereal time at Greenwich, degrees */
  siderealTime: number;
};

export function computeTilt(instant: Instant): Tilt {
  const time = toAstroTime(instant);
  const { tobl, dpsi } = e_tilt(time);
  return { obliquity: tobl, nutation: dpsi / 3600, siderealTime: SiderealTime(time) * 15 };
}

/** Degrees of the Earth's rotation in a day, relative to the equinox. */
export const EARTH_TURN_PER_DAY = 360.98564736629;

/**
 * Longitude on the mean ecliptic and equinox of date, degrees, of a vector on the dynamical ecliptic J2000 as seen at
 * `instant`.
 */
export const computeLongitudeOfEclipticVector = (ecliptic: Vector, instant: Instant): number =>
  normalize(
    computeLongitudeOfEquatorialVector(toEquatorial(ecliptic), instant) + computeFrameCorrection(instant.ut),
  );

/**
 * Longitude on the mean ecliptic and equinox of date, degrees, of a vector on the equator J2000, the frame of star
 * catalogues.
 */
export function computeLongitudeOfEquatorialVector([x, y, z]: Vector, { ut }: Instant): number {
  const { axes, nutation } = computeEclipticAxes(ut);
  const project = (axis: 0 | 1) => axes[0][axis] * x + axes[1][axis] * y + axes[2][axis] * z;
  return normalize(Math.atan2(project(1), project(0)) / RAD - nutation);
}

/**
 * Degrees from the equinox of DE200, to which VSOP87 was fitted, to the equinox of DE441. Derived from twenty
 * positions of Sun, Mercury and Venus from 1869 to 2024, which then agree within 0.03 arcsec.
 */
const computeFrameCorrection = (ut: number) => (0.025 + 0.032 * (ut / 36_525)) / 3600;

type Matrix = readonly [Vector, Vector, Vector];

const computeEclipticAxes = memoize((ut) => {
  const time = new AstroTime(ut);
  return { axes: Rotation_EQJ_ECT(time).rot as unknown as Matrix, nutation: e_tilt(time).dpsi / 3600 };
});

/**
 * Rotates from the ecliptic of VSOP87 to the equator of the star catalogues (FK5): Bretagnon and Francou 1988,
 * section 4.
 */
export const toEquatorial = ([x, y, z]: Vector): Vector => [
  x + 0.00000044036 * y - 0.000000190919 * z,
  -0.000000479966 * x + 0.917482137087 * y - 0.397776982902 * z,
  0.397776982902 * y + 0.917482137087 * z,
];
