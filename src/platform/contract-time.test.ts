import { describe, expect, it } from 'vitest';
import { getTodayInIndia } from './contract-time.ts';

describe('getTodayInIndia', () => {
  it('getTodayInIndia returns the civil date in India', () => {
    expect(getTodayInIndia(Date.parse('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
    expect(getTodayInIndia(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  });
});
