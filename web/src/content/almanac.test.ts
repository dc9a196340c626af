import { describe, expect, it } from 'vitest';
import { degrees, tithiName } from './almanac.ts';

describe('the almanac', () => {
  it('names the thirty tithis from the new Moon on', () => {
    expect(tithiName(1)).toBe('Shukla Pratipada');
    expect(tithiName(14)).toBe('Shukla Chaturdashi');
    expect(tithiName(15)).toBe('Purnima');
    expect(tithiName(16)).toBe('Krishna Pratipada');
    expect(tithiName(29)).toBe('Krishna Chaturdashi');
    expect(tithiName(30)).toBe('Amavasya');
  });

  it('cuts degrees to the minute of arc', () => {
    expect(degrees(17.6166)).toBe('17°36′');
    expect(degrees(4.05)).toBe('4°03′');
    expect(degrees(29.9999)).toBe('29°59′');
  });
});
