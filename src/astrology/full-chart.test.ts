import { describe, expect, it } from 'vitest';
import { computeFullChart } from './full-chart.ts';

describe('computeFullChart', () => {
  const birth = { utc: '2050-06-04T09:00:00Z', latitude: 25.18, longitude: 75.83, isTimeKnown: true };

  it('contains the annual chart of the year that includes the given time', () => {
    expect(computeFullChart(birth, '2070-01-01T00:00:00Z').varshphal.age).toBe(19);
  });

  it('contains the annual chart of the first year at a time before the birth', () => {
    const { varshphal } = computeFullChart(birth, '2026-11-21T03:00:00Z');
    expect([varshphal.age, varshphal.from]).toEqual([0, birth.utc]);
  });
});
