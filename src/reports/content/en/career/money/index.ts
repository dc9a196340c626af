export * from './debts.ts';
export * from './earning.ts';
export * from './money-house-type.ts';
export * from './property.ts';
export * from './savings.ts';
export * from './spending.ts';
export * from './windfalls.ts';
