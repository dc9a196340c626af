/** Texts for a child under seven that replace those of the same name. */
export * from './months.ts';
export * from './notes.ts';
