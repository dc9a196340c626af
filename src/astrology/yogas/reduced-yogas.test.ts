/** Yogas that are present and give only a part of their results: Malavya, Yogakaraka, Gaja Kesari and Amala. */
import { describe, expect, it } from 'vitest';
import type { ChartPositions } from '#src/testing/reports/create-chart.ts';
import type { YogaReduction } from './reasons.ts';
import { einstein, judgeYoga, judgeYogaAt, kishangarh, melbourne } from './testing.ts';

describe('verdicts of present yogas with an exception', () => {
  it('Malavya of a Venus 0°48′ from the Sun is present and reduced', () => {
    expect(judgeYoga('malavya', kishangarh)).toMatchObject({
      isPresent: true,
      reducedBy: { kind: 'combust', graha: 'Venus' },
    });
  });

  it('Malavya of Einstein is reduced by the Sun in the same sign, at more than ten degrees', () => {
    expect(judgeYoga('malavya', einstein).reducedBy).toEqual({ kind: 'withSun', graha: 'Venus' });
  });

  it('Malavya of a Venus away from the Sun is not reduced', () => {
    expect(judgeYoga('malavya', melbourne)).toMatchObject({ isPresent: true, reducedBy: null });
  });

  it('Yogakaraka of a combust Mars is reduced', () => {
    expect(judgeYoga('yogakaraka', kishangarh)).toMatchObject({
      isPresent: true,
      reducedBy: { kind: 'combust', graha: 'Mars' },
    });
  });

  it.each<[string, ChartPositions, YogaReduction | null]>([
    ['Venus in the opposite sign', { Venus: 'Capricorn' }, null],
    ['no benefic', {}, { kind: 'noBeneficHelp' }],
    ['a combust Jupiter', { Sun: 'Cancer 9', Venus: 'Cancer' }, { kind: 'combust', graha: 'Jupiter' }],
    [
      'Jupiter in its fall',
      { Moon: 'Aries', Jupiter: 'Capricorn', Venus: 'Cancer' },
      { kind: 'debilitated', graha: 'Jupiter' },
    ],
    [
      'Jupiter in the sign of an enemy',
      { Moon: 'Virgo', Jupiter: 'Gemini', Venus: 'Sagittarius', Sun: 'Aries' },
      { kind: 'inEnemySign', graha: 'Jupiter' },
    ],
  ])('Gaja Kesari is present with %s; reducedBy is the reason, or null', (_, change, reducedBy) => {
    const positions = { Moon: 'Libra', Jupiter: 'Cancer 5', ...change };
    expect(judgeYogaAt('gajaKesari', positions)).toMatchObject({ isPresent: true, reducedBy });
  });

  it('Amala is present with a benefic in the tenth from the Moon, and reduced by a malefic in the same sign', () => {
    // Aries rises, so the tenth house is Capricorn; the tenth from the Moon in Libra is Cancer.
    const positions = { lagna: 'Aries', Moon: 'Libra', Jupiter: 'Cancer' };
    expect(judgeYogaAt('amala', positions)).toMatchObject({
      isPresent: true,
      reason: { kind: 'tenthFromMoon', placements: [{ graha: 'Jupiter', house: 4 }] },
      reducedBy: null,
    });
    expect(judgeYogaAt('amala', { ...positions, Mars: 'Cancer' }).reducedBy).toEqual({
      kind: 'withMalefics',
      malefics: ['Mars'],
    });
  });
});
