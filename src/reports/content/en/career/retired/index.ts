/** Texts of the career report for readers of sixty or more, under the names of the texts that they replace. */
export * from './amatyakaraka.ts';
export * from './career-remedies.ts';
export * from './career-yogas.ts';
export * from './dashamsha.ts';
export * from './headings.ts';
export * from './money-houses.ts';
export * from './planets-at-work.ts';
export * from './self-employment.ts';
export * from './tenth-house.ts';
export * from './work-bindus.ts';
export * from './work-days.ts';
export * from './work-fields.ts';
export * from './work-people.ts';
export * from './work-transits.ts';
