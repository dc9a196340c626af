export * from './maha-by-house-inner-planets.ts';
export * from './maha-by-house-lights-and-mars.ts';
export * from './maha-by-house-saturn-and-nodes.ts';
export * from './maha-dasha-by-house.ts';
export * from './maha-dasha.ts';
export * from './nakshatra-lord.ts';
export * from './period-tones.ts';
export * from './periods-without-time.ts';
export * as readings from './readings/index.ts';
