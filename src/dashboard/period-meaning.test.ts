import { describe, expect, it } from 'vitest';
import { GRAHAS, RASHIS } from '#src/astrology/contract.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { describeAntar, describeMaha, describePratyantar } from './period-meaning.ts';

const charts = RASHIS.map(({ english }) => ({ english, chart: createChart({ lagna: english }) }));

describe('the meaning of a period', () => {
  it.each(charts)('the meaning of a period is complete for every lord with $english rising', ({ chart }) => {
    for (const lord of GRAHAS) {
      const statements = [
        describeMaha(chart, lord),
        describeAntar(chart, 'Saturn', lord),
        describePratyantar(chart, lord),
      ];
      const texts = statements.flatMap(({ text, because, rule }) => [text, because, rule]);
      expect(texts.filter((text) => /undefined|null/.test(text))).toEqual([]);
      expect(new Set(texts.filter(Boolean)).size).toBe(texts.length);
      for (const { because } of statements) expect(because).toMatch(/[^.]$/);
    }
  });

  it('describeMaha names the houses that the lord rules and the house it is in', () => {
    const { text, because } = describeMaha(createChart({ lagna: 'Aries', Saturn: 'Cancer' }), 'Saturn');
    expect(because).toBe('Saturn rules your tenth and eleventh houses and is in your fourth house, Cancer');
    expect(text).toContain('your career and public standing, and income, friends and long-held wishes');
    expect(text).toContain('from inside your home');
  });

  it('describeMaha uses the lord of its sign for a node', () => {
    const { because } = describeMaha(createChart({ lagna: 'Aries', Rahu: 'Leo' }), 'Rahu');
    expect(because).toBe(
      'Rahu rules no sign, is in your fifth house, Leo, and so gives the results of the Sun, lord of your fifth house',
    );
  });

  it('describeAntar counts the antardasha lord from the mahadasha lord, both signs included', () => {
    const chart = createChart({ lagna: 'Aries', Saturn: 'Capricorn', Jupiter: 'Virgo' });
    expect(describeAntar(chart, 'Saturn', 'Jupiter').because).toBe(
      'Jupiter, in your sixth house, is in the ninth sign counted from Saturn',
    );
    expect(describeAntar(chart, 'Saturn', 'Saturn').because).toContain('rules both');
  });
});
