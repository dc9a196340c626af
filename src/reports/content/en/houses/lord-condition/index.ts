export * from './houses-1-to-6.ts';
export * from './houses-7-to-12.ts';
export * from './lord-condition-type.ts';
