import { describe, expect, it } from 'vitest';
import { type ChartPositions, createChart } from '#src/testing/reports/create-chart.ts';
import { judgeManglik } from './manglik.ts';

/** Manglik without a cancellation: Mars is in the seventh from the lagna and in the eighth from the Moon. */
const UNCANCELLED_MANGLIK: ChartPositions = { lagna: 'Scorpio', Mars: 'Taurus', Venus: 'Virgo' };

const judgeManglikIn = (positions: ChartPositions) => judgeManglik(createChart(positions));

describe('cancellations of Manglik', () => {
  const findRule = (positions: ChartPositions, key: string) =>
    judgeManglikIn(positions).cancellations.find((rule) => rule.key === key)!;

  it.each<[string, string, ChartPositions, ChartPositions]>([
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
    [
      'weak-mars',
      'retrograde',
      { ...UNCANCELLED_MANGLIK, Mars: 'Taurus 15 retrograde' },
      UNCANCELLED_MANGLIK,
    ],
    [
      'weak-mars',
      'combust',
      { ...UNCANCELLED_MANGLIK, Sun: 'Aries 29' },
      { ...UNCANCELLED_MANGLIK, Sun: 'Aries 27' },
    ],
    ['weak-mars', 'debilitated', { lagna: 'Capricorn', Mars: 'Cancer' }, { lagna: 'Capricorn', Mars: 'Leo' }],
    [
      'weak-mars',
      'in an enemy sign',
      { lagna: 'Sagittarius', Mars: 'Gemini 1', Moon: 'Sagittarius' },
      { lagna: 'Scorpio', Mars: 'Taurus 29', Sun: 'Libra' },
    ],
    [
      'with-jupiter',
      'at the end of the sign',
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Taurus 29' },
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Gemini 1' },
    ],
    [
      'with-moon',
      'at the start of the sign',
      { ...UNCANCELLED_MANGLIK, Moon: 'Taurus 1' },
      { ...UNCANCELLED_MANGLIK, Moon: 'Aries 29' },
    ],
    [
      'aspected-by-jupiter',
      'from the fifth',
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Capricorn' },
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Aquarius' },
    ],
    [
      'aspected-by-jupiter',
      'from the seventh',
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Scorpio' },
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Libra' },
    ],
    [
      'aspected-by-jupiter',
      'from the ninth',
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Virgo' },
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Leo' },
    ],
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
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Scorpio 1' },
      { ...UNCANCELLED_MANGLIK, Jupiter: 'Libra 29' },
    ],
    [
      'benefic-in-lagna',
      'Venus',
      { ...UNCANCELLED_MANGLIK, Venus: 'Scorpio 1' },
      { ...UNCANCELLED_MANGLIK, Venus: 'Sagittarius 1' },
    ],
    [
      'strong-benefic-in-seventh',
      'Venus',
      { ...UNCANCELLED_MANGLIK, Venus: 'Taurus 20' },
      { ...UNCANCELLED_MANGLIK, Venus: 'Taurus 20', Sun: 'Taurus 14' },
    ],
    [
      'strong-benefic-in-seventh',
      'Jupiter',
      { lagna: 'Capricorn', Mars: 'Leo', Jupiter: 'Cancer' },
      { lagna: 'Taurus', Mars: 'Sagittarius', Jupiter: 'Scorpio' },
    ],
    [
      'saturn-in-protecting-house',
      'from the fourth',
      { ...UNCANCELLED_MANGLIK, Saturn: 'Aquarius' },
      { ...UNCANCELLED_MANGLIK, Saturn: 'Capricorn 29' },
    ],
    [
      'saturn-in-protecting-house',
      'from the ninth',
      { ...UNCANCELLED_MANGLIK, Saturn: 'Cancer' },
      { ...UNCANCELLED_MANGLIK, Saturn: 'Leo' },
    ],
    [
      'moon-in-angle',
      'in the fourth',
      { ...UNCANCELLED_MANGLIK, Moon: 'Aquarius 1' },
      { ...UNCANCELLED_MANGLIK, Moon: 'Capricorn 29' },
    ],
    [
      'dispositor-in-angle-or-trine',
      'in the tenth',
      { ...UNCANCELLED_MANGLIK, Venus: 'Leo' },
      UNCANCELLED_MANGLIK,
    ],
    [
      'dispositor-in-angle-or-trine',
      'in the ninth',
      { ...UNCANCELLED_MANGLIK, Venus: 'Cancer' },
      { lagna: 'Libra', Mars: 'Aries' },
    ],
    [
      'seventh-lord-in-seventh',
      'Venus',
      { ...UNCANCELLED_MANGLIK, Venus: 'Taurus 29' },
      { ...UNCANCELLED_MANGLIK, Venus: 'Gemini 1' },
    ],
  ])(
    '%s (%s) applies to the first chart and not to the second',
    (key, _variant, applicable, notApplicable) => {
      expect(findRule(applicable, key).applies).toBe(true);
      expect(findRule(applicable, key).affectedOrigins.length).toBeGreaterThan(0);
      expect(findRule(notApplicable, key).applies).toBe(false);
      expect(findRule(notApplicable, key).affectedOrigins).toEqual([]);
    },
  );

  it('a rule of house and sign cancels only the counts in which Mars is in that house', () => {
    const positions: ChartPositions = { lagna: 'Gemini', Mars: 'Taurus', Moon: 'Scorpio', Venus: 'Virgo' };
    expect(findRule(positions, 'twelfth-of-venus').affectedOrigins).toEqual(['lagna']);
  });

  it('a rule of the whole chart cancels all counts', () => {
    expect(findRule({ ...UNCANCELLED_MANGLIK, Jupiter: 'Taurus' }, 'with-jupiter').affectedOrigins).toEqual([
      'lagna',
      'Moon',
    ]);
  });

  it('strong-benefic-in-seventh does not deny the own sign of a combust Venus', () => {
    const positions: ChartPositions = { ...UNCANCELLED_MANGLIK, Venus: 'Taurus 20', Sun: 'Taurus 14' };
    expect(findRule(positions, 'strong-benefic-in-seventh').because).toBe(
      'neither Jupiter nor Venus is strong in the seventh',
    );
  });

  it('a rule of houses does not apply if the birth time is unknown', () => {
    const withoutTime: ChartPositions = { Mars: 'Taurus', Moon: 'Scorpio' };
    for (const key of ['yogakaraka', 'benefic-in-lagna', 'moon-in-angle', 'seventh-lord-in-seventh'])
      expect(findRule(withoutTime, key)).toMatchObject({
        applies: false,
        because: 'no house is known without a birth time',
      });
  });

  it('every rule has a unique key, a source and facts', () => {
    const { cancellations } = judgeManglikIn(UNCANCELLED_MANGLIK);
    expect(new Set(cancellations.map(({ key }) => key)).size).toBe(cancellations.length);
    for (const { source, because, keys } of cancellations) {
      expect(source).not.toBe('');
      expect(because).not.toMatch(/\.$/);
      expect(keys.length).toBeGreaterThan(0);
    }
  });
});
