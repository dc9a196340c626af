export * from './age-texts.ts';
export * from './retired-home.ts';
export * from './retired-learning.ts';
export * from './retired-money.ts';
export * from './married-partnership.ts';
export * from './retired-work.ts';
