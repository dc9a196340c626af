import { describe, expect, it } from 'vitest';
import { gradeLordPlacement } from './house-lord-placements.ts';
import { HOUSE_NUMBERS } from './houses.ts';

const listHouses = (lordOf: number, grade: number) =>
  HOUSE_NUMBERS.filter((house) => gradeLordPlacement(lordOf, house) === grade);

describe('gradeLordPlacement', () => {
  /** Brihat Parashara Hora Shastra 24, verse 12 (n - 1) + m. */
  it.each([
    [7, 5, 1, 'verse 77: honourable, delighted, wealthy'],
    [10, 4, 1, 'verse 112: happy, with lands and conveyances'],
    [11, 1, 1, 'verse 121: rich, happy, with gains'],
    [9, 9, 1, 'verse 105: abundant fortune'],
    [12, 8, 1, 'verse 140: always gains'],
    [8, 5, 0, 'verse 89: few children, but long-lived and wealthy'],
    [6, 9, 0, 'verse 69: fortunes that rise and fall'],
    [9, 6, -1, 'verse 102: meagre prosperity'],
    [4, 12, -1, 'verse 48: without domestic comforts'],
    [3, 2, -1, 'verse 26: little effort and no happiness'],
  ])('grades the lord of house %d in house %d as %d (%s)', (lordOf, house, grade) => {
    expect(gradeLordPlacement(lordOf, house)).toBe(grade);
  });

  it('returns good for the lords of angles and trines in their own houses', () => {
    for (const house of [1, 4, 5, 7, 9, 10]) expect(gradeLordPlacement(house, house)).toBe(1);
  });

  it('returns bad in the twelfth for all lords except that of the eleventh, the house of gains', () => {
    expect(HOUSE_NUMBERS.filter((lordOf) => gradeLordPlacement(lordOf, 12) !== -1)).toEqual([11]);
  });

  it('returns good in the sixth for no lord, and in the eighth for the lord of the twelfth only', () => {
    expect(HOUSE_NUMBERS.filter((lordOf) => gradeLordPlacement(lordOf, 6) === 1)).toEqual([]);
    expect(HOUSE_NUMBERS.filter((lordOf) => gradeLordPlacement(lordOf, 8) === 1)).toEqual([12]);
  });

  it('returns bad for the lords of the ninth and tenth only in the dusthanas, the houses 6, 8 and 12', () => {
    for (const lordOf of [9, 10]) expect(listHouses(lordOf, -1)).toEqual([6, 8, 12]);
  });
});
