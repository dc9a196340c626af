import { describe, expect, it } from 'vitest';
import { type ChartWords, createChart } from '#src/testing/reports/create-chart.ts';
import { matchManglik } from './manglik-match.ts';

/** Mars in the seventh from the lagna and the eighth from the Moon, without any cancellation. */
const PRESENT: ChartWords = { lagna: 'Scorpio', Mars: 'Taurus', Venus: 'Virgo' };

describe('matchManglik', () => {
  const notManglik: ChartWords = {
    lagna: 'Gemini',
    Mars: 'Leo',
    Moon: 'Gemini 1',
    Venus: 'Libra',
    Rahu: 'Leo',
  };
  const match = (first: ChartWords, second: ChartWords) =>
    matchManglik(createChart(first), createChart(second)).verdict;

  it('returns clear when neither chart is Manglik or it is cancelled within the chart', () => {
    expect(match(notManglik, notManglik)).toBe('clear');
    expect(match({ ...PRESENT, Jupiter: 'Taurus' }, notManglik)).toBe('clear');
  });

  it('returns balanced when both charts are Manglik', () => {
    expect(match(PRESENT, PRESENT)).toBe('balanced');
  });

  it('returns answered when a malefic of the other chart is in the house of Mars, in either order', () => {
    const compensating = { ...notManglik, Saturn: 'Sagittarius' };
    expect(match(PRESENT, compensating)).toBe('answered');
    expect(match(compensating, PRESENT)).toBe('answered');
  });

  it('returns one-sided when that malefic is one house away, or when the houses are unknown', () => {
    expect(match(PRESENT, { ...notManglik, Saturn: 'Scorpio' })).toBe('one-sided');
    const { lagna: _lagna, ...withoutTime } = { ...notManglik, Saturn: 'Sagittarius' };
    expect(match(PRESENT, withoutTime)).toBe('one-sided');
  });
});
