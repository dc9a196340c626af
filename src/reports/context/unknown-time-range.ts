/** What is possible when nobody wrote down the hour: the sky at both ends of the day of birth. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';

export type BirthDayRange = { earliest: Chart; latest: Chart };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The civil day of birth, from its first minute to its last. */
export function createDayRange(chart: Chart, birth: ResolvedBirth): BirthDayRange {
  const { from, to } = getCivilDayOfBirth(birth);
  const at = (utc: string): Chart =>
    computeChart(
      {
        utc,
        latitude: chart.latitude,
        longitude: chart.longitude,
        timeKnown: false,
        zone: birth.place.zone,
        localDate: birth.date,
      },
      chart.settings,
    );
  return { earliest: at(from), latest: at(toIso(Date.parse(to) - MINUTE_MS)) };
}

/** From its midnight to the next, by the clock of the birth. */
export function getCivilDayOfBirth({ date, utcOffsetSeconds }: ResolvedBirth): { from: string; to: string } {
  const midnight = Date.parse(`${date}T00:00:00Z`) - utcOffsetSeconds * 1000;
  return { from: toIso(midnight), to: toIso(midnight + DAY_MS) };
}

const toIso = (ms: number): string => new Date(ms).toISOString();

export const areAllEqual = (values: readonly (string | number | boolean)[]): boolean =>
  new Set(values).size === 1;

export const hasOneSign = ({ earliest, latest }: BirthDayRange, graha: Graha): boolean =>
  earliest.grahas[graha].sign === latest.grahas[graha].sign;

/** Without an hour the Moon may have stood in two signs that day; nothing is then rested on one of them alone. */
export const hasOneMoonSign = ({ day }: { day?: BirthDayRange }): boolean => !day || hasOneSign(day, 'Moon');

export const hasOneNakshatra = ({ earliest, latest }: BirthDayRange): boolean =>
  earliest.grahas.Moon.nakshatra === latest.grahas.Moon.nakshatra;
