/** Texts for a reader of twelve to fifteen that replace those of the same name. */
export * from './houses.ts';
export * from './months.ts';
export * from './notes.ts';
export * from './periods.ts';
export * from './remedies.ts';
export * from './transits.ts';
export * from './year-chart.ts';
export * from './year.ts';
export * from './words.ts';
