import { describe, expect, test } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import { computeSensitivity } from '#src/astrology/sensitivity.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { findKarakaIntervals } from './karaka-intervals.ts';
import { intersectIntervals } from '#src/astrology/birth-time-interval.ts';

const KARAKAS = ['AK', 'AmK', 'DK'] as const;

describe('interval of a chara karaka', () => {
  const cases = createPeople(60).flatMap((birthInput) => {
    const { chart, birth } = createReportInput(birthInput);
    const { latitude, longitude, zone } = birth.place;
    const computeAt = (utc: string) => {
      const moment = { utc, latitude, longitude, isTimeKnown: true, zone, localDate: birthInput.date };
      return { moment, chart: computeChart(moment) };
    };
    const sensitivity = computeSensitivity(computeAt(birth.utc).moment, chart);
    return KARAKAS.map((karaka) => ({
      karaka,
      chart,
      computeAt,
      interval: intersectIntervals(findKarakaIntervals({ chart, sensitivity }, karaka)),
    }));
  });

  test('a chara karaka is the same one minute inside both ends of its interval', () => {
    const changed = cases.filter(({ karaka, chart, computeAt, interval }) =>
      [moveInside(interval.from, 1), moveInside(interval.to, -1)].some(
        (utc) => utc && findKaraka(computeAt(utc).chart, karaka) !== findKaraka(chart, karaka),
      ),
    );
    expect(changed).toEqual([]);
  });

  test('some chara karakas change within the search window', () => {
    expect(cases.some(({ interval }) => interval.from !== null || interval.to !== null)).toBe(true);
  });
});

const findKaraka = (chart: Parameters<typeof computeCharaKarakas>[0], karaka: (typeof KARAKAS)[number]) =>
  computeCharaKarakas(chart, 7)[karaka];

/** An instant one minute inside an end of the interval: the intervals are approximate, because they assume constant speeds. */
const moveInside = (end: string | null, minutes: number): string | null =>
  end && new Date(Date.parse(end) + minutes * 60_000).toISOString();
