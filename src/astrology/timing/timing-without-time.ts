/** Timing for an unknown birth time: once for each sign that the Moon is in on the day of birth. */
import { computeChart } from '#src/astrology/chart.ts';
import type { ChartSettings, MoonStay } from '#src/astrology/contract.ts';
import type { Timing } from '#src/astrology/contract-timing.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { computeMoonRange, STAY_MARGIN_DAYS } from '#src/astrology/moon-range.ts';
import { computeTiming } from './timing.ts';

/** `from`, `to`: the birth times with this Moon sign. */
export type TimingOfMoonSign = { moonSign: number; from: string; to: string; timing: Timing };

/** @throws ChartInputError */
export function computeTimingWithoutTime(
  birth: BirthMoment,
  now: string,
  overrides: Partial<ChartSettings> = {},
): TimingOfMoonSign[] {
  const { stays } = computeMoonRange(birth, overrides);
  return groupByMoonSign(stays).map(({ sign, from, to }) => {
    const [start, end] = [parseUt(from) + STAY_MARGIN_DAYS, parseUt(to) - STAY_MARGIN_DAYS];
    const computeChartAt = (ut: number) =>
      computeChart({ ...birth, isTimeKnown: false, utc: formatIso(ut) }, overrides);
    const timing = computeTiming(computeChartAt((start + end) / 2), {
      now,
      sensitivity: null,
      otherCharts: [computeChartAt(start), computeChartAt(end)],
    });
    return { moonSign: sign, from, to, timing };
  });
}

/** Stays are in order of time and end where the next one begins. */
function groupByMoonSign(stays: readonly MoonStay[]): Pick<MoonStay, 'sign' | 'from' | 'to'>[] {
  return [...new Set(stays.map(({ sign }) => sign))].map((sign) => {
    const ofSign = stays.filter((stay) => stay.sign === sign);
    return { sign, from: ofSign[0]!.from, to: ofSign.at(-1)!.to };
  });
}
