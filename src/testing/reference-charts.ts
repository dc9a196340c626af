/**
 * Twenty charts as Swiss Ephemeris 2.10.03 computes them from JPL's DE441 (Lahiri, apparent geocentric positions, whole signs, 365.25 days a
 * dasha year): famous births, war time, gaps of the clock, a polar day, the Moon and the lagna seconds before a border.
 */
import type { BirthMoment } from '#src/astrology/input.ts';
import charts from './fixtures/charts.json' with { type: 'json' };

export type ReferenceChart = (typeof charts)[number];

export const referenceCharts: readonly ReferenceChart[] = charts;

export function findReferenceChart(id: string): ReferenceChart {
  const found = charts.find((chart) => chart.id === id);
  if (!found) throw new Error(`There is no reference chart "${id}".`);
  return found;
}

export const toBirthMoment = ({ utc, lat, lon, zone, local }: ReferenceChart): BirthMoment => ({
  utc,
  latitude: lat,
  longitude: lon,
  timeKnown: true,
  zone,
  localDate: local.slice(0, 10),
});
