/**
 * Delta T = TT - UT in seconds: converts universal time to the uniform time in which planetary theories are
 * computed. 1800 to 1955: the spline of Stephenson, Morrison and Hohenkerk, Proc. R. Soc. A 472 (2016), table S15,
 * adjusted to the tidal acceleration of DE441 (-25.936 arcsec/cy2). 1955 to now: observed (IERS). From 2028: the
 * long-term curve of the same paper, joined to the last observed value over a century.
 */

/** Values on 1 January of 1800, 1801, ... 2101; one decade per line. */
// prettier-ignore
const DELTA_T_SECONDS = [
  18.56, 18.2, 17.82, 17.45, 17.1, 16.76, 16.46, 16.21, 16.01, 15.89,
  15.84, 15.88, 16, 16.16, 16.34, 16.52, 16.68, 16.8, 16.85, 16.81,
  16.66, 16.38, 15.98, 15.48, 14.91, 14.27, 13.6, 12.91, 12.22, 11.56,
  10.93, 10.35, 9.84, 9.38, 8.98, 8.63, 8.34, 8.11, 7.93, 7.81,
  7.74, 7.72, 7.75, 7.83, 7.95, 8.12, 8.32, 8.55, 8.82, 9.11,
  9.4, 9.74, 10.06, 10.31, 10.46, 10.45, 10.27, 9.97, 9.62, 9.31,
  9.11, 9.06, 9.07, 9.04, 8.82, 8.32, 7.44, 6.29, 4.98, 3.64,
  2.43, 1.42, 0.61, -0.05, -0.59, -1.08, -1.53, -1.96, -2.38, -2.78,
  -3.17, -3.54, -3.87, -4.13, -4.3, -4.35, -4.27, -4.11, -3.94, -3.83,
  -3.85, -4.04, -4.34, -4.66, -4.91, -4.99, -4.84, -4.45, -3.83, -3,
  -1.95, -0.72, 0.64, 2.08, 3.53, 4.94, 6.26, 7.5, 8.71, 9.92,
  11.16, 12.45, 13.77, 15.08, 16.33, 17.49, 18.53, 19.45, 20.27, 20.99,
  21.63, 22.2, 22.7, 23.13, 23.5, 23.8, 24.03, 24.2, 24.32, 24.39,
  24.42, 24.42, 24.38, 24.32, 24.25, 24.17, 24.09, 24.04, 24.06, 24.18,
  24.43, 24.83, 25.35, 25.93, 26.51, 27.05, 27.51, 27.89, 28.24, 28.58,
  28.93, 29.32, 29.7, 30.18, 30.62, 31.07, 31.35, 31.68, 32.18, 32.68,
  33.15, 33.59, 34, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2,
  40.18, 41.17, 42.23, 43.37, 44.49, 45.48, 46.46, 47.52, 48.54, 49.59,
  50.54, 51.38, 52.17, 52.96, 53.79, 54.34, 54.87, 55.32, 55.82, 56.3,
  56.86, 57.57, 58.31, 59.12, 59.99, 60.79, 61.63, 62.3, 62.97, 63.47,
  63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78,
  66.07, 66.32, 66.6, 66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22,
  69.36, 69.36, 69.29, 69.18, 69.1, 69, 68.9, 68.8, 68.8, 69.04,
  69.28, 69.52, 69.76, 70.01, 70.26, 70.51, 70.76, 71.02, 71.28, 71.54,
  71.8, 72.07, 72.33, 72.61, 72.88, 73.16, 73.44, 73.72, 74, 74.29,
  74.58, 74.87, 75.17, 75.47, 75.77, 76.07, 76.38, 76.69, 77.01, 77.32,
  77.64, 77.97, 78.29, 78.62, 78.95, 79.29, 79.62, 79.97, 80.31, 80.66,
  81.01, 81.36, 81.72, 82.08, 82.45, 82.81, 83.19, 83.56, 83.94, 84.32,
  84.7, 85.09, 85.49, 85.88, 86.28, 86.68, 87.09, 87.5, 87.92, 88.33,
  88.75, 89.18, 89.61, 90.04, 90.48, 90.92, 91.36, 91.81, 92.27, 92.72,
  93.18, 93.65,
];

const FIRST_YEAR = 1800;
const J2000_YEAR = 2000 + 0.5 / 365.25;

/**
 * Seconds of TT - UT, to 0.01 s between 1800 and now. `ut` in days from J2000.0. Outside the table the cubic of the
 * nearest years is extrapolated.
 */
export function computeDeltaT(ut: number): number {
  const years = J2000_YEAR + ut / 365.25 - FIRST_YEAR;
  const index = Math.min(Math.max(Math.floor(years), 1), DELTA_T_SECONDS.length - 3);
  const [a, b, c, d] = DELTA_T_SECONDS.slice(index - 1, index + 3) as [number, number, number, number];
  return interpolateCubic(a, b, c, d, years - index);
}

/** Cubic interpolation (Lagrange) through the values at -1, 0, 1 and 2. */
function interpolateCubic(a: number, b: number, c: number, d: number, x: number): number {
  const secondDifference = (a - 2 * b + c) / 2;
  const thirdDifference = (d - 3 * c + 3 * b - a) / 6;
  return b + x * (c - b + (x - 1) * (secondDifference + thirdDifference * (x + 1)));
}
