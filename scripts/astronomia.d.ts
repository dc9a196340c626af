/** The tables of the `astronomia` package, which has no type declarations. */

declare module 'astronomia/data/elpMppDeFull' {
  type Terms = Record<string, readonly (readonly number[])[]>;
  const tables: { W1: readonly number[]; L: Terms; B: Terms; R: Terms };
  export default tables;
}

declare module 'astronomia/data/vsop87Bearth' {
  type Terms = Record<string, readonly (readonly number[])[]>;
  const tables: { L: Terms; B: Terms; R: Terms };
  export default tables;
}

declare module 'astronomia/data/vsop87Bmercury' {
  export { default } from 'astronomia/data/vsop87Bearth';
}

declare module 'astronomia/data/vsop87Bvenus' {
  export { default } from 'astronomia/data/vsop87Bearth';
}

declare module 'astronomia/data/vsop87Bmars' {
  export { default } from 'astronomia/data/vsop87Bearth';
}

declare module 'astronomia/data/vsop87Bjupiter' {
  export { default } from 'astronomia/data/vsop87Bearth';
}

declare module 'astronomia/data/vsop87Bsaturn' {
  export { default } from 'astronomia/data/vsop87Bearth';
}

declare module 'astronomia/moonposition' {
  /** radians on the mean equinox of date; `jde`: Julian day of terrestrial time */
  export function position(jde: number): { lon: number; lat: number; range: number };
}

declare module 'astronomia/nutation' {
  /** radians: in longitude and in obliquity */
  export function nutation(jde: number): [number, number];
  export function meanObliquity(jde: number): number;
}

declare module 'astronomia/planetposition' {
  export type Planet = object;
  export const Planet: new (tables: object) => Planet;
}

declare module 'astronomia/solar' {
  import type { Planet } from 'astronomia/planetposition';
  /** radians on the mean equinox of date, without aberration; `range` in AU */
  export function trueVSOP87(earth: Planet, jde: number): { lon: number; lat: number; range: number };
}

declare module 'astronomia/deltat' {
  /** seconds; `year` with its fraction */
  export function deltaT(year: number): number;
}
