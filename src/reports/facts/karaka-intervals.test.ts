import { describe, expect, test } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { computeCharaKarakas } from '#src/astrology/karakas.ts';
import { computeSensitivity } from '#src/astrology/sensitivity.ts';
import { createBirths, reportInput } from '#src/testing/fixtures/births.ts';
import { findKarakaIntervals } from './karaka-intervals.ts';
import { intersectIntervals } from './fact-intervals.ts';

const OFFICES = ['AK', 'AmK', 'DK'] as const;

describe('interval of a chara karaka', () => {
  const cases = createBirths(60).flatMap((born) => {
    const { chart, birth } = reportInput(born);
    const { latitude, longitude, zone } = birth.place;
    const at = (utc: string) => {
      const moment = { utc, latitude, longitude, timeKnown: true, zone, localDate: born.date };
      return { moment, chart: computeChart(moment) };
    };
    const sensitivity = computeSensitivity(at(birth.utc).moment, chart);
    return OFFICES.map((office) => ({
      office,
      chart,
      at,
      span: intersectIntervals(findKarakaIntervals({ chart, sensitivity }, office)),
    }));
  });

  test('a chara karaka is the same until just before the ends of its interval', () => {
    const lost = cases.filter(({ office, chart, at, span }) =>
      [isInside(span.from, 1), isInside(span.to, -1)].some(
        (utc) => utc && findHolder(at(utc).chart, office) !== findHolder(chart, office),
      ),
    );
    expect(lost).toEqual([]);
  });

  test('some chara karakas change within the search window', () => {
    expect(cases.some(({ span }) => span.from !== null || span.to !== null)).toBe(true);
  });
});

const findHolder = (chart: Parameters<typeof computeCharaKarakas>[0], office: (typeof OFFICES)[number]) =>
  computeCharaKarakas(chart, 7)[office];

/** One minute inside an end, because the speeds are assumed to be constant. */
const isInside = (end: string | null, minutes: number): string | null =>
  end && new Date(Date.parse(end) + minutes * 60_000).toISOString();
