import { describe, expect, it } from 'vitest';
import { FRAMES } from './chart-cells.ts';
import { containsPoint, toPoint } from './geometry.ts';

const findCell = (style: 'north' | 'south' | 'east', x: number, y: number) =>
  FRAMES[style].cells.findIndex((cell) => containsPoint(cell.outline, toPoint(x, y))) + 1;

describe('the North Indian diamond', () => {
  it('has the first house on top and the others counter-clockwise', () => {
    const points = [
      [50, 25],
      [25, 8],
      [8, 25],
      [25, 50],
      [8, 75],
      [25, 92],
      [50, 75],
      [75, 92],
      [92, 75],
      [75, 50],
      [92, 25],
      [75, 8],
    ] as const;
    expect(points.map(([x, y]) => findCell('north', x, y))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('has four corners for each of the four angles and three for the other houses', () => {
    const corners = FRAMES.north.cells.map(({ outline }) => outline.length);
    expect(corners).toEqual([4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3]);
  });
});

describe('the South Indian square', () => {
  it('has Pisces at the top left and the other signs clockwise', () => {
    const points = [
      [12, 12],
      [37, 12],
      [62, 12],
      [87, 12],
      [87, 37],
      [87, 62],
      [87, 87],
      [62, 87],
      [37, 87],
      [12, 87],
      [12, 62],
      [12, 37],
    ] as const;
    expect(points.map(([x, y]) => findCell('south', x, y))).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('the East Indian square', () => {
  it('has Aries at the top and the other signs counter-clockwise', () => {
    const points = [
      [50, 15],
      [20, 8],
      [8, 20],
      [15, 50],
      [8, 80],
      [20, 92],
      [50, 85],
      [80, 92],
      [92, 80],
      [85, 50],
      [92, 20],
      [80, 8],
    ] as const;
    expect(points.map(([x, y]) => findCell('east', x, y))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

it.each(['north', 'south', 'east'] as const)(
  'the focus of each cell of the %s style is inside that cell only',
  (style) => {
    for (const { focus } of FRAMES[style].cells) {
      expect(FRAMES[style].cells.filter((cell) => containsPoint(cell.outline, focus))).toHaveLength(1);
    }
  },
);
