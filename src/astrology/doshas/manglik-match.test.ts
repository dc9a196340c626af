import { describe, expect, it } from 'vitest';
import { type ChartPositions, createChart } from '#src/testing/reports/create-chart.ts';
import { gradeManglikMatch, matchManglik } from './manglik-match.ts';

/** Mars in the seventh from the lagna and the eighth from the Moon, without any cancellation. */
const UNCANCELLED_MANGLIK: ChartPositions = { lagna: 'Scorpio', Mars: 'Taurus', Venus: 'Virgo' };

describe('matchManglik', () => {
  const notManglik: ChartPositions = {
    lagna: 'Gemini',
    Mars: 'Leo',
    Moon: 'Gemini 1',
    Venus: 'Libra',
    Rahu: 'Leo',
  };
  const match = (first: ChartPositions, second: ChartPositions) =>
    matchManglik(createChart(first), createChart(second)).verdict;

  it('returns clear when neither chart is Manglik or it is cancelled within the chart', () => {
    expect(match(notManglik, notManglik)).toBe('clear');
    expect(match({ ...UNCANCELLED_MANGLIK, Jupiter: 'Taurus' }, notManglik)).toBe('clear');
  });

  it('returns balanced when both charts are Manglik', () => {
    expect(match(UNCANCELLED_MANGLIK, UNCANCELLED_MANGLIK)).toBe('balanced');
  });

  it('returns answered when a malefic of the other chart is in the house of Mars, in either order', () => {
    const compensating = { ...notManglik, Saturn: 'Sagittarius' };
    expect(match(UNCANCELLED_MANGLIK, compensating)).toBe('answered');
    expect(match(compensating, UNCANCELLED_MANGLIK)).toBe('answered');
  });

  it('returns one-sided when that malefic is one house away, or when the houses are unknown', () => {
    expect(match(UNCANCELLED_MANGLIK, { ...notManglik, Saturn: 'Scorpio' })).toBe('one-sided');
    const { lagna: _lagna, ...withoutTime } = { ...notManglik, Saturn: 'Sagittarius' };
    expect(match(UNCANCELLED_MANGLIK, withoutTime)).toBe('one-sided');
  });
});

describe('gradeManglikMatch', () => {
  const notManglik = createChart({ lagna: 'Gemini', Mars: 'Leo', Moon: 'Gemini 1', Venus: 'Libra' });
  /** In the second house, which only southern India counts. */
  const mild = createChart({ lagna: 'Aries', Moon: 'Cancer', Mars: 'Taurus', Venus: 'Cancer' });
  const manglik = createChart(UNCANCELLED_MANGLIK);

  it('returns one-sided-mild only if the Manglik chart is mild', () => {
    expect(gradeManglikMatch(mild, notManglik)).toBe('one-sided-mild');
    expect(gradeManglikMatch(notManglik, mild)).toBe('one-sided-mild');
    expect(gradeManglikMatch(manglik, notManglik)).toBe('one-sided');
    expect(gradeManglikMatch(mild, manglik)).toBe('balanced');
  });
});
