export * from './astrologer-headings.ts';
export * from './birth-tables.ts';
export * from './chalit.ts';
export * from './convention-rows.ts';
export * from './point-tables.ts';
export * from './strength-tables.ts';
export * from './table-names.ts';
