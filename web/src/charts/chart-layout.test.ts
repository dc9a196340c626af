import { describe, expect, it } from 'vitest';
import { GRAHAS, type Chart, type ChartStyle } from '#src/astrology/contract.ts';
import { ASHA_CHART, ASHA_CHART_WITHOUT_TIME, createPoint } from '#src/testing/fixtures/asha-rao.ts';
import { measureEms, HEIGHT_EM, type Script } from './labels.ts';
import { layOutChart, type LaidCell, type LayoutOptions, type Placed } from './chart-layout.ts';
import { contains, hasOverlap, toPoint, type Box } from './geometry.ts';

const STYLES: ChartStyle[] = ['north', 'south', 'east'];
const PLAIN: LayoutOptions = {
  style: 'north',
  varga: 'D1',
  script: 'latin',
  degrees: true,
  signs: 'numbers',
  labelSize: 4.4,
};

const listHouses = (chart: Chart, options: Partial<LayoutOptions> = {}) =>
  layOutChart(chart, { ...PLAIN, ...options }).map(({ sign, labels }) => [
    sign,
    ...labels.map(({ who }) => who),
  ]);

describe('a chart laid out', () => {
  it('turns the North chart so that the rising sign is on top', () => {
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
      const cells = layOutChart(ASHA_CHART, { ...PLAIN, style });
      expect(cells.map(({ sign }) => sign)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(cells.filter(({ lit }) => lit).map(({ sign }) => sign)).toEqual([6]);
    }
  });

  it('counts from the Moon in the Moon chart and from the navamsa lagna in the navamsa', () => {
    expect(listHouses(ASHA_CHART, { varga: 'Moon' })[0]).toEqual([9, 'Jupiter', 'Moon']);
    expect(listHouses(ASHA_CHART, { varga: 'D9' }).map(([sign]) => sign)[0]).toBe(3);
  });

  it('draws all nine grahas in every style and varga', () => {
    for (const style of STYLES) {
      for (const varga of ['D1', 'Moon', 'D9'] as const) {
        const drawn = layOutChart(ASHA_CHART, { ...PLAIN, style, varga, degrees: false }).flatMap(
          ({ labels }) => labels,
        );
        expect(drawn.map(({ who }) => who).toSorted()).toEqual([...GRAHAS].toSorted());
      }
    }
  });

  it('marks what goes backwards, save the nodes, which always do', () => {
    const marked = layOutChart(ASHA_CHART, PLAIN).flatMap(({ labels }) =>
      labels.filter(({ retrograde }) => retrograde),
    );
    expect(marked.map(({ who }) => who).toSorted()).toEqual(['Jupiter', 'Venus']);
  });

  it('without a birth time has no lagna and no houses, and turns the North chart on the Moon', () => {
    const cells = layOutChart(ASHA_CHART_WITHOUT_TIME, PLAIN);
    expect(cells[0]!.sign).toBe(9);
    expect(cells.every(({ house, lit }) => house === null && !lit)).toBe(true);
    expect(cells.flatMap(({ labels }) => labels)).toHaveLength(9);
  });
});

describe('a crowded house', () => {
  const cases = STYLES.flatMap((style) =>
    (['latin', 'devanagari'] as const).map((script) => ({ style, script })),
  );

  it.each(cases)('keeps up to seven grahas inside any cell ($style, $script)', ({ style, script }) => {
    for (let sign = 1; sign <= 12; sign += 1) {
      for (let count = 1; count <= 7; count += 1) {
        const cells = layOutChart(createGatheredChart(count, sign), { ...PLAIN, style, script });
        cells.forEach((cell) => expectInside(cell, script));
      }
    }
  });

  it('holds even all nine, at the sizes small drawings use', () => {
    for (const style of STYLES) {
      for (const labelSize of [4.4, 5.5, 7]) {
        for (let sign = 1; sign <= 12; sign += 1) {
          const cells = layOutChart(createGatheredChart(9, sign), {
            ...PLAIN,
            style,
            labelSize,
            degrees: false,
          });
          cells.forEach((cell) => expectInside(cell, 'latin'));
        }
      }
    }
  });

  it('drops the degrees before the names become small', () => {
    const crowds = [4, 5, 6, 7, 8, 9].map(
      (count) => layOutChart(createGatheredChart(count, 7), { ...PLAIN, labelSize: 5 })[1]!.labels,
    );
    const smallest = crowds.filter(([label]) => label!.showDegree).map(([label]) => label!.size);
    expect(Math.min(...smallest)).toBeGreaterThanOrEqual(0.75 * 5);
    expect(crowds.at(-1)![0]!.showDegree).toBe(false);
  });
});

/** The first grahas of the list all in one sign, the rest where they were or out of the way. */
function createGatheredChart(count: number, sign: number): Chart {
  const elsewhere = (sign % 12) * 30 + 15;
  const moved = GRAHAS.map((graha, i) => {
    const longitude = i < count ? (sign - 1) * 30 + 2 + i * 3.3 : elsewhere;
    return [graha, { ...ASHA_CHART.grahas[graha], ...createPoint(longitude % 360), retrograde: i % 2 === 0 }];
  });
  return { ...ASHA_CHART, grahas: Object.fromEntries(moved) as Chart['grahas'] };
}

function expectInside({ outline, labels }: LaidCell, script: Script) {
  const boxes = labels.map((label) => getLabelBox(label, script));
  boxes.forEach((box, i) => {
    expect(listCorners(box).every((corner) => contains(outline, corner))).toBe(true);
    expect(boxes.slice(i + 1).some((other) => hasOverlap(box, other))).toBe(false);
  });
}

function getLabelBox(label: Placed, script: Script): Box {
  const width = measureEms(label, script, label.showDegree) * label.size;
  const height = HEIGHT_EM[script] * label.size;
  return { x: label.at.x - width / 2, y: label.at.y - height / 2, width, height };
}

function listCorners({ x, y, width, height }: Box) {
  return [toPoint(x, y), toPoint(x + width, y), toPoint(x, y + height), toPoint(x + width, y + height)];
}
