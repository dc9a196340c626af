import type { Chapter } from './context/chapter.ts';

/** A report on sale: its chapters in the order of its pages. */
export type Product = { name: string; devanagari: string; chapters: readonly Chapter[] };
