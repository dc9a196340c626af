/** The charts of the first and the last minute of the birth day, for an unknown birth time, and what they have in common. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { DAY_MS, MINUTE_MS } from '#src/reports/facts/time-units.ts';

export type BirthDayRange = { earliest: Chart; latest: Chart };

/** @param chart the chart of the birth, for its place and settings */
export function createDayRange(chart: Chart, birth: ResolvedBirth): BirthDayRange {
  const { from, to } = getCivilDayOfBirth(birth);
  return {
    earliest: computeChartOfInstant(chart, birth, from),
    latest: computeChartOfInstant(chart, birth, toIso(Date.parse(to) - MINUTE_MS)),
  };
}

/**
 * The chart of another instant of the birth day, without lagna.
 * @param chart the chart of the birth, for its place and settings
 */
export const computeChartOfInstant = (chart: Chart, birth: ResolvedBirth, utc: string): Chart =>
  computeChart(
    {
      utc,
      latitude: chart.latitude,
      longitude: chart.longitude,
      isTimeKnown: false,
      zone: birth.place.zone,
      localDate: birth.date,
      utcOffsetSeconds: birth.utcOffsetSeconds,
    },
    chart.settings,
  );

/** From midnight to midnight in the time zone of the birth. */
export function getCivilDayOfBirth({ date, utcOffsetSeconds }: ResolvedBirth): { from: string; to: string } {
  const midnightMs = Date.parse(`${date}T00:00:00Z`) - utcOffsetSeconds * 1000;
  return { from: toIso(midnightMs), to: toIso(midnightMs + DAY_MS) };
}

const toIso = (ms: number): string => new Date(ms).toISOString();

/** False for an empty list. */
export const areAllEqual = (values: readonly (string | number | boolean)[]): boolean =>
  new Set(values).size === 1;

export const hasOneSign = ({ earliest, latest }: BirthDayRange, graha: Graha): boolean =>
  earliest.grahas[graha].sign === latest.grahas[graha].sign;

/** False if the birth time is unknown and the Moon changed its sign that day; then no statement may rely on one sign. */
export const hasOneMoonSign = ({ dayRange }: { dayRange?: BirthDayRange | undefined }): boolean =>
  !dayRange || hasOneSign(dayRange, 'Moon');

/** False if the birth time is unknown and the Moon changed its nakshatra that day. */
export const hasOneBirthNakshatra = ({ dayRange }: { dayRange?: BirthDayRange | undefined }): boolean =>
  !dayRange || hasOneNakshatra(dayRange);

export const hasOneNakshatra = ({ earliest, latest }: BirthDayRange): boolean =>
  earliest.grahas.Moon.nakshatra === latest.grahas.Moon.nakshatra;
