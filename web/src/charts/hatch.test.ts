import { expect, it } from 'vitest';
import { hatch } from './hatch.ts';
import { spot } from './spots.ts';

it('strokes a square from edge to edge, rising to the right', () => {
  const square = [spot(0, 0), spot(10, 0), spot(10, 10), spot(0, 10)];
  expect(hatch(square, 10)).toBe('M5 0L0 5M10 5L5 10');
});
