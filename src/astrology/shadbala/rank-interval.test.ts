import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart, BirthTimeInterval } from '#src/astrology/contract.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { createShadbalaInputFunction } from './shadbala-input.ts';
import { computeRankInterval } from './rank-interval.ts';
import { computeShadbala, computeStrengths } from './shadbala.ts';

const BIRTH_COUNT = 40;
const FIRM_MINUTES = 45;
type RankCase = {
  chart: Chart;
  computeShiftedChart: (minutes: number) => Chart;
  graha: ClassicalGraha;
  interval: BirthTimeInterval;
};
let cases: RankCase[];
beforeAll(() => {
  cases = createPeople(BIRTH_COUNT).flatMap((birthRecord) => {
    const { chart, birth } = createReportInput(birthRecord);
    const { latitude, longitude, zone } = birth.place;
    const computeShiftedChart = (minutes: number) => {
      const utc = new Date(Date.parse(chart.utc) + minutes * MINUTE_MS).toISOString();
      return computeChart({ utc, latitude, longitude, isTimeKnown: true, zone });
    };
    return listFirstAndLast(chart).map((graha) => ({
      chart,
      computeShiftedChart,
      graha,
      interval: computeRankInterval(chart, graha),
    }));
  });
});

function listFirstAndLast(chart: Chart): ClassicalGraha[] {
  const { grahas } = computeShadbala(chart)!;
  return CLASSICAL_GRAHAS.filter((graha) => grahas[graha].rank === 1 || grahas[graha].rank === 7);
}

const getRank = (chart: Chart, graha: ClassicalGraha): number => computeShadbala(chart)!.grahas[graha].rank;
const countMinutes = (chart: Chart, end: string): number =>
  (Date.parse(end) - Date.parse(chart.utc)) / MINUTE_MS;

describe('computeRankInterval', () => {
  test('returns an interval in which the graha keeps the first or last rank at every odd minute', () => {
    const minutesWithOtherRank = cases.flatMap(({ chart, computeShiftedChart, graha, interval }) => {
      const from = interval.from ? countMinutes(chart, interval.from) + 1 : -FIRM_MINUTES;
      const to = interval.to ? countMinutes(chart, interval.to) - 1 : FIRM_MINUTES;
      return Array.from({ length: FIRM_MINUTES * 2 + 1 }, (_, i) => i - FIRM_MINUTES)
        .filter((minutes) => minutes >= from && minutes <= to && minutes % 2 !== 0)
        .filter((minutes) => getRank(computeShiftedChart(minutes), graha) !== getRank(chart, graha))
        .map((minutes) => `${chart.utc}, ${graha}: ${minutes}`);
    });
    expect(minutesWithOtherRank).toEqual([]);
  });

  test('returns an interval at whose ends another graha takes the rank', () => {
    const ends = cases.flatMap(({ chart, computeShiftedChart, graha, interval }) =>
      [interval.from, interval.to].flatMap((end, i) =>
        end === null
          ? []
          : [
              {
                rankAtBirth: getRank(chart, graha),
                rankOutside: getRank(computeShiftedChart(countMinutes(chart, end) + (i ? 1 : -1)), graha),
              },
            ],
      ),
    );
    expect(ends.length).toBeGreaterThan(5);
    expect(ends.filter(({ rankAtBirth, rankOutside }) => rankAtBirth === rankOutside)).toEqual([]);
  });
});

test('strengths extrapolated by minutes match a computed chart to a twentieth of a virupa', () => {
  for (const { chart, computeShiftedChart } of cases.filter((_, i) => i % 5 === 0))
    for (const minutes of [-48, -20, 20, 48]) {
      const extrapolated = computeStrengths(
        createShadbalaInputFunction(chart, chart.lagna!.longitude)(minutes),
      );
      const exact = computeShadbala(computeShiftedChart(minutes))!;
      for (const graha of CLASSICAL_GRAHAS)
        expect(Math.abs(extrapolated.grahas[graha].total - exact.grahas[graha].total)).toBeLessThan(0.05);
    }
});
