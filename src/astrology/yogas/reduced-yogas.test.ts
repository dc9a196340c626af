/** Yogas that are present and give less than in full: Malavya, Yogakaraka, Gaja Kesari and Amala. */
import { describe, expect, it } from 'vitest';
import type { ChartPositions } from '#src/testing/reports/create-chart.ts';
import { einstein, judgeYoga, judgeYogaAt, kishangarh, melbourne } from './testing.ts';

describe('verdicts of present yogas with an exception', () => {
  it('Malavya of a Venus 0°48′ from the Sun is present and reduced', () => {
    expect(judgeYoga('malavya', kishangarh)).toMatchObject({
      isPresent: true,
      reducedBy: 'Venus is combust',
    });
  });

  it('Malavya of Einstein is reduced by the Sun in the same sign, at more than ten degrees', () => {
    expect(judgeYoga('malavya', einstein).reducedBy).toBe('Venus is in one sign with the Sun');
  });

  it('Malavya of a Venus away from the Sun is not reduced', () => {
    expect(judgeYoga('malavya', melbourne)).toMatchObject({ isPresent: true, reducedBy: null });
  });

  it('Yogakaraka of a combust Mars is reduced', () => {
    expect(judgeYoga('yogakaraka', kishangarh)).toMatchObject({
      isPresent: true,
      reducedBy: 'Mars is combust',
    });
  });

  it.each<[string, ChartPositions, string | null]>([
    ['Venus in the opposite sign', { Venus: 'Capricorn' }, null],
    ['no benefic', {}, 'no benefic joins or aspects Jupiter'],
    ['a combust Jupiter', { Sun: 'Cancer 9', Venus: 'Cancer' }, 'Jupiter is combust'],
    [
      'Jupiter in its fall',
      { Moon: 'Aries', Jupiter: 'Capricorn', Venus: 'Cancer' },
      'Jupiter is in its fall',
    ],
    [
      'Jupiter in the sign of an enemy',
      { Moon: 'Virgo', Jupiter: 'Gemini', Venus: 'Sagittarius', Sun: 'Aries' },
      'Jupiter is in the sign of an enemy',
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
      because: 'Jupiter in the fourth house, the tenth sign from the Moon',
      reducedBy: null,
    });
    expect(judgeYogaAt('amala', { ...positions, Mars: 'Cancer' }).reducedBy).toBe('Mars is in the same sign');
  });
});
