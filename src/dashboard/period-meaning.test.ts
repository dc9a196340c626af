import { describe, expect, it } from 'vitest';
import { GRAHAS, RASHIS } from '#src/astrology/contract.ts';
import { chartOf } from '#src/testing/chart-of.ts';
import { antarMeaning, mahaMeaning, momentMeaning } from './period-meaning.ts';

const risings = RASHIS.map(({ english }) => ({ english, chart: chartOf({ lagna: english }) }));

describe('what a period means', () => {
  it.each(risings)('is told for every lord with $english rising', ({ chart }) => {
    for (const lord of GRAHAS) {
      const said = [
        mahaMeaning(chart, lord),
        antarMeaning(chart, 'Saturn', lord),
        momentMeaning(chart, lord),
      ];
      const words = said.flatMap(({ text, because, rule }) => [text, because, rule]);
      expect(words.filter((one) => /undefined|null/.test(one))).toEqual([]);
      expect(new Set(words.filter(Boolean)).size).toBe(words.length);
      for (const { because } of said) expect(because).toMatch(/[^.]$/);
    }
  });

  it('rests on the houses the lord rules and the one it stands in', () => {
    const { text, because } = mahaMeaning(chartOf({ lagna: 'Aries', Saturn: 'Cancer' }), 'Saturn');
    expect(because).toBe(
      'Saturn rules your tenth and eleventh houses and stands in your fourth house, Cancer',
    );
    expect(text).toContain('your work in the world, and income, friends and long-held wishes');
    expect(text).toContain('from inside the house');
  });

  it('lets a node speak for the lord of its sign', () => {
    const { because } = mahaMeaning(chartOf({ lagna: 'Aries', Rahu: 'Leo' }), 'Rahu');
    expect(because).toBe(
      'Rahu rules no sign, stands in your fifth house, Leo, and so speaks for the Sun, lord of your fifth house',
    );
  });

  it('counts the smaller lord from the larger, both signs included', () => {
    const chart = chartOf({ lagna: 'Aries', Saturn: 'Capricorn', Jupiter: 'Virgo' });
    expect(antarMeaning(chart, 'Saturn', 'Jupiter').because).toBe(
      'Jupiter, in your sixth house, is in the ninth sign counted from Saturn',
    );
    expect(antarMeaning(chart, 'Saturn', 'Saturn').because).toContain('rules both');
  });
});
