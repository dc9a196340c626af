import { describe, expect, it } from 'vitest';
import { RASHIS } from '#src/astrology/contract.ts';
import { type ChartPositions, createChart } from '#src/testing/reports/create-chart.ts';
import { judgeManglik } from './manglik.ts';

/** Manglik without a cancellation: Mars is in the seventh from the lagna and in the eighth from the Moon. */
const UNCANCELLED_MANGLIK: ChartPositions = { lagna: 'Scorpio', Mars: 'Taurus', Venus: 'Virgo' };

const judgeManglikIn = (positions: ChartPositions) => judgeManglik(createChart(positions));

describe('the counts of Manglik', () => {
  it.each(RASHIS.map(({ english }, index) => [english, index + 1] as const))(
    'from an Aries lagna are correct for Mars in %s (house %i)',
    (sign, house) => {
      const { counts } = judgeManglikIn({ lagna: 'Aries', Mars: sign });
      const fromLagna = counts.find(({ origin }) => origin === 'lagna')!;
      expect(fromLagna.house).toBe(house);
      expect(fromLagna.applies).toBe([1, 2, 4, 7, 8, 12].includes(house));
      expect(fromLagna.isSouthern).toBe(house === 2);
    },
  );

  it('are taken from the lagna, the Moon and Venus, each with its weight', () => {
    const { counts, uncancelledOrigins, weight } = judgeManglikIn({ ...UNCANCELLED_MANGLIK, Venus: 'Leo' });
    expect(counts.map(({ origin, house, weight }) => [origin, house, weight])).toEqual([
      ['lagna', 7, 1],
      ['Moon', 8, 0.5],
      ['Venus', 10, 0],
    ]);
    expect(uncancelledOrigins).toEqual(['lagna', 'Moon']);
    expect(weight).toBe(1.5);
  });

  it('have half the weight in the second house, which only southern India counts', () => {
    const { counts } = judgeManglikIn({
      lagna: 'Cancer',
      Mars: 'Capricorn',
      Moon: 'Sagittarius',
      Venus: 'Aquarius',
    });
    expect(counts.map(({ house, isSouthern, weight }) => [house, isSouthern, weight])).toEqual([
      [7, false, 1],
      [2, true, 0.25],
      [12, false, 0.25],
    ]);
  });

  it('name the facts on which they are based', () => {
    expect(judgeManglikIn(UNCANCELLED_MANGLIK).counts[0]).toMatchObject({
      because: 'Mars is in the seventh from the lagna',
      keys: ['Mars.house'],
    });
    expect(judgeManglikIn(UNCANCELLED_MANGLIK).counts[1]!.keys).toEqual(['Mars.from.Moon']);
  });
});

describe('the verdict on Manglik', () => {
  it('is none when no count applies, and evaluates no cancellation', () => {
    const manglik = judgeManglikIn({ lagna: 'Gemini', Mars: 'Leo', Moon: 'Gemini 1', Venus: 'Libra' });
    expect(manglik).toMatchObject({ verdict: 'none', cancellations: [], uncancelledOrigins: [], weight: 0 });
    expect(manglik.reasons).toEqual(['Mars is in none of the houses that count']);
  });

  it('is present when the count from the lagna is not cancelled', () => {
    expect(judgeManglikIn(UNCANCELLED_MANGLIK).verdict).toBe('present');
    expect(judgeManglikIn(UNCANCELLED_MANGLIK).reasons).toEqual([
      'Mars is in the seventh from the lagna',
      'Mars is in the eighth from the Moon',
    ]);
  });

  it('is cancelled when one rule cancels every count', () => {
    const manglik = judgeManglikIn({ ...UNCANCELLED_MANGLIK, Jupiter: 'Taurus' });
    expect(manglik).toMatchObject({ verdict: 'cancelled', uncancelledOrigins: [], weight: 0 });
    expect(manglik.reasons).toContain('it is lifted: Mars shares its sign with Jupiter');
  });

  it('is mild when only the count from the Moon or Venus is not cancelled', () => {
    const manglik = judgeManglikIn({ lagna: 'Gemini', Mars: 'Taurus', Moon: 'Scorpio', Venus: 'Virgo' });
    expect(manglik).toMatchObject({ verdict: 'mild', uncancelledOrigins: ['Moon'], weight: 0.5 });
  });

  it('is mild when Mars counts by the second house only', () => {
    const manglik = judgeManglikIn({ lagna: 'Aries', Mars: 'Taurus', Moon: 'Cancer', Venus: 'Cancer' });
    expect(manglik).toMatchObject({ verdict: 'mild', uncancelledOrigins: ['lagna'], weight: 0.5 });
    expect(manglik.reasons[0]).toBe('Mars is in the second from the lagna (counted in the south)');
  });

  it('is mild with two softening rules, and present with one', () => {
    expect(judgeManglikIn({ ...UNCANCELLED_MANGLIK, Saturn: 'Aquarius' }).verdict).toBe('present');
    expect(
      judgeManglikIn({ ...UNCANCELLED_MANGLIK, Saturn: 'Aquarius', Mars: 'Taurus 15 retrograde' }).verdict,
    ).toBe('mild');
  });

  it('is at most mild without a birth time, and names the origins of the counts', () => {
    const withoutTime = judgeManglikIn({ Mars: 'Taurus', Moon: 'Scorpio', Venus: 'Libra' });
    expect(withoutTime.counts.map(({ origin }) => origin)).toEqual(['Moon', 'Venus']);
    expect(withoutTime).toMatchObject({ verdict: 'mild', weight: 0.75 });
    expect(withoutTime.reasons[0]).toBe(
      'the birth time is unknown, so Mars is counted from the Moon and Venus only',
    );
  });
});
