export * from './birth-moment.ts';
export * from './frame-texts.ts';
export * from './summary-titles.ts';
