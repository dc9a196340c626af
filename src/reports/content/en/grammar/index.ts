export * from './dates.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './panchanga.ts';
