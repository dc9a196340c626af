/**
 * Directions in the sky over the place of a chart, as vectors to east, north and up, and a camera that projects them.
 * Formulas of spherical astronomy: Meeus, Astronomical Algorithms, chapter 13.
 */
import type { Chart } from '#src/astrology/contract.ts';

export type Vector = readonly [east: number, north: number, up: number];

export type Sky = {
  /** from a sidereal longitude, on the ecliptic */
  fromLongitude: (degrees: number) => Vector;
  /** from right ascension and declination in degrees */
  fromEquator: (rightAscension: number, declination: number) => Vector;
  /** the northern pole of the ecliptic */
  pole: Vector;
};

/** Obliquity of the ecliptic in degrees; it changes by 0.013 in a century. */
const OBLIQUITY = 23.44;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const computeSin = (degrees: number): number => Math.sin(toRadians(degrees));
const computeCos = (degrees: number): number => Math.cos(toRadians(degrees));

/** The sidereal time follows from the midheaven. The chart must have a lagna. */
export function createSky({
  latitude,
  midheaven,
  ayanamsaDegrees,
}: Pick<Chart, 'latitude' | 'midheaven' | 'ayanamsaDegrees'>): Sky {
  const culminating = (midheaven ?? 0) + ayanamsaDegrees;
  const siderealTime =
    (Math.atan2(computeSin(culminating) * computeCos(OBLIQUITY), computeCos(culminating)) * 180) / Math.PI;
  const toHorizon = (x: number, y: number, z: number): Vector => {
    const toMeridian = x * computeCos(siderealTime) + y * computeSin(siderealTime);
    const toEast = y * computeCos(siderealTime) - x * computeSin(siderealTime);
    return [
      toEast,
      z * computeCos(latitude) - toMeridian * computeSin(latitude),
      z * computeSin(latitude) + toMeridian * computeCos(latitude),
    ];
  };
  return {
    fromLongitude: (degrees) => {
      const longitude = degrees + ayanamsaDegrees;
      return toHorizon(
        computeCos(longitude),
        computeSin(longitude) * computeCos(OBLIQUITY),
        computeSin(longitude) * computeSin(OBLIQUITY),
      );
    },
    fromEquator: (rightAscension, declination) =>
      toHorizon(
        computeCos(declination) * computeCos(rightAscension),
        computeCos(declination) * computeSin(rightAscension),
        computeSin(declination),
      ),
    pole: toHorizon(0, -computeSin(OBLIQUITY), computeCos(OBLIQUITY)),
  };
}

/** The point on the screen in radii of the sphere, y downwards; `depth` is positive on the side of the viewer. */
export type Projected = { x: number; y: number; depth: number };
export type Camera = (direction: Vector) => Projected;

/** Where the camera stands at first, in degrees. */
const FIRST_ALTITUDE = 25;
const FIRST_AZIMUTHS = [38, 22] as const;

/**
 * Looks south from above the horizon, with east at the left; `turn` 1 looks from the pole of the ecliptic, so that the
 * ecliptic is a circle and the lagna is at the left. `drift` moves the first position, from 0 to 1.
 */
export function createCamera(sky: Sky, lagna: Vector, turn: number, drift: number): Camera {
  const azimuth = FIRST_AZIMUTHS[0] + (FIRST_AZIMUTHS[1] - FIRST_AZIMUTHS[0]) * drift;
  const first: Vector = [
    computeSin(azimuth) * computeCos(FIRST_ALTITUDE),
    computeCos(azimuth) * computeCos(FIRST_ALTITUDE),
    computeSin(FIRST_ALTITUDE),
  ];
  const firstRight: Vector = [-computeCos(azimuth), computeSin(azimuth), 0];
  const toViewer = normalize(lerpVectors(first, sky.pole, turn));
  const roughRight = lerpVectors(firstRight, scale(lagna, -1), turn);
  const right = normalize(add(roughRight, scale(toViewer, -computeDotProduct(roughRight, toViewer))));
  const up = computeCrossProduct(toViewer, right);
  return (direction) => ({
    x: computeDotProduct(direction, right),
    y: -computeDotProduct(direction, up),
    depth: computeDotProduct(direction, toViewer),
  });
}

const computeDotProduct = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
const normalize = (a: Vector): Vector => scale(a, 1 / Math.sqrt(computeDotProduct(a, a)));
const lerpVectors = (a: Vector, b: Vector, t: number): Vector => add(scale(a, 1 - t), scale(b, t));
const computeCrossProduct = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
