export * from './closing-texts.ts';
