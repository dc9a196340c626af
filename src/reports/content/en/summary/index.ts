export * from './summary-reasons.ts';
export * from './summary-texts.ts';
