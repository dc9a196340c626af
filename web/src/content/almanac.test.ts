import { describe, expect, it } from 'vitest';
import { formatDegrees, formatTithi } from './almanac.ts';

describe('the almanac', () => {
  it('names the thirty tithis from the new Moon on', () => {
    expect(formatTithi(1)).toBe('Shukla Pratipada');
    expect(formatTithi(14)).toBe('Shukla Chaturdashi');
    expect(formatTithi(15)).toBe('Purnima');
    expect(formatTithi(16)).toBe('Krishna Pratipada');
    expect(formatTithi(29)).toBe('Krishna Chaturdashi');
    expect(formatTithi(30)).toBe('Amavasya');
  });

  it('cuts degrees to the minute of arc', () => {
    expect(formatDegrees(17.6166)).toBe('17°36′');
    expect(formatDegrees(4.05)).toBe('4°03′');
    expect(formatDegrees(29.9999)).toBe('29°59′');
  });
});
