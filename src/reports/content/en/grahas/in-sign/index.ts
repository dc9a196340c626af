export * from './jupiter-in-sign.ts';
export * from './mars-in-sign.ts';
export * from './mercury-in-sign.ts';
export * from './nodes-in-sign.ts';
export * from './saturn-in-sign.ts';
export * from './sun-in-sign.ts';
export * from './venus-in-sign.ts';
