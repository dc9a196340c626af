import type { LagnaStatement } from '#src/reports/content/en/lagna/lagna.ts';

export type NakshatraText = {
  /** follows the name after a comma: "Hasta, the hand" */
  epithet: string;
  deity: string;
  symbol: string;
  /** the muhurta books' class of the star */
  nature: 'swift' | 'fierce' | 'mixed' | 'fixed' | 'tender' | 'sharp' | 'movable';
  /** ends "Lists of star trees give Hasta …" */
  tree: string;
  /** opens the chapter */
  story: string;
  statements: readonly LagnaStatement[];
  /** one line each for the page in one minute */
  gift: string;
  caution: string;
};
