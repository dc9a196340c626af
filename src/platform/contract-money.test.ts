import { describe, expect, it } from 'vitest';
import { formatExactPaise, formatPaise, formatRupees } from './contract-money.ts';

describe('amounts', () => {
  it('formatRupees uses Indian digit grouping', () => {
    expect(formatRupees(499)).toBe('₹499');
    expect(formatRupees(2499)).toBe('₹2,499');
    expect(formatRupees(125000)).toBe('₹1,25,000');
    expect(formatRupees(10000000)).toBe('₹1,00,00,000');
  });

  it('formatPaise has decimals only when needed', () => {
    expect(formatPaise(124900)).toBe('₹1,249');
    expect(formatPaise(44950)).toBe('₹449.50');
  });

  it('formatExactPaise always has two decimals', () => {
    expect(formatExactPaise(12490000)).toBe('₹1,24,900.00');
    expect(formatExactPaise(5)).toBe('₹0.05');
  });
});
