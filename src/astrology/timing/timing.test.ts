import { DAY_MS } from '#src/platform/contract-time.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { MATTERS, type Timing } from '#src/astrology/contract-timing.ts';
import { computeAshtakavarga } from '#src/astrology/ashtakavarga/ashtakavarga.ts';
import { formatIso, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { computeSensitivity } from '#src/astrology/sensitivity.ts';
import { getSign } from '#src/astrology/zodiac.ts';
import { MATTER_RULES } from './matters.ts';
import { scoreSegment } from './score-segment.ts';
import { getBirthday, listSegments } from './segments.ts';
import { computeSignificators } from './significators.ts';
import { computeTimingWithoutTime } from './timing-without-time.ts';
import { computeTiming } from './timing.ts';

const NOW = '2026-11-23T00:00:00Z';
const createBirth = (utc: string, latitude = 25.18, longitude = 75.83, isTimeKnown = true): BirthMoment => ({
  utc,
  latitude,
  longitude,
  isTimeKnown,
  zone: 'Asia/Kolkata',
  localDate: utc.slice(0, 10),
});

const births = fc.record({
  ms: fc.integer({ min: Date.UTC(1940, 0, 1), max: Date.UTC(2020, 0, 1) }),
  latitude: fc.double({ min: -60, max: 66, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const toBirth = ({ ms, latitude, longitude }: { ms: number; latitude: number; longitude: number }) =>
  createBirth(new Date(ms).toISOString(), latitude, longitude);

function computeTimingOf(birth: BirthMoment): { chart: Chart; timing: Timing } {
  const chart = computeChart(birth);
  const sensitivity = birth.isTimeKnown ? computeSensitivity(birth, chart) : null;
  return { chart, timing: computeTiming(chart, { now: NOW, sensitivity }) };
}

/** Second method: the grade of one matter at one instant, from the positions and periods of that instant. */
function gradeAt(chart: Chart, matter: (typeof MATTERS)[number], iso: string) {
  const rule = MATTER_RULES[matter];
  const findLord = (
    periods: readonly { lord: Chart['vimshottari'][0]['lord']; start: string; end: string }[],
  ) => periods.find(({ start, end }) => start <= iso && iso < end)!.lord;
  const getTransitSign = (graha: 'Jupiter' | 'Saturn') =>
    getSign(computeSiderealLongitude(graha, toInstant(parseUt(iso)), chart.settings));
  return scoreSegment(
    {
      chart,
      rule,
      significators: computeSignificators(chart, rule, chart.lagna!.sign),
      ashtakavarga: computeAshtakavarga(chart),
    },
    {
      jupiter: getTransitSign('Jupiter'),
      saturn: getTransitSign('Saturn'),
      mahas: [findLord(chart.vimshottari)],
      antar: findLord(chart.vimshottari.flatMap(({ antar }) => antar)),
    },
  );
}

describe('computeTiming', () => {
  it('lists 120 months and windows by rank, inside the ten years and without overlap of equal grades', () => {
    fc.assert(
      fc.property(births, (input) => {
        const { chart, timing } = computeTimingOf(toBirth(input));
        const antars = chart.vimshottari.flatMap(({ antar }) => antar);
        for (const { months, windows } of Object.values(timing.matters)) {
          expect(months).toHaveLength(120);
          expect(months[0]!.month).toBe('2026-11');
          expect(months.at(-1)!.month).toBe('2036-10');
          expect(windows.map(({ rank }) => rank)).toEqual(windows.map((_, index) => index + 1));
          for (const { from, to, best, score, antar } of windows) {
            const middle = formatIso((parseUt(best.from) + parseUt(best.to)) / 2);
            expect(antars.find(({ start, end }) => start <= middle && middle < end)!.lord).toBe(antar);
            expect(timing.from <= from && from <= best.from && best.to <= to && to <= timing.to).toBe(true);
            expect(score >= 0 && score <= 100).toBe(true);
          }
          for (const grade of [1, 2, 3]) {
            const sameGrade = windows.filter((window) => window.grade === grade);
            const byTime = sameGrade.toSorted((a, b) => a.from.localeCompare(b.from));
            expect(byTime.every(({ from }, index) => index === 0 || byTime[index - 1]!.to <= from)).toBe(
              true,
            );
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives the grade and score that the positions of the best day give', () => {
    fc.assert(
      fc.property(births, (input) => {
        const { chart, timing } = computeTimingOf(toBirth(input));
        for (const matter of MATTERS)
          for (const { best, grade, score } of timing.matters[matter].windows) {
            const middle = formatIso((parseUt(best.from) + parseUt(best.to)) / 2);
            expect(gradeAt(chart, matter, middle)).toMatchObject({ grade, score });
          }
      }),
      { numRuns: 25 },
    );
  });

  it('finds every stretch of three weeks in which the positions of each day give a grade', () => {
    const { chart, timing } = computeTimingOf(createBirth('1996-06-04T09:00:00Z'));
    const days = Array.from({ length: 500 }, (_, n) =>
      new Date(Date.parse(NOW) + (7 * n + 1) * DAY_MS).toISOString(),
    );
    for (const matter of ['marriage', 'workChange', 'health'] as const) {
      const daily = days.map((day) => gradeAt(chart, matter, day).grade);
      const { windows } = timing.matters[matter];
      const unfound = days.filter((day, n) => {
        const isStretch = daily.slice(n - 3, n + 4).every((grade) => grade === daily[n]) && daily[n]! > 0;
        return (
          isStretch && !windows.some(({ from, to, grade }) => from <= day && day < to && grade === daily[n])
        );
      });
      expect(unfound).toEqual([]);
    }
  });

  it('keeps the grade of the best part for every birth inside the interval', () => {
    fc.assert(
      fc.property(births, fc.double({ min: 0.02, max: 0.98, noNaN: true }), (input, share) => {
        const birth = toBirth(input);
        const { timing } = computeTimingOf(birth);
        const bornAt = Date.parse(birth.utc);
        for (const matter of MATTERS)
          for (const { best, grade, interval } of timing.matters[matter].windows.slice(0, 2)) {
            const from = Date.parse(interval!.from ?? '') || bornAt - 45 * 60_000;
            const to = Date.parse(interval!.to ?? '') || bornAt + 45 * 60_000;
            const shifted = computeChart({
              ...birth,
              utc: new Date(from + share * (to - from)).toISOString(),
            });
            const middle = formatIso((parseUt(best.from) + parseUt(best.to)) / 2);
            expect(gradeAt(shifted, matter, middle).grade).toBe(grade);
          }
      }),
      { numRuns: 25 },
    );
  });
});

describe('computeTiming for a person who is not of age', () => {
  it('has no marriage, work or children for a child, and still health', () => {
    const { timing } = computeTimingOf(createBirth('2024-06-04T09:00:00Z'));
    for (const matter of ['marriage', 'workChange', 'promotion', 'children', 'property'] as const) {
      expect(timing.matters[matter]).toMatchObject({ isOfAge: false, windows: [] });
      expect(timing.matters[matter].months.every(({ grade, score }) => grade === 0 && score === 0)).toBe(
        true,
      );
    }
    expect(timing.matters.health.isOfAge).toBe(true);
  });

  // From 2007 to 2028 there are six leap days, from 2008 to 2029 five: 21 years of 365.25 days end 18 hours too early and
  // 6 hours too late.
  it.each(['2007-06-04T09:00:00Z', '2008-06-04T09:00:00Z'])(
    'begins to score marriage at the 21st birthday of a birth at %s',
    (born) => {
      const { chart, timing } = computeTimingOf(createBirth(born));
      const birthday = `${Number(born.slice(0, 4)) + 21}${born.slice(4)}`;
      const { windows, isOfAge } = timing.matters.marriage;
      expect(isOfAge).toBe(true);
      expect(windows.filter(({ from }) => from < birthday)).toEqual([]);
      const borders = listSegments(chart, parseUt(NOW), parseUt(NOW) + 3650, [getBirthday(chart, 21)]).map(
        ({ from }) => from,
      );
      expect(borders).toContain(parseUt(birthday));
    },
  );
});

describe('computeTiming without a birth time', () => {
  it('counts from the Moon, has no best window, no antardasha and no interval', () => {
    fc.assert(
      fc.property(births, (input) => {
        const birth = { ...toBirth(input), isTimeKnown: false };
        const { timing } = computeTimingOf(birth);
        expect(timing.origin).toBe('Moon');
        for (const { windows } of Object.values(timing.matters))
          for (const window of windows)
            expect([window.grade < 3, window.antar, window.interval]).toEqual([true, null, null]);
      }),
      { numRuns: 20 },
    );
  });

  it('is computed for each sign of the Moon on that day, with every maha lord that is possible', () => {
    // On 4 June 1996 the Moon enters Capricorn at 10:13 in the evening, Indian time.
    const birth = createBirth('1996-06-04T06:30:00Z', 25.18, 75.83, false);
    const results = computeTimingWithoutTime(birth, NOW);
    expect(results.map(({ moonSign }) => moonSign)).toEqual([9, 10]);
    expect(results[0]!.from).toBe('1996-06-03T18:30:00Z');
    expect(results.at(-1)!.to).toBe('1996-06-04T18:30:00Z');
    for (const { moonSign, from, to, timing } of results) {
      const charts = Array.from({ length: 9 }, (_, n) => {
        const utc = formatIso(parseUt(from) + ((n + 0.5) / 9) * (parseUt(to) - parseUt(from)));
        return computeChart({ ...birth, utc });
      });
      expect(new Set(charts.map(({ grahas }) => grahas.Moon.sign))).toEqual(new Set([moonSign]));
      for (const { windows } of Object.values(timing.matters))
        for (const { best, mahas } of windows) {
          const middle = formatIso((parseUt(best.from) + parseUt(best.to)) / 2);
          for (const { vimshottari } of charts)
            expect(mahas).toContain(
              vimshottari.find(({ start, end }) => start <= middle && middle < end)!.lord,
            );
        }
    }
  });
});

describe('computeTiming for a person older than the cycle of 120 years', () => {
  it('has no windows and no error', () => {
    const { timing } = computeTimingOf(createBirth('1901-06-04T09:00:00Z'));
    expect(timing.matters.money).toMatchObject({ isOfAge: false, windows: [] });
  });
});
