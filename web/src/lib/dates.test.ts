import { describe, expect, it } from 'vitest';
import { formatCivilDate, formatCivilTime, formatIstDate, formatIstTime } from './dates.ts';

describe('instants', () => {
  it('are formatted in Indian time, also across midnight', () => {
    expect(formatIstDate('2026-11-20T18:45:00Z')).toBe('21 Nov 2026');
    expect(formatIstTime('2026-11-20T18:45:00Z')).toBe('12:15 am');
  });

  it('use 12-hour time with am and pm', () => {
    expect(formatIstTime('2026-11-21T06:30:00Z')).toBe('12:00 pm');
    expect(formatIstTime('2026-11-21T09:00:00.500Z')).toBe('2:30 pm');
  });
});

describe('civil dates and times', () => {
  it('are formatted without a time zone', () => {
    expect(formatCivilDate('1996-06-04')).toBe('4 Jun 1996');
    expect(formatCivilTime('14:30')).toBe('2:30 pm');
    expect(formatCivilTime('00:05')).toBe('12:05 am');
  });
});
