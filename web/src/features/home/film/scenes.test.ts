import { expect, it } from 'vitest';
import { DURATION, computeEase, findSceneIndex, SCENES } from './scenes.ts';

it('the scenes of the film follow each other without a gap and take 20 to 30 seconds', () => {
  for (const [index, { from, to, still }] of SCENES.entries()) {
    expect(from).toBe(SCENES[index - 1]?.to ?? 0);
    expect(still).toBeGreaterThan(from);
    expect(still).toBeLessThanOrEqual(to);
    expect(findSceneIndex(still)).toBe(index);
  }
  expect(DURATION).toBeGreaterThan(20);
  expect(DURATION).toBeLessThanOrEqual(30);
});

it('a movement of the film starts and ends at rest', () => {
  expect([
    computeEase(0, 1, 3),
    computeEase(1, 1, 3),
    computeEase(2, 1, 3),
    computeEase(3, 1, 3),
    computeEase(9, 1, 3),
  ]).toEqual([0, 0, 0.5, 1, 1]);
});
