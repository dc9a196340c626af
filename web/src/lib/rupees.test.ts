import { describe, expect, it } from 'vitest';
import { istDate, istTime } from './dates.ts';
import { paise, rupees } from './rupees.ts';

describe('prices', () => {
  it('are grouped the Indian way', () => {
    expect(rupees(499)).toBe('₹499');
    expect(rupees(2499)).toBe('₹2,499');
    expect(rupees(125000)).toBe('₹1,25,000');
    expect(rupees(10000000)).toBe('₹1,00,00,000');
  });

  it('come from integer paise with what is left after the rupee', () => {
    expect(paise(124900)).toBe('₹1,249');
    expect(paise(44950)).toBe('₹449.50');
  });
});

describe('instants', () => {
  it('are told in Indian time, also when that is the next day', () => {
    expect(istDate('2026-11-20T18:45:00Z')).toBe('21 Nov 2026');
    expect(istTime('2026-11-20T18:45:00Z')).toBe('12:15 am');
  });

  it('know noon and the afternoon', () => {
    expect(istTime('2026-11-21T06:30:00Z')).toBe('12:00 pm');
    expect(istTime('2026-11-21T09:00:00.500Z')).toBe('2:30 pm');
  });
});
