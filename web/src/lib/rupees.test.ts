import { describe, expect, it } from 'vitest';
import { formatIstDate, formatIstTime } from './dates.ts';
import { formatPaise, formatRupees } from './rupees.ts';

describe('prices', () => {
  it('use Indian digit grouping', () => {
    expect(formatRupees(499)).toBe('₹499');
    expect(formatRupees(2499)).toBe('₹2,499');
    expect(formatRupees(125000)).toBe('₹1,25,000');
    expect(formatRupees(10000000)).toBe('₹1,00,00,000');
  });

  it('are converted from paise, with decimals only when needed', () => {
    expect(formatPaise(124900)).toBe('₹1,249');
    expect(formatPaise(44950)).toBe('₹449.50');
  });
});

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
