import { describe, expect, it } from 'vitest';
import { findRootByNewton } from './root-finding.ts';

const SECOND = 1 / 86_400;

describe('findRootByNewton', () => {
  const curve = (x: number) => (x - 3) * (x + 40);
  const slope = (x: number, days: number) => 2 * (x + days / 2) + 37;

  it('calls the function once if the estimate is close', () => {
    let calls = 0;
    const value = (x: number) => {
      calls++;
      return curve(x);
    };
    expect(findRootByNewton({ value, slope, slopeDays: 1 }, 3.02, 0, 10)).toBeCloseTo(3, 6);
    expect(calls).toBe(1);
  });

  it('calls the function again if the step is longer than the slope is valid', () => {
    let calls = 0;
    const value = (x: number) => {
      calls++;
      return curve(x);
    };
    findRootByNewton({ value, slope, slopeDays: 0.001 }, 3.02, 0, 10);
    expect(calls).toBe(2);
  });

  it('finds the root even with a slope of the wrong sign', () => {
    const wrongSlope = { value: curve, slope: () => -43, slopeDays: 1 };
    expect(Math.abs(findRootByNewton(wrongSlope, 5, 0, 10) - 3)).toBeLessThan(SECOND);
  });

  it('finds a root next to an extremum', () => {
    const nearExtremum = { value: (x: number) => x ** 2 - 1e-6, slope: (x: number) => 2 * x, slopeDays: 1 };
    expect(Math.abs(findRootByNewton(nearExtremum, 0, -1e-4, 1) - 0.001)).toBeLessThan(SECOND);
  });
});
