/** The words on yogas, for births and positions that were judged by hand. */
import { describe, expect, test } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { judgeYogas, YOGAS, type YogaKey } from '#src/astrology/yogas/judge-yogas.ts';
import {
  einstein,
  judgeYoga,
  judgeYogaAt,
  kishangarh,
  melbourne,
  mumbai,
} from '#src/astrology/yogas/testing.ts';
import { content, writeWith } from '#src/reports/content/content.ts';
import { referenceCharts, toBirthMoment } from '#src/testing/reference-charts.ts';
import type { ChartPositions } from '#src/testing/reports/create-chart.ts';
import { formatYogaReason, formatYogaReduction, getYogaRule, getYogaShortName } from './yoga-phrases.ts';

describe('words on a yoga', () => {
  test('each yoga has its own name and rule, and a source', () => {
    const rules = YOGAS.map(({ key }) => getYogaRule(key));
    for (const part of ['name', 'rule'] as const)
      expect(new Set(rules.map((rule) => rule[part])).size).toBe(YOGAS.length);
    expect(rules.filter(({ source }) => source.length < 8)).toEqual([]);
  });

  test('the short name of a yoga does not depend on how its name is written', () => {
    const { yogaRules } = content.yogas;
    const rajju = { ...yogaRules.rajju, name: 'The rope, Rajju' };
    const yogas = { ...content.yogas, yogaRules: { ...yogaRules, rajju } };
    expect(writeWith({ ...content, yogas }, () => getYogaShortName('rajju'))).toBe('Rajju');
    expect(getYogaShortName('hamsa')).toBe('Hamsa');
  });

  test.each(referenceCharts)('each verdict has a reason that is one clause: $id', (reference) => {
    for (const { yoga, verdict } of judgeYogas(computeChart(toBirthMoment(reference)))) {
      const because = formatYogaReason(verdict.reason);
      expect(because, yoga.key).toMatch(/^[A-Za-z][^.]{8,}$/);
      expect(because, yoga.key).not.toMatch(/undefined|NaN|null|'|\s\s/);
    }
  });

  test.each([
    [
      'two lords that aspect each other',
      'kendraTrikona',
      melbourne,
      'Venus, lord of the fifth, in Pisces and Jupiter, lord of the seventh and tenth, in Virgo aspect each other (mutual drishti)',
    ],
    [
      'all connected pairs of lords',
      'kendraTrikona',
      einstein,
      'Mercury, lord of the lagna (lagnesh) and fourth, and Venus, lord of the fifth, are together in Pisces; ' +
        'Mercury, lord of the lagna (lagnesh) and fourth, and Saturn, lord of the ninth, are together in Pisces; ' +
        'Jupiter, lord of the seventh, and Saturn, lord of the ninth, exchange signs, one in Aquarius and one in Pisces',
    ],
    [
      'two grahas in each other’s signs',
      'dainyaParivartana',
      mumbai,
      'the Moon in Scorpio, the fourth house, and Mars in Cancer, the twelfth, are each in the sign of the other',
    ],
    [
      'every debilitated graha with all that cancels its debilitation',
      'neechaBhanga',
      mumbai,
      'the Moon is in its fall (neecha) in Scorpio, the fourth house, but Mars, lord of that sign, exchanges signs with it; ' +
        'Mars is in its fall (neecha) in Cancer, the twelfth house, but the Moon, lord of that sign, is in a kendra (the fourth house) and exchanges signs with it, and Jupiter, which is exalted (uccha) in that sign, is with it; ' +
        'Venus is in its fall (neecha) in Virgo, the second house, but Mercury, lord of that sign, is in a kendra (the first house)',
    ],
    [
      'the lord of a dusthana in another one',
      'harsha',
      kishangarh,
      'Jupiter, lord of the sixth, is in the eighth house, another dusthana',
    ],
  ] as const)('a reason names %s', (_, key, chart, because) => {
    expect(formatYogaReason(judgeYoga(key, chart).reason)).toBe(because);
  });

  test.each<[string, YogaKey, ChartPositions, string]>([
    [
      'that the first house cancels Sakata',
      'sakata',
      { lagna: 'Cancer', Jupiter: 'Aquarius', Moon: 'Cancer' },
      'the Moon is in the sixth sign from Jupiter, but the first house is a kendra and cancels it',
    ],
    [
      'that one graha rules both houses',
      'dharmaKarma',
      { lagna: 'Taurus' },
      'Saturn alone rules the ninth and the tenth',
    ],
  ])('a reason says %s', (_, key, positions, because) => {
    expect(formatYogaReason(judgeYogaAt(key, positions).reason)).toBe(because);
  });

  test.each([
    [{ kind: 'combust', graha: 'Venus' }, 'Venus is combust (asta)'],
    [{ kind: 'withSun', graha: 'Venus' }, 'Venus is in one sign with the Sun'],
    [{ kind: 'debilitated', graha: 'Jupiter' }, 'Jupiter is in its fall (neecha)'],
    [{ kind: 'inEnemySign', graha: 'Jupiter' }, 'Jupiter is in the sign of an enemy'],
    [{ kind: 'noBeneficHelp' }, 'no benefic joins or aspects Jupiter'],
    [{ kind: 'withMalefics', malefics: ['Sun', 'Mars'] }, 'the Sun and Mars are in the same sign'],
  ] as const)('%o reduces a yoga because %s', (reduction, because) => {
    expect(formatYogaReduction(reduction)).toBe(because);
  });
});
