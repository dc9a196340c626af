export * from './late-area-type.ts';
export * from './late-learning.ts';
export * from './late-money.ts';
export * from './late-partnership.ts';
export * from './late-work.ts';
