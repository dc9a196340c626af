export * from './almanac.ts';
export * from './birth-karana.ts';
export * from './birth-tithi.ts';
export * from './birth-weekday.ts';
export * from './birth-yoga.ts';
