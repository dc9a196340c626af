import { describe, expect, it } from 'vitest';
import { fitLine } from './fit-line.ts';
import { computeGrowth } from './growth.ts';
import { computePercentile } from './percentile.ts';

const measure = (values: readonly number[]) => values.map((y, x) => ({ x, y }));

describe('percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('the %d percentile of 1 to 100 is %d', (share, expected) => {
    expect(computePercentile(hundred, share)).toBe(expected);
  });

  it('the percentile of nothing is 0', () => {
    expect(computePercentile([], 0.5)).toBe(0);
  });
});

describe('the fitted line', () => {
  it('of points on a line is this line', () => {
    const line = fitLine(measure([7, 9, 11, 13]));
    expect(line.slope).toBeCloseTo(2);
    expect(line.intercept).toBeCloseTo(7);
  });

  it('of one point is level', () => {
    expect(fitLine([{ x: 4, y: 9 }])).toEqual({ slope: 0, intercept: 9 });
  });
});

describe('growth', () => {
  it('of memory that settles after the first half is nothing', () => {
    expect(computeGrowth(measure([50, 90, 120, 140, 150, 150, 151, 149, 150, 150]))).toBeCloseTo(0, 2);
  });

  it('of memory that leaks is its rise in the second half', () => {
    const leak = Array.from({ length: 101 }, (_, index) => 100 + index);
    expect(computeGrowth(measure(leak))).toBeCloseTo(50 / 175, 2);
  });

  it('of no measurement is nothing', () => {
    expect(computeGrowth([])).toBe(0);
  });
});
