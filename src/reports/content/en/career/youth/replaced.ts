/** Texts that replace those of the same name in the career report of a reader of sixteen or seventeen. */
export * from './amatyakaraka.ts';
export * from './bindus.ts';
export * from './days.ts';
export * from './headings.ts';
export * from './money-houses.ts';
export * from './people.ts';
export * from './tenth-house.ts';
export * from './transits.ts';
