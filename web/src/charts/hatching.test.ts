import { expect, it } from 'vitest';
import { createHatch } from './hatching.ts';
import { toPoint } from './geometry.ts';

it('createHatch draws strokes from edge to edge of a square, rising to the right', () => {
  const square = [toPoint(0, 0), toPoint(10, 0), toPoint(10, 10), toPoint(0, 10)];
  expect(createHatch(square, 10)).toBe('M5 0L0 5M10 5L5 10');
});
