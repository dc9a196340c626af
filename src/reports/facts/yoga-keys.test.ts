/**
 * A verdict on a yoga lists the facts that decide it: two charts with the same facts have the same verdict. The charts compared
 * differ in one or two positions.
 */
import { describe, expect, it } from 'vitest';
import { GRAHAS, RASHIS } from '#src/astrology/contract.ts';
import { judgeYogas, YOGAS, type Yoga } from '#src/astrology/yogas/judge-yogas.ts';
import type { Verdict } from '#src/astrology/yogas/rule.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { yogaCharts } from '#src/testing/reports/yoga-charts.ts';
import { formatYogaReason } from '#src/reports/text/yoga-phrases.ts';
import { createFact } from './facts.ts';

type Chart = ReturnType<typeof createChart>;

const POINTS = ['lagna', ...GRAHAS.filter((graha) => graha !== 'Ketu')] as const;
const SIGNS = RASHIS.map(({ english }) => english);
const DEGREES_PER_SIGN = 30;

/** A linear congruential generator: the same numbers in every run. @returns a function that returns integers from 0 to `limit` - 1 */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/** A sign and a whole degree, such as "Leo 12". */
const createPosition = (random: (limit: number) => number) =>
  `${SIGNS[random(SIGNS.length)]} ${random(DEGREES_PER_SIGN)}`;

/** Degrees 0 to 29, so that combustion, moolatrikona and navamsha change too. */
const createRandomPositions = (random: (limit: number) => number): ChartPositions =>
  Object.fromEntries(POINTS.map((point) => [point, createPosition(random)]));

function listChangedCharts(positions: ChartPositions, random: (limit: number) => number): Chart[] {
  const changes = POINTS.flatMap((point) =>
    SIGNS.map((sign) => ({ [point]: `${sign} ${random(DEGREES_PER_SIGN)}` })),
  );
  const doubleChanges = Array.from({ length: 40 }, () => ({
    [POINTS[random(POINTS.length)]!]: createPosition(random),
    [POINTS[random(POINTS.length)]!]: createPosition(random),
  }));
  return [...changes, ...doubleChanges].map((change) => createChart({ ...positions, ...change }));
}

const contextOfChart = new WeakMap<Chart, ReturnType<typeof createContext>>();
function readFact(chart: Chart, key: string): string {
  const context = contextOfChart.get(chart) ?? createContext({ ...ASHA, chart });
  contextOfChart.set(chart, context);
  return createFact(context, key);
}

/** The changed charts in which all facts of the verdict are the same but the verdict is not. */
function listContradictions({ key, judge }: Yoga, chart: Chart, changedCharts: readonly Chart[]): string[] {
  const { isPresent, reducedBy, keys } = judge(chart);
  return changedCharts
    .filter((changed) => {
      const other = judge(changed);
      return other.isPresent !== isPresent || Boolean(other.reducedBy) !== Boolean(reducedBy);
    })
    .filter((changed) => keys.every((factKey) => readFact(changed, factKey) === readFact(chart, factKey)))
    .map((changed) => `${key}: ${formatReasons([chart, changed].map(judge))}; ${keys.join(' ')}`);
}

const formatReasons = (verdicts: readonly Verdict[]): string =>
  verdicts.map(({ reason }) => formatYogaReason(reason)).join(' / ');

describe('facts of a verdict on a yoga', () => {
  it.each(yogaCharts)('the facts that $key lists decide its verdict', ({ key, withYoga, withoutYoga }) => {
    const yoga = YOGAS.find((candidate) => candidate.key === key)!;
    const random = createRandom(key.length);
    const contradictions = [withYoga, withoutYoga].flatMap((positions) => {
      const positionsWithLagna = { lagna: 'Aries', ...positions };
      return listContradictions(
        yoga,
        createChart(positionsWithLagna),
        listChangedCharts(positionsWithLagna, random),
      );
    });
    expect(contradictions).toEqual([]);
  });

  it('the facts that any yoga lists for random charts decide its verdict', () => {
    const random = createRandom(7);
    const contradictions = Array.from({ length: 12 }, () => createRandomPositions(random)).flatMap(
      (positions) => {
        const chart = createChart(positions);
        const changedCharts = listChangedCharts(positions, random);
        return judgeYogas(chart).flatMap(({ yoga }) => listContradictions(yoga, chart, changedCharts));
      },
    );
    expect(contradictions).toEqual([]);
  });
});
