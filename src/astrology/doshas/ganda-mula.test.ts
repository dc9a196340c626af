import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { judgeGandaMula } from './ganda-mula.ts';

const judgeAt = (longitude: number) => judgeGandaMula(toPoint(longitude));

describe('judgeGandaMula', () => {
  it('applies to the six nakshatras at the boundaries of water and fire signs', () => {
    const names = NAKSHATRAS.filter((_nakshatra, index) => judgeAt((index + 0.5) * (360 / 27)).applies).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Ashwini', 'Ashlesha', 'Magha', 'Jyeshtha', 'Mula', 'Revati']);
  });

  it.each([
    [116.7, true, false],
    [116.6, false, false],
    [119.6, true, true],
    [119.5, true, false],
    [120.4, true, true],
    [123.3, true, false],
    [123.4, false, false],
    [359.9, true, true],
    [0, true, true],
    [240.1, true, true],
    [60, false, false],
  ])(
    'returns for a Moon at %f degrees: gandanta %s, close to the boundary %s',
    (longitude, isGandanta, isCloseToBoundary) => {
      expect(judgeAt(longitude)).toMatchObject({ isGandanta, isCloseToBoundary });
    },
  );

  it('names the nakshatra and quarter of the Moon as the reason', () => {
    expect(judgeAt(118).because).toBe('the Moon is in the fourth quarter of Ashlesha');
    expect(judgeAt(118).degreesFromBoundary).toBeCloseTo(2);
  });
});
