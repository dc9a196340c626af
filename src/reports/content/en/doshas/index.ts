export * from './dosha-texts.ts';
export * from './ganda-mula.ts';
export * from './kaal-sarp.ts';
export * from './manglik-reasons.ts';
export * from './manglik-rules.ts';
export * from './manglik.ts';
