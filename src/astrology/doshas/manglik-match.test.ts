import { describe, expect, it } from 'vitest';
import { type ChartWords, chartOf } from '#src/testing/chart-of.ts';
import { matchManglik } from './manglik-match.ts';

/** Mars in the seventh from the lagna, the eighth from the Moon, and nothing that speaks for it. */
const PRESENT: ChartWords = { lagna: 'Scorpio', Mars: 'Taurus', Venus: 'Virgo' };

describe('two charts', () => {
  const free: ChartWords = { lagna: 'Gemini', Mars: 'Leo', Moon: 'Gemini 1', Venus: 'Libra', Rahu: 'Leo' };
  const match = (one: ChartWords, other: ChartWords) => matchManglik(chartOf(one), chartOf(other)).verdict;

  it('are clear where neither is Manglik, or it is cancelled at home', () => {
    expect(match(free, free)).toBe('clear');
    expect(match({ ...PRESENT, Jupiter: 'Taurus' }, free)).toBe('clear');
  });

  it('balance where both are Manglik', () => {
    expect(match(PRESENT, PRESENT)).toBe('balanced');
  });

  it('answer where a malefic of the other stands in the house of Mars, in either order', () => {
    const answering = { ...free, Saturn: 'Sagittarius' };
    expect(match(PRESENT, answering)).toBe('answered');
    expect(match(answering, PRESENT)).toBe('answered');
  });

  it('are one-sided where it stands one house away, or where houses are unknown', () => {
    expect(match(PRESENT, { ...free, Saturn: 'Scorpio' })).toBe('one-sided');
    const { lagna: _lagna, ...untimed } = { ...free, Saturn: 'Sagittarius' };
    expect(match(PRESENT, untimed)).toBe('one-sided');
  });
});
