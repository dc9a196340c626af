import { describe, expect, it } from 'vitest';
import { GRAHAS, type Chart } from '#src/astrology/contract.ts';
import { ASHA_CHART, ASHA_CHART_WITHOUT_TIME, createPoint } from '#src/testing/fixtures/asha-rao.ts';
import { drawDarkPart, computeElongation, describePhase } from './moon-phase.ts';
import { toRingPoint } from './wheel-rings.ts';
import { hasOverlap } from './geometry.ts';
import { getDiscBox, getLabelBox } from './wheel-labels.ts';
import { toWheelAngle, getStartLongitude } from './wheel-orbits.ts';
import { placeGrahas } from './wheel-plan.ts';

describe('the wheel', () => {
  it('runs counter-clockwise from the left', () => {
    expect(toRingPoint(100, toWheelAngle(0, 0)).x).toBeCloseTo(-100);
    expect(toRingPoint(100, toWheelAngle(90, 0)).y).toBeCloseTo(100);
    expect(toRingPoint(100, toWheelAngle(270, 0)).y).toBeCloseTo(-100);
  });

  it('puts the rising degree on the east horizon when it starts from the lagna', () => {
    const startLongitude = getStartLongitude(ASHA_CHART, 'lagna');
    const { x, y } = toRingPoint(100, toWheelAngle(ASHA_CHART.lagna!.longitude, startLongitude));
    expect([x, y]).toEqual([expect.closeTo(-100), expect.closeTo(0)]);
  });

  it('starts at Aries if the lagna is unknown', () => {
    expect(getStartLongitude(ASHA_CHART_WITHOUT_TIME, 'lagna')).toBe(0);
  });

  it('draws all nine grahas, each on its own degree', () => {
    const wheelGrahas = placeGrahas(ASHA_CHART, 0);
    expect(wheelGrahas.map(({ graha }) => graha)).toEqual(GRAHAS);
    for (const { graha, angle } of wheelGrahas)
      expect(angle - 180).toBeCloseTo(ASHA_CHART.grahas[graha].longitude);
  });

  it('places no label over another label or another graha when the grahas are close together', () => {
    for (let degree = 0; degree < 360; degree += 3) {
      const wheelGrahas = placeGrahas(createGatheredChart(degree), 0);
      const labelBoxes = wheelGrahas.map(({ label }) => getLabelBox(label));
      labelBoxes.forEach((labelBox, i) => {
        const otherDiscs = wheelGrahas.filter((_, j) => j !== i).map(getDiscBox);
        const overlapping = [...otherDiscs, ...labelBoxes.slice(i + 1)].filter((box) =>
          hasOverlap(labelBox, box),
        );
        expect(overlapping).toEqual([]);
      });
    }
  });
});

describe('the Moon', () => {
  it('has the elongation and the lit percentage of its phase', () => {
    expect(computeElongation(ASHA_CHART)).toBeCloseTo(215);
    expect(describePhase(computeElongation(ASHA_CHART))).toBe('The Moon is waning, 91 % lit.');
    expect(describePhase(60)).toBe('The Moon is waxing, 25 % lit.');
  });

  it('is dark on the left while waxing and on the right while waning', () => {
    const getLimbSweep = (degrees: number) => drawDarkPart(degrees, 10).split('A')[1]!.split(' ')[4];
    expect([45, 135].map(getLimbSweep)).toEqual(['0', '0']);
    expect([225, 315].map(getLimbSweep)).toEqual(['1', '1']);
  });

  it('is dark when new, half dark at the quarter and light when full', () => {
    expect(drawDarkPart(0, 10)).toBe('M0 -10A10 10 0 0 0 0 10A10 10 0 0 0 0 -10Z');
    expect(drawDarkPart(90, 10)).toContain('A0 10');
    expect(drawDarkPart(180, 10)).toBe('M0 -10A10 10 0 0 1 0 10A10 10 0 0 0 0 -10Z');
  });
});

/** Creates the worst case for labels: all grahas within sixteen degrees, except Ketu, which is opposite Rahu. */
function createGatheredChart(degree: number): Chart {
  const grahas = GRAHAS.map((graha, i) => [
    graha,
    { ...ASHA_CHART.grahas[graha], ...createPoint((degree + i * 2 + (graha === 'Ketu' ? 180 : 0)) % 360) },
  ]);
  return { ...ASHA_CHART, grahas: Object.fromEntries(grahas) as Chart['grahas'] };
}
