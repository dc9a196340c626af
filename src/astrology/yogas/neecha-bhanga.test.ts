/** Neecha bhanga, the cancellation of a debilitation. Printed texts call a debilitated graha “in its fall”. */
import { describe, expect, it } from 'vitest';
import type { ChartPositions } from '#src/testing/reports/create-chart.ts';
import { judgeYoga, judgeYogaAt, mumbai } from './testing.ts';

describe('neecha bhanga', () => {
  it('neechaBhanga names every debilitated graha of a birth with all that cancels its debilitation', () => {
    expect(judgeYoga('neechaBhanga', mumbai)).toMatchObject({
      isPresent: true,
      because:
        'the Moon is in its fall in Scorpio, the fourth house, but Mars, lord of that sign, exchanges signs with it; ' +
        'Mars is in its fall in Cancer, the twelfth house, but the Moon, lord of that sign, is in an angle (the fourth house) and exchanges signs with it, and Jupiter, which is exalted in that sign, is with it; ' +
        'Venus is in its fall in Virgo, the second house, but Mercury, lord of that sign, is in an angle (the first house)',
    });
  });

  // Saturn in Aries: the lord is Mars, the exaltation (Libra) belongs to Venus, the Sun is exalted in Aries. Neutral places
  // from an Aries lagna and a Moon in Libra: Mars in Gemini (3 and 9), Venus in Leo (5 and 11), Sun in Gemini (3 and 9).
  const uncancelled: ChartPositions = {
    lagna: 'Aries',
    Moon: 'Libra 10',
    Saturn: 'Aries 5',
    Mars: 'Gemini',
    Venus: 'Leo',
    Sun: 'Gemini 20',
  };
  it('neechaBhanga is absent when no condition cancels the debilitation', () => {
    expect(judgeYogaAt('neechaBhanga', uncancelled)).toMatchObject({
      isPresent: false,
      because: 'Saturn is in its fall in Aries, the first house, and nothing cancels it',
    });
  });

  it.each<[string, ChartPositions, string]>([
    [
      'the lord of the sign in an angle',
      { Mars: 'Libra' },
      'Mars, lord of that sign, is in an angle (the seventh house)',
    ],
    [
      'the lord of the sign in an angle from the Moon',
      { lagna: 'Taurus', Moon: 'Gemini', Mars: 'Virgo 2' },
      'Mars, lord of that sign, is in an angle from the Moon (the fourth sign)',
    ],
    [
      'the lord of the exaltation in an angle',
      { Venus: 'Cancer' },
      'Venus, lord of its sign of exaltation, is in an angle (the fourth house)',
    ],
    [
      'the graha exalted in the sign in an angle',
      { Sun: 'Capricorn' },
      'the Sun, which is exalted in that sign, is in an angle (the tenth house)',
    ],
    [
      'the lord of the sign with it',
      { lagna: 'Leo', Mars: 'Aries', Moon: 'Aquarius' },
      'Mars, lord of that sign, is with it',
    ],
    // Mars in Virgo aspects the eighth sign from itself, Aries.
    ['an aspect of the lord of the sign', { Mars: 'Virgo' }, 'Mars, lord of that sign, aspects it'],
    // Mars in Aquarius is in the eleventh from Aries and the fifth from Libra.
    [
      'an exchange with the lord of the sign',
      { Mars: 'Aquarius' },
      'Mars, lord of that sign, exchanges signs with it',
    ],
    // Venus in Virgo is in the sixth and the twelfth, and in the fourth from Mars in Gemini.
    [
      'an angle between the lords of both signs',
      { Venus: 'Virgo 20' },
      'Mars and Venus, lords of its signs of fall and of exaltation, are in angles from each other',
    ],
    // 20° to 23°20′ of a movable sign is its seventh navamsha: Libra for Aries.
    ['exaltation in the navamsha', { Saturn: 'Aries 21' }, 'it is exalted in the navamsha, in Libra'],
  ])('the debilitation is cancelled by %s', (_, change, because) => {
    const verdict = judgeYogaAt('neechaBhanga', { ...uncancelled, ...change });
    expect(verdict.isPresent).toBe(true);
    expect(verdict.because).toContain(because);
  });

  it('two debilitated grahas that aspect each other do not cancel each other', () => {
    // Taurus rises: the Sun is in the sixth, Saturn in the twelfth, the lords Venus and Mars in the third and second.
    const positions = { Moon: 'Leo', Sun: 'Libra 5', Saturn: 'Aries 5', Venus: 'Cancer', Mars: 'Gemini' };
    expect(judgeYogaAt('neechaBhanga', { lagna: 'Taurus', ...positions })).toMatchObject({
      isPresent: false,
      because:
        'the Sun is in its fall in Libra, the sixth house, and nothing cancels it; ' +
        'Saturn is in its fall in Aries, the twelfth house, and nothing cancels it',
    });
  });
});
