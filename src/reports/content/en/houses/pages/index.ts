export * from './empty-house-from-sixty.ts';
export * from './house-advice.ts';
export * from './house-phrases.ts';
export * from './karaka-texts.ts';
export * from './lord-texts.ts';
