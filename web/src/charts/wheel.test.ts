import { describe, expect, it } from 'vitest';
import { GRAHAS, type Chart } from '#src/astrology/contract.ts';
import { ASHA_CHART, ASHA_CHART_WITHOUT_TIME, createPoint } from '#src/testing/fixtures/asha-rao.ts';
import { drawDarkPart, computeElongation, describePhase } from './moon-phase.ts';
import { onRing } from './wheel-rings.ts';
import { hasOverlap } from './geometry.ts';
import { getDiscBox, labelBox } from './wheel-labels.ts';
import { toWheelAngle, startOf } from './wheel-orbits.ts';
import { planPlanets } from './wheel-plan.ts';

describe('the wheel', () => {
  it('runs counter-clockwise from the left', () => {
    expect(onRing(100, toWheelAngle(0, 0)).x).toBeCloseTo(-100);
    expect(onRing(100, toWheelAngle(90, 0)).y).toBeCloseTo(100);
    expect(onRing(100, toWheelAngle(270, 0)).y).toBeCloseTo(-100);
  });

  it('puts the rising degree on the east horizon when it starts from the lagna', () => {
    const from = startOf(ASHA_CHART, 'lagna');
    const { x, y } = onRing(100, toWheelAngle(ASHA_CHART.lagna!.longitude, from));
    expect([x, y]).toEqual([expect.closeTo(-100), expect.closeTo(0)]);
  });

  it('starts at Aries when nobody knows the lagna', () => {
    expect(startOf(ASHA_CHART_WITHOUT_TIME, 'lagna')).toBe(0);
  });

  it('draws all nine grahas, each on its own degree', () => {
    const planets = planPlanets(ASHA_CHART, 0);
    expect(planets.map(({ graha }) => graha)).toEqual(GRAHAS);
    for (const { graha, angle } of planets)
      expect(angle - 180).toBeCloseTo(ASHA_CHART.grahas[graha].longitude);
  });

  it('writes no name over another name or another graha, wherever the grahas gather', () => {
    for (let degree = 0; degree < 360; degree += 3) {
      const planets = planPlanets(createGatheredChart(degree), 0);
      const names = planets.map(({ label }) => labelBox(label));
      names.forEach((name, i) => {
        const others = planets.filter((_, j) => j !== i).map(getDiscBox);
        const covered = [...others, ...names.slice(i + 1)].filter((box) => hasOverlap(name, box));
        expect(covered).toEqual([]);
      });
    }
  });
});

describe('the Moon', () => {
  it('is drawn in its true phase', () => {
    expect(computeElongation(ASHA_CHART)).toBeCloseTo(215);
    expect(describePhase(computeElongation(ASHA_CHART))).toBe('waning, 91 % lit');
    expect(describePhase(60)).toBe('waxing, 25 % lit');
  });

  it('is dark on the left while it grows and on the right while it shrinks', () => {
    const limb = (degrees: number) => drawDarkPart(degrees, 10).split('A')[1]!.split(' ')[4];
    expect([45, 135].map(limb)).toEqual(['0', '0']);
    expect([225, 315].map(limb)).toEqual(['1', '1']);
  });

  it('is all dark when new, half at the quarter, all light when full', () => {
    expect(drawDarkPart(0, 10)).toBe('M0 -10A10 10 0 0 0 0 10A10 10 0 0 0 0 -10Z');
    expect(drawDarkPart(90, 10)).toContain('A0 10');
    expect(drawDarkPart(180, 10)).toBe('M0 -10A10 10 0 0 1 0 10A10 10 0 0 0 0 -10Z');
  });
});

/** Everything within a few degrees: the worst a wheel can meet. */
function createGatheredChart(degree: number): Chart {
  const moved = GRAHAS.map((graha, i) => [
    graha,
    { ...ASHA_CHART.grahas[graha], ...createPoint((degree + i * 2 + (graha === 'Ketu' ? 180 : 0)) % 360) },
  ]);
  return { ...ASHA_CHART, grahas: Object.fromEntries(moved) as Chart['grahas'] };
}
