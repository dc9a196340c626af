/** Collects the strengths of a chart that reports do not print. */
import type { Chart } from '#src/astrology/contract.ts';
import { computeBhavaBala } from './bhava-bala.ts';
import { computeVimshopaka } from './vimshopaka.ts';

export const computeStrengthTables = (chart: Chart) => ({
  bhavaBala: computeBhavaBala(chart),
  vimshopaka: computeVimshopaka(chart),
});
