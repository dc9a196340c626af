export * from './family-facts.ts';
export * from './further-reading.ts';
