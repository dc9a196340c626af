/** Collects the tables that astrologers ask for and reports do not print. */
import type { Chart } from './contract.ts';
import { computeDashaTables } from './dashas/dasha-tables.ts';
import type { BirthMoment } from './input.ts';

/** @param now ISO instant, for what runs at a time */
export function computeAstrologerTables(chart: Chart, _birth: BirthMoment, now: string) {
  return {
    dashas: computeDashaTables(chart, now),
  };
}
