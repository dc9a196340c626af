import { describe, expect, it } from 'vitest';
import { gradeSeat } from './house-lord-seats.ts';

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);
const listSeats = (lordOf: number, grade: number) =>
  HOUSES.filter((house) => gradeSeat(lordOf, house) === grade);

describe('gradeSeat', () => {
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
    expect(gradeSeat(lordOf, house)).toBe(grade);
  });

  it('is good in the house itself for the lords of angles and trines', () => {
    for (const house of [1, 4, 5, 7, 9, 10]) expect(gradeSeat(house, house)).toBe(1);
  });

  it('is bad in the twelfth for all lords but that of gains', () => {
    expect(HOUSES.filter((lordOf) => gradeSeat(lordOf, 12) !== -1)).toEqual([11]);
  });

  it('is never good in the sixth, and in the eighth only for the lord of the twelfth', () => {
    expect(HOUSES.filter((lordOf) => gradeSeat(lordOf, 6) === 1)).toEqual([]);
    expect(HOUSES.filter((lordOf) => gradeSeat(lordOf, 8) === 1)).toEqual([12]);
  });

  it('is bad for the lords of the ninth and tenth in the dusthanas alone', () => {
    for (const lordOf of [9, 10]) expect(listSeats(lordOf, -1)).toEqual([6, 8, 12]);
  });
});
