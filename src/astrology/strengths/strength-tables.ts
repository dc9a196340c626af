/** Collects the strengths of a chart that reports do not print. */
import type { Chart } from '#src/astrology/contract.ts';
import { computeVimshopaka } from './vimshopaka.ts';

export const computeStrengthTables = (chart: Chart) => ({
  vimshopaka: computeVimshopaka(chart),
});
