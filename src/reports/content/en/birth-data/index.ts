export * from './birth-data.ts';
