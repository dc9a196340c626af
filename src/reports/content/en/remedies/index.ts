export * from './general-remedies.ts';
export * from './lucky.ts';
export * from './remedy-reasons.ts';
