import { describe, expect, it } from 'vitest';
import { type ChartWords, createChart } from '#src/testing/reports/create-chart.ts';
import { judgeManglik } from './manglik.ts';

/** Mars in the seventh from the lagna and the eighth from the Moon, without any cancellation. */
const PRESENT: ChartWords = { lagna: 'Scorpio', Mars: 'Taurus', Venus: 'Virgo' };

const judgeManglikOf = (words: ChartWords) => judgeManglik(createChart(words));

describe('a cancellation of Manglik', () => {
  const ruleOf = (words: ChartWords, key: string) =>
    judgeManglikOf(words).cancellations.find((rule) => rule.key === key)!;

  it.each<[string, string, ChartWords, ChartWords]>([
    ['own-or-exalted', 'own', { lagna: 'Libra', Mars: 'Aries' }, { lagna: 'Libra', Mars: 'Taurus' }],
    [
      'own-or-exalted',
      'exalted',
      { lagna: 'Cancer', Mars: 'Capricorn' },
      { lagna: 'Cancer', Mars: 'Aquarius' },
    ],
    ['leo-or-aquarius', 'Leo', { lagna: 'Aquarius', Mars: 'Leo' }, { lagna: 'Aquarius', Mars: 'Virgo' }],
    ['leo-or-aquarius', 'Aquarius', { lagna: 'Leo', Mars: 'Aquarius' }, { lagna: 'Leo', Mars: 'Pisces' }],
    ['second-of-mercury', 'Gemini', { lagna: 'Taurus', Mars: 'Gemini' }, { lagna: 'Gemini', Mars: 'Cancer' }],
    [
      'second-of-mercury',
      'Virgo',
      { lagna: 'Leo', Mars: 'Virgo', Venus: 'Cancer' },
      { lagna: 'Virgo', Mars: 'Virgo', Venus: 'Cancer' },
    ],
    [
      'fourth-of-mars',
      'Scorpio',
      { lagna: 'Leo', Mars: 'Scorpio' },
      { lagna: 'Taurus', Mars: 'Scorpio', Venus: 'Virgo' },
    ],
    [
      'fourth-of-mars',
      'Aries',
      { lagna: 'Capricorn', Mars: 'Aries' },
      { lagna: 'Sagittarius', Mars: 'Pisces' },
    ],
    [
      'seventh-cancer-capricorn',
      'Cancer',
      { lagna: 'Capricorn', Mars: 'Cancer' },
      { lagna: 'Sagittarius', Mars: 'Cancer' },
    ],
    [
      'seventh-cancer-capricorn',
      'Capricorn',
      { lagna: 'Cancer', Mars: 'Capricorn' },
      { lagna: 'Leo', Mars: 'Aquarius' },
    ],
    [
      'eighth-of-jupiter',
      'Pisces',
      { lagna: 'Leo', Mars: 'Pisces' },
      { lagna: 'Virgo', Mars: 'Pisces', Venus: 'Virgo' },
    ],
    [
      'eighth-of-jupiter',
      'Sagittarius',
      { lagna: 'Taurus', Mars: 'Sagittarius' },
      { lagna: 'Gemini', Mars: 'Capricorn' },
    ],
    ['twelfth-of-venus', 'Taurus', { lagna: 'Gemini', Mars: 'Taurus' }, { lagna: 'Cancer', Mars: 'Gemini' }],
    ['twelfth-of-venus', 'Libra', { lagna: 'Scorpio', Mars: 'Libra' }, { lagna: 'Libra', Mars: 'Libra' }],
    [
      'friendly-sign',
      'Sagittarius',
      { lagna: 'Gemini', Mars: 'Sagittarius' },
      { lagna: 'Gemini', Mars: 'Capricorn' },
    ],
    ['movable-sign', 'Libra', { lagna: 'Aries', Mars: 'Libra' }, { lagna: 'Aries', Mars: 'Scorpio' }],
    ['weak-mars', 'retrograde', { ...PRESENT, Mars: 'Taurus 15 retrograde' }, PRESENT],
    ['weak-mars', 'combust', { ...PRESENT, Sun: 'Aries 29' }, { ...PRESENT, Sun: 'Aries 27' }],
    ['weak-mars', 'fallen', { lagna: 'Capricorn', Mars: 'Cancer' }, { lagna: 'Capricorn', Mars: 'Leo' }],
    [
      'weak-mars',
      'in hostile ground',
      { lagna: 'Sagittarius', Mars: 'Gemini 1', Moon: 'Sagittarius' },
      { lagna: 'Scorpio', Mars: 'Taurus 29', Sun: 'Libra' },
    ],
    [
      'with-jupiter',
      'to the end of the sign',
      { ...PRESENT, Jupiter: 'Taurus 29' },
      { ...PRESENT, Jupiter: 'Gemini 1' },
    ],
    [
      'with-moon',
      'to the start of the sign',
      { ...PRESENT, Moon: 'Taurus 1' },
      { ...PRESENT, Moon: 'Aries 29' },
    ],
    [
      'seen-by-jupiter',
      'from the fifth',
      { ...PRESENT, Jupiter: 'Capricorn' },
      { ...PRESENT, Jupiter: 'Aquarius' },
    ],
    [
      'seen-by-jupiter',
      'from the seventh',
      { ...PRESENT, Jupiter: 'Scorpio' },
      { ...PRESENT, Jupiter: 'Libra' },
    ],
    ['seen-by-jupiter', 'from the ninth', { ...PRESENT, Jupiter: 'Virgo' }, { ...PRESENT, Jupiter: 'Leo' }],
    [
      'yogakaraka',
      'of Cancer',
      { lagna: 'Cancer', Mars: 'Capricorn' },
      { lagna: 'Gemini', Mars: 'Capricorn' },
    ],
    ['yogakaraka', 'of Leo', { lagna: 'Leo', Mars: 'Aquarius' }, { lagna: 'Virgo', Mars: 'Pisces' }],
    [
      'benefic-in-lagna',
      'Jupiter',
      { ...PRESENT, Jupiter: 'Scorpio 1' },
      { ...PRESENT, Jupiter: 'Libra 29' },
    ],
    ['benefic-in-lagna', 'Venus', { ...PRESENT, Venus: 'Scorpio 1' }, { ...PRESENT, Venus: 'Sagittarius 1' }],
    [
      'strong-benefic-in-seventh',
      'Venus',
      { ...PRESENT, Venus: 'Taurus 20' },
      { ...PRESENT, Venus: 'Taurus 20', Sun: 'Taurus 14' },
    ],
    [
      'strong-benefic-in-seventh',
      'Jupiter',
      { lagna: 'Capricorn', Mars: 'Leo', Jupiter: 'Cancer' },
      { lagna: 'Taurus', Mars: 'Sagittarius', Jupiter: 'Scorpio' },
    ],
    [
      'saturn-guards',
      'from the fourth',
      { ...PRESENT, Saturn: 'Aquarius' },
      { ...PRESENT, Saturn: 'Capricorn 29' },
    ],
    ['saturn-guards', 'from the ninth', { ...PRESENT, Saturn: 'Cancer' }, { ...PRESENT, Saturn: 'Leo' }],
    [
      'moon-in-angle',
      'in the fourth',
      { ...PRESENT, Moon: 'Aquarius 1' },
      { ...PRESENT, Moon: 'Capricorn 29' },
    ],
    ['dispositor-placed', 'in the tenth', { ...PRESENT, Venus: 'Leo' }, PRESENT],
    ['dispositor-placed', 'in the ninth', { ...PRESENT, Venus: 'Cancer' }, { lagna: 'Libra', Mars: 'Aries' }],
    ['seventh-lord-at-home', 'Venus', { ...PRESENT, Venus: 'Taurus 29' }, { ...PRESENT, Venus: 'Gemini 1' }],
  ])('%s (%s) applies in one chart and not after one change', (key, _which, has, misses) => {
    expect(ruleOf(has, key).applies).toBe(true);
    expect(ruleOf(has, key).lifts.length).toBeGreaterThan(0);
    expect(ruleOf(misses, key).applies).toBe(false);
    expect(ruleOf(misses, key).lifts).toEqual([]);
  });

  it('that depends on house and sign cancels only the counts in which Mars is in that house', () => {
    const words: ChartWords = { lagna: 'Gemini', Mars: 'Taurus', Moon: 'Scorpio', Venus: 'Virgo' };
    expect(ruleOf(words, 'twelfth-of-venus').lifts).toEqual(['lagna']);
  });

  it('that depends on the whole chart cancels all counts', () => {
    expect(ruleOf({ ...PRESENT, Jupiter: 'Taurus' }, 'with-jupiter').lifts).toEqual(['lagna', 'Moon']);
  });

  it('that depends on houses does not apply if the birth time is unknown', () => {
    const withoutTime: ChartWords = { Mars: 'Taurus', Moon: 'Scorpio' };
    for (const key of ['yogakaraka', 'benefic-in-lagna', 'moon-in-angle', 'seventh-lord-at-home'])
      expect(ruleOf(withoutTime, key)).toMatchObject({
        applies: false,
        because: 'no house is known without a birth time',
      });
  });

  it('has a unique key, a source and facts', () => {
    const { cancellations } = judgeManglikOf(PRESENT);
    expect(new Set(cancellations.map(({ key }) => key)).size).toBe(cancellations.length);
    for (const { source, because, keys } of cancellations) {
      expect(source).not.toBe('');
      expect(because).not.toMatch(/\.$/);
      expect(keys.length).toBeGreaterThan(0);
    }
  });
});
