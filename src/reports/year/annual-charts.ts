/** The annual charts (varshphal, cast for each return of the Sun) of a birth, each computed once. */
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import type { Chart, Graha, BirthTimeInterval } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeLagnaInterval } from '#src/astrology/sensitivity.ts';
import { findEqualPartInterval } from '#src/reports/facts/sky-intervals.ts';
import { computeVarshphal } from '#src/astrology/varshphal/varshphal.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

const cache = new WeakMap<Chart, Map<number, Varshphal>>();

/** @param age completed years */
export function getAnnualChart(chart: Chart, age: number): Varshphal {
  const yearsByAge = cache.get(chart) ?? new Map<number, Varshphal>();
  cache.set(chart, yearsByAge);
  const solarYear = yearsByAge.get(age) ?? computeVarshphal(chart, age);
  yearsByAge.set(age, solarYear);
  return solarYear;
}

/** Facts of a year of life: `year.30.lagna`, `.muntha` (signs), `.muntha-house`, `.lord`, `.Saturn` (its house). */
export function readAnnualFact(chart: Chart, age: number, property: string): string {
  const { chart: annualChart, lagnaResults } = getAnnualChart(chart, age);
  if (!lagnaResults || !annualChart.lagna)
    throw new Error('An annual chart without a birth time has no houses.');
  switch (property) {
    case 'lagna':
      return String(annualChart.lagna.sign);
    case 'muntha':
      return String(lagnaResults.muntha.sign);
    case 'muntha-house':
      return String(lagnaResults.muntha.house);
    case 'lord':
      return lagnaResults.yearLord.graha;
    default:
      return String(countHouse(annualChart.lagna.sign, annualChart.grahas[property as ClassicalGraha].sign));
  }
}

const intervalCache = new WeakMap<Varshphal, BirthTimeInterval>();

/** The birth times for which the graha is in the same sign of the annual chart, by its speed at the solar return. */
export function findAnnualSignInterval(chart: Chart, age: number, graha: Graha): BirthTimeInterval {
  const annualChart = getAnnualChart(chart, age).chart;
  return shiftInterval(
    findEqualPartInterval(annualChart, graha, 30),
    parseUt(chart.utc) - parseUt(annualChart.utc),
  );
}

/** The birth times with the same annual lagna: the solar return of a birth one minute later is one minute later too. */
export function findAnnualInterval(chart: Chart, age: number): BirthTimeInterval {
  const solarYear = getAnnualChart(chart, age);
  const interval =
    intervalCache.get(solarYear) ??
    shiftInterval(
      computeLagnaInterval(solarYear.chart, 12),
      parseUt(chart.utc) - parseUt(solarYear.chart.utc),
    );
  intervalCache.set(solarYear, interval);
  return interval;
}

function shiftInterval({ from, to }: BirthTimeInterval, days: number): BirthTimeInterval {
  const shiftInstant = (at: string | null) => at && formatIso(parseUt(at) + days);
  return { from: shiftInstant(from), to: shiftInstant(to) };
}
