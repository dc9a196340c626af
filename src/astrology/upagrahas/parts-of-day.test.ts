import { describe, expect, it } from 'vitest';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getPartOfGraha, getTimeOfPart } from './parts-of-day.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

describe('getPartOfGraha', () => {
  /** Phaladeepika 25, 2-4: ghatis from Sunday to Saturday. The first part has 2, each next one 4 more. */
  it.each<[ClassicalGraha, 'day' | 'night', number[]]>([
    ['Saturn', 'day', [26, 22, 18, 14, 10, 6, 2]],
    ['Saturn', 'night', [10, 6, 2, 26, 22, 18, 14]],
    ['Jupiter', 'day', [18, 14, 10, 6, 2, 26, 22]],
    ['Mercury', 'day', [14, 10, 6, 2, 26, 22, 18]],
    ['Sun', 'day', [2, 26, 22, 18, 14, 10, 6]],
  ])('returns for %s by %s the parts of the verses', (graha, half, ghatis) => {
    expect(WEEKDAYS.map((vara) => 2 + 4 * getPartOfGraha(graha, vara, half === 'day'))).toEqual(ghatis);
  });

  it('follows the order of the weekdays from the lord of the day, by night from the fifth', () => {
    for (const vara of WEEKDAYS) {
      const byDay = CLASSICAL_GRAHAS.toSorted(
        (a, b) => getPartOfGraha(a, vara, true) - getPartOfGraha(b, vara, true),
      );
      const byNight = CLASSICAL_GRAHAS.toSorted(
        (a, b) => getPartOfGraha(a, vara, false) - getPartOfGraha(b, vara, false),
      );
      expect(byDay[0]).toBe(CLASSICAL_GRAHAS[vara - 1]);
      expect([...byDay, ...byDay].slice(4, 11)).toEqual(byNight);
    }
  });
});

describe('getTimeOfPart', () => {
  it('divides day or night into eight equal parts', () => {
    const night = { isDaytime: false, from: 10.25, to: 10.75 };
    expect([0, 1, 6.5, 8].map((parts) => getTimeOfPart(night, parts))).toEqual([
      10.25, 10.3125, 10.65625, 10.75,
    ]);
  });
});
