import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { GandaMula, KaalSarp, Manglik } from '#src/astrology/contract-doshas.ts';
import { judgeGandaMula } from './ganda-mula.ts';
import { judgeKaalSarp } from './kaal-sarp.ts';
import { judgeManglik } from './manglik.ts';

const births = fc.record({
  utc: fc
    .date({ min: new Date('1800-01-02'), max: new Date('2100-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  latitude: fc.double({ min: 8, max: 35, noNaN: true }),
  longitude: fc.double({ min: 68, max: 97, noNaN: true }),
  isTimeKnown: fc.boolean(),
});

const expectInAnyChart = (check: (chart: Chart) => void) =>
  fc.assert(
    fc.property(births, (birth) => check(computeChart(birth))),
    { numRuns: 60 },
  );

test('the verdict on Manglik follows from its counts', () => {
  expectInAnyChart((chart) => {
    const { verdict, counts, uncancelledOrigins, weight } = Manglik.parse(judgeManglik(chart));
    const applicableCount = counts.filter(({ applies }) => applies).length;
    expect(verdict === 'none').toBe(applicableCount === 0);
    expect(verdict === 'cancelled').toBe(applicableCount > 0 && uncancelledOrigins.length === 0);
    if (verdict === 'present') expect(weight).toBeGreaterThanOrEqual(1);
    if (!chart.isTimeKnown) expect(verdict).not.toBe('present');
  });
});

test('Kaal Sarp has at most three grahas outside, and the verdict none when more than one is outside', () => {
  expectInAnyChart((chart) => {
    const { verdict, outside, type } = KaalSarp.parse(judgeKaalSarp(chart));
    expect(outside.length).toBeLessThanOrEqual(3);
    expect(verdict === 'none').toBe(outside.length > 1);
    expect(type !== null).toBe(chart.isTimeKnown && verdict !== 'none');
  });
});

test('every gandanta is a Ganda Mula', () => {
  expectInAnyChart(({ grahas: { Moon } }) => {
    const { applies, isGandanta, isCloseToBoundary } = GandaMula.parse(judgeGandaMula(Moon));
    expect(applies || !isGandanta).toBe(true);
    expect(isGandanta || !isCloseToBoundary).toBe(true);
  });
});
