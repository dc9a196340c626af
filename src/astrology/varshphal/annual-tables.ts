/** Collects the Tajika computations of the running year that reports do not print. */
import type { Chart } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { mapGrahas } from '#src/astrology/shadbala/per-graha.ts';
import { findAnnualYogas } from './annual-yogas.ts';
import { computeHarshaBala } from './harsha.ts';
import { computePatyayini } from './patyayini.ts';
import { countSolarReturns } from './solar-return.ts';
import { type AnnualChartPlace, computeVarshphal } from './varshphal.ts';

/**
 * @param now ISO instant that selects the year
 * @returns null if the birth time is unknown or `now` is before the birth
 */
export function computeAnnualTables(natal: Chart, place: AnnualChartPlace, now: string) {
  const age = countSolarReturns(natal, now);
  const year = age < 0 ? null : computeVarshphal(natal, age, place);
  if (!year?.chart.lagna || !year.lagnaResults) return null;
  const { lagna, grahas } = year.chart;
  const degrees = { Lagna: lagna.degreeInSign, ...mapGrahas((graha) => grahas[graha].degreeInSign) };
  return {
    age,
    from: year.from,
    to: year.to,
    yogas: findAnnualYogas(year.chart, lagna.sign),
    harshaBala: computeHarshaBala(year.chart, lagna.sign, year.lagnaResults.isByDay),
    patyayini: computePatyayini(degrees, parseUt(year.from), parseUt(year.to)),
  };
}
