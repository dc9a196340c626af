export * from './strength-reasons.ts';
export * from './strengths.ts';
