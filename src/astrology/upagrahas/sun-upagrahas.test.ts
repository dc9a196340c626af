import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { computeSunUpagrahas, SUN_UPAGRAHAS } from './sun-upagrahas.ts';

/** Degrees and minutes. */
type Arc = [number, number];
const toDegrees = ([degrees, minutes]: Arc) => degrees + minutes / 60;

describe('computeSunUpagrahas', () => {
  /**
   * Narasimha Rao, example 6: the Sun is at 9°36′ of Sagittarius, 249°36′. Dhuma: 249°36′ + 133°20′ - 360° = 22°56′.
   * Vyatipata: 360° - 22°56′ = 337°04′. Parivesha: 157°04′. Indrachapa: 360° - 157°04′ = 202°56′. Upaketu: 202°56′ +
   * 16°40′ = 219°36′. Exercise 7: the Sun is at 13°19′ of Taurus.
   */
  it.each<[string, Arc, Arc[]]>([
    [
      'example 6',
      [249, 36],
      [
        [22, 56],
        [337, 4],
        [157, 4],
        [202, 56],
        [219, 36],
      ],
    ],
    [
      'exercise 7',
      [43, 19],
      [
        [176, 39],
        [183, 21],
        [3, 21],
        [356, 39],
        [13, 19],
      ],
    ],
  ])('returns the upagrahas of the textbook: %s', (_name, sun, expected) => {
    const upagrahas = computeSunUpagrahas(toDegrees(sun));
    for (const [index, name] of SUN_UPAGRAHAS.entries())
      expect(upagrahas[name], name).toBeCloseTo(toDegrees(expected[index]!), 9);
  });

  it('ends with Upaketu 30 degrees behind the Sun, for any Sun', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (sun) => {
        expect(normalize(sun - computeSunUpagrahas(sun).upaketu)).toBeCloseTo(30, 9);
      }),
    );
  });
});
