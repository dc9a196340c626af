/**
 * Twenty charts computed by Swiss Ephemeris 2.10.03 from JPL's DE441 (Lahiri, apparent geocentric positions, whole signs,
 * dasha year of 365.25 days): famous births, war time, clock changes, a polar day, the Moon and the lagna seconds before
 * the end of a sign.
 */
import type { BirthMoment } from '#src/astrology/input.ts';
import charts from './fixtures/charts.json' with { type: 'json' };

export type ReferenceChart = (typeof charts)[number];

export const referenceCharts: readonly ReferenceChart[] = charts;

export function findReferenceChart(id: string): ReferenceChart {
  const referenceChart = charts.find((chart) => chart.id === id);
  if (!referenceChart) throw new Error(`There is no reference chart "${id}".`);
  return referenceChart;
}

export const toBirthMoment = ({
  utc,
  lat,
  lon,
  zone,
  local,
  utcOffsetSeconds,
}: ReferenceChart): BirthMoment => ({
  utc,
  latitude: lat,
  longitude: lon,
  isTimeKnown: true,
  zone,
  localDate: local.slice(0, 10),
  utcOffsetSeconds,
});
