/** What is possible when nobody wrote down the hour: the sky at both ends of the day of birth. */
import type { ResolvedBirth } from '#src/accounts/contract.ts';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';

export type DayRange = { earliest: Chart; latest: Chart };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The civil day of birth, from its first minute to its last. */
export function dayRange(chart: Chart, birth: ResolvedBirth): DayRange {
  const midnight = Date.parse(`${birth.date}T00:00:00Z`) - birth.utcOffsetSeconds * 1000;
  const at = (ms: number): Chart =>
    computeChart(
      {
        utc: new Date(ms).toISOString(),
        latitude: chart.latitude,
        longitude: chart.longitude,
        timeKnown: false,
        zone: birth.place.zone,
        localDate: birth.date,
      },
      chart.settings,
    );
  return { earliest: at(midnight), latest: at(midnight + DAY_MS - MINUTE_MS) };
}

export const keepsSign = ({ earliest, latest }: DayRange, graha: Graha): boolean =>
  earliest.grahas[graha].sign === latest.grahas[graha].sign;

export const keepsStar = ({ earliest, latest }: DayRange): boolean =>
  earliest.grahas.Moon.nakshatra === latest.grahas.Moon.nakshatra;
