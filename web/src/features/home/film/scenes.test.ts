import { expect, it } from 'vitest';
import { DURATION, smoothstep, findSceneIndex, SCENES } from './scenes.ts';

it('the scenes of the film follow each other without a gap and take 20 to 30 seconds', () => {
  for (const [index, { from, to, stillAt }] of SCENES.entries()) {
    expect(from).toBe(SCENES[index - 1]?.to ?? 0);
    expect(stillAt).toBeGreaterThan(from);
    expect(stillAt).toBeLessThanOrEqual(to);
    expect(findSceneIndex(stillAt)).toBe(index);
  }
  expect(DURATION).toBeGreaterThan(20);
  expect(DURATION).toBeLessThanOrEqual(30);
});

it('a movement of the film starts and ends at rest', () => {
  expect([
    smoothstep(0, 1, 3),
    smoothstep(1, 1, 3),
    smoothstep(2, 1, 3),
    smoothstep(3, 1, 3),
    smoothstep(9, 1, 3),
  ]).toEqual([0, 0, 0.5, 1, 1]);
});
