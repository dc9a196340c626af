import { describe, expect, it } from 'vitest';
import { GRAHAS, type Chart, type ChartStyle } from '#src/astrology/contract.ts';
import { ASHA_CHART, ASHA_CHART_WITHOUT_TIME, createPoint } from '#src/testing/fixtures/asha-rao.ts';
import { measureLabelEms, HEIGHT_EM, type Script } from './labels.ts';
import { layOutChart, type CellLayout, type LayoutOptions, type PlacedLabel } from './chart-layout.ts';
import { containsPoint, hasOverlap, toPoint, type Box } from './geometry.ts';

const STYLES: ChartStyle[] = ['north', 'south', 'east'];
const DEFAULT_OPTIONS: LayoutOptions = {
  style: 'north',
  varga: 'D1',
  script: 'latin',
  showDegrees: true,
  signNotation: 'numbers',
  labelSize: 4.4,
};

const listHouses = (chart: Chart, options: Partial<LayoutOptions> = {}) =>
  layOutChart(chart, { ...DEFAULT_OPTIONS, ...options }).map(({ sign, labels }) => [
    sign,
    ...labels.map(({ chartPoint }) => chartPoint),
  ]);

describe('layOutChart', () => {
  it('puts the rising sign on top of the North chart', () => {
    expect(listHouses(ASHA_CHART)).toEqual([
      [6, 'Lagna', 'Rahu'],
      [7],
      [8],
      [9, 'Jupiter', 'Moon'],
      [10],
      [11],
      [12, 'Saturn', 'Ketu'],
      [1, 'Mercury'],
      [2, 'Mars', 'Sun'],
      [3, 'Venus'],
      [4],
      [5],
    ]);
  });

  it('keeps the signs fixed in the South and East styles and highlights the rising sign', () => {
    for (const style of ['south', 'east'] as const) {
      const cells = layOutChart(ASHA_CHART, { ...DEFAULT_OPTIONS, style });
      expect(cells.map(({ sign }) => sign)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(cells.filter(({ isFirstHouse }) => isFirstHouse).map(({ sign }) => sign)).toEqual([6]);
    }
  });

  it('counts from the Moon in the Moon chart and from the navamsa lagna in the navamsa', () => {
    expect(listHouses(ASHA_CHART, { varga: 'Moon' })[0]).toEqual([9, 'Jupiter', 'Moon']);
    expect(listHouses(ASHA_CHART, { varga: 'D9' }).map(([sign]) => sign)[0]).toBe(3);
  });

  it('draws all nine grahas in every style and varga', () => {
    for (const style of STYLES) {
      for (const varga of ['D1', 'Moon', 'D9'] as const) {
        const drawn = layOutChart(ASHA_CHART, {
          ...DEFAULT_OPTIONS,
          style,
          varga,
          showDegrees: false,
        }).flatMap(({ labels }) => labels);
        expect(drawn.map(({ chartPoint }) => chartPoint).toSorted()).toEqual([...GRAHAS].toSorted());
      }
    }
  });

  it('marks retrograde grahas except the nodes, which are always retrograde', () => {
    const retrogradeLabels = layOutChart(ASHA_CHART, DEFAULT_OPTIONS).flatMap(({ labels }) =>
      labels.filter(({ showRetrograde }) => showRetrograde),
    );
    expect(retrogradeLabels.map(({ chartPoint }) => chartPoint).toSorted()).toEqual(['Jupiter', 'Venus']);
  });

  it('has no lagna and no houses without a birth time, and puts the sign of the Moon on top of the North chart', () => {
    const cells = layOutChart(ASHA_CHART_WITHOUT_TIME, DEFAULT_OPTIONS);
    expect(cells[0]!.sign).toBe(9);
    expect(cells.every(({ house, isFirstHouse }) => house === null && !isFirstHouse)).toBe(true);
    expect(cells.flatMap(({ labels }) => labels)).toHaveLength(9);
  });
});

describe('layOutChart for a crowded house', () => {
  const cases = STYLES.flatMap((style) =>
    (['latin', 'devanagari'] as const).map((script) => ({ style, script })),
  );

  it.each(cases)('keeps up to seven grahas inside any cell ($style, $script)', ({ style, script }) => {
    for (let sign = 1; sign <= 12; sign += 1) {
      for (let count = 1; count <= 7; count += 1) {
        const cells = layOutChart(createGatheredChart(count, sign), { ...DEFAULT_OPTIONS, style, script });
        cells.forEach((cell) => expectInside(cell, script));
      }
    }
  });

  it('keeps all nine grahas inside any cell at the label sizes of small drawings', () => {
    for (const style of STYLES) {
      for (const labelSize of [4.4, 5.5, 7]) {
        for (let sign = 1; sign <= 12; sign += 1) {
          const cells = layOutChart(createGatheredChart(9, sign), {
            ...DEFAULT_OPTIONS,
            style,
            labelSize,
            showDegrees: false,
          });
          cells.forEach((cell) => expectInside(cell, 'latin'));
        }
      }
    }
  });

  it('omits the degrees before the names become smaller than three quarters of their size', () => {
    const labelsByCount = [4, 5, 6, 7, 8, 9].map(
      (count) => layOutChart(createGatheredChart(count, 7), { ...DEFAULT_OPTIONS, labelSize: 5 })[1]!.labels,
    );
    const sizesWithDegrees = labelsByCount
      .filter(([label]) => label!.showDegree)
      .map(([label]) => label!.size);
    expect(Math.min(...sizesWithDegrees)).toBeGreaterThanOrEqual(0.75 * 5);
    expect(labelsByCount.at(-1)![0]!.showDegree).toBe(false);
  });
});

/** Creates a chart with the first `count` grahas in one sign and the others in the next sign. */
function createGatheredChart(count: number, sign: number): Chart {
  const otherLongitude = (sign % 12) * 30 + 15;
  const grahas = GRAHAS.map((graha, i) => {
    const longitude = i < count ? (sign - 1) * 30 + 2 + i * 3.3 : otherLongitude;
    return [
      graha,
      { ...ASHA_CHART.grahas[graha], ...createPoint(longitude % 360), isRetrograde: i % 2 === 0 },
    ];
  });
  return { ...ASHA_CHART, grahas: Object.fromEntries(grahas) as Chart['grahas'] };
}

function expectInside({ outline, labels }: CellLayout, script: Script) {
  const boxes = labels.map((label) => getLabelBox(label, script));
  boxes.forEach((box, i) => {
    expect(listCorners(box).every((corner) => containsPoint(outline, corner))).toBe(true);
    expect(boxes.slice(i + 1).some((other) => hasOverlap(box, other))).toBe(false);
  });
}

function getLabelBox(label: PlacedLabel, script: Script): Box {
  const width = measureLabelEms(label, script, label.showDegree) * label.size;
  const height = HEIGHT_EM[script] * label.size;
  return { x: label.at.x - width / 2, y: label.at.y - height / 2, width, height };
}

function listCorners({ x, y, width, height }: Box) {
  return [toPoint(x, y), toPoint(x + width, y), toPoint(x, y + height), toPoint(x + width, y + height)];
}
