/** Neecha bhanga, the cancellation of a debilitation (fall). */
import { describe, expect, it } from 'vitest';
import type { ChartPositions } from '#src/testing/reports/create-chart.ts';
import type { FallCancellation, FallHelper } from './reasons.ts';
import { judgeYoga, judgeYogaAt, mumbai } from './testing.ts';

const createHelper = (
  helper: FallHelper['helper'],
  role: FallHelper['role'],
  [origin, count]: readonly ['lagna' | 'Moon', number] | readonly [],
  relation: FallHelper['relation'] = null,
): FallHelper => ({
  kind: 'helper',
  helper,
  role,
  angle: origin && count ? { origin, count } : null,
  relation,
});

describe('neecha bhanga', () => {
  it('neechaBhanga lists every debilitated graha of a birth with all that cancels its debilitation', () => {
    expect(judgeYoga('neechaBhanga', mumbai)).toMatchObject({
      isPresent: true,
      reason: {
        kind: 'neechaBhanga',
        falls: [
          {
            graha: 'Moon',
            sign: 8,
            house: 4,
            cancellations: [createHelper('Mars', 'dispositor', [], 'exchange')],
          },
          {
            graha: 'Mars',
            sign: 4,
            house: 12,
            cancellations: [
              createHelper('Moon', 'dispositor', ['lagna', 4], 'exchange'),
              createHelper('Jupiter', 'exaltedThere', [], 'together'),
            ],
          },
          {
            graha: 'Venus',
            sign: 6,
            house: 2,
            cancellations: [createHelper('Mercury', 'dispositor', ['lagna', 1])],
          },
        ],
      },
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
      reason: {
        kind: 'neechaBhanga',
        falls: [{ graha: 'Saturn', sign: 1, house: 1, cancellations: [] }],
      },
    });
  });

  it.each<[string, ChartPositions, FallCancellation]>([
    [
      'the lord of the sign in an angle',
      { Mars: 'Libra' },
      createHelper('Mars', 'dispositor', ['lagna', 7], 'aspect'),
    ],
    [
      'the lord of the sign in an angle from the Moon',
      { lagna: 'Taurus', Moon: 'Gemini', Mars: 'Virgo 2' },
      createHelper('Mars', 'dispositor', ['Moon', 4], 'aspect'),
    ],
    [
      'the lord of the exaltation in an angle',
      { Venus: 'Cancer' },
      createHelper('Venus', 'exaltationLord', ['lagna', 4]),
    ],
    [
      'the graha exalted in the sign in an angle',
      { Sun: 'Capricorn' },
      createHelper('Sun', 'exaltedThere', ['lagna', 10]),
    ],
    [
      'the lord of the sign with it',
      { lagna: 'Leo', Mars: 'Aries', Moon: 'Aquarius' },
      createHelper('Mars', 'dispositor', [], 'together'),
    ],
    // Mars in Virgo aspects the eighth sign from itself, Aries.
    [
      'an aspect of the lord of the sign',
      { Mars: 'Virgo' },
      createHelper('Mars', 'dispositor', [], 'aspect'),
    ],
    // Mars in Aquarius is in the eleventh from Aries and the fifth from Libra.
    [
      'an exchange with the lord of the sign',
      { Mars: 'Aquarius' },
      createHelper('Mars', 'dispositor', [], 'exchange'),
    ],
    // Venus in Virgo is in the sixth and the twelfth, and in the fourth from Mars in Gemini.
    [
      'an angle between the lords of both signs',
      { Venus: 'Virgo 20' },
      { kind: 'mutualAngle', dispositor: 'Mars', exaltationLord: 'Venus' },
    ],
    // 20° to 23°20′ of a movable sign is its seventh navamsha: Libra for Aries.
    ['exaltation in the navamsha', { Saturn: 'Aries 21' }, { kind: 'navamsha', sign: 7 }],
  ])('the debilitation is cancelled by %s', (_, change, cancellation) => {
    expect(judgeYogaAt('neechaBhanga', { ...uncancelled, ...change })).toMatchObject({
      isPresent: true,
      reason: {
        falls: expect.arrayContaining([
          expect.objectContaining({
            graha: 'Saturn',
            cancellations: expect.arrayContaining([cancellation]),
          }),
        ]),
      },
    });
  });

  it('two debilitated grahas that aspect each other do not cancel each other', () => {
    // Taurus rises: the Sun is in the sixth, Saturn in the twelfth, the lords Venus and Mars in the third and second.
    const positions = { Moon: 'Leo', Sun: 'Libra 5', Saturn: 'Aries 5', Venus: 'Cancer', Mars: 'Gemini' };
    expect(judgeYogaAt('neechaBhanga', { lagna: 'Taurus', ...positions })).toMatchObject({
      isPresent: false,
      reason: {
        kind: 'neechaBhanga',
        falls: [
          { graha: 'Sun', sign: 7, house: 6, cancellations: [] },
          { graha: 'Saturn', sign: 1, house: 12, cancellations: [] },
        ],
      },
    });
  });
});
