import { describe, expect, test } from 'vitest';
import { computeKuaPairs } from './kua.ts';

const listNumbers = (date: string) =>
  computeKuaPairs(date).map(({ year, male, female }) => [year, male.value, female.value]);

describe('Kua number', () => {
  // The printed tables of feng shui: 1964 is 9 and 6, 1968 is 5 (so 2) and 1, 1990 is 1 and 8 (5), 2000 is 9 and 6.
  test.each([
    ['1964-06-15', [1964, 9, 6]],
    ['1968-06-15', [1968, 2, 1]],
    ['1990-06-15', [1990, 1, 8]],
    ['1996-06-04', [1996, 4, 2]],
    ['2000-06-15', [2000, 9, 6]],
    ['2018-05-12', [2018, 9, 6]],
  ])('of %s follows the printed tables', (date, expected) => {
    expect(listNumbers(date)).toEqual([expected]);
  });

  test('shows its working', () => {
    const [pair] = computeKuaPairs('1968-06-15');
    expect(pair!.male.workings).toEqual([
      '1 + 9 + 6 + 8 = 24',
      '2 + 4 = 6',
      '11 − 6 = 5',
      { kind: 'centre', value: 2 },
    ]);
    expect(pair!.female.workings).toEqual(['1 + 9 + 6 + 8 = 24', '2 + 4 = 6', '6 + 4 = 10', '1 + 0 = 1']);
  });

  test('counts a birth before 3 February to the year before, and gives both years until the 5th', () => {
    expect(listNumbers('1991-02-02')).toEqual([[1990, 1, 8]]);
    expect(listNumbers('1991-02-03').map(([year]) => year)).toEqual([1990, 1991]);
    expect(listNumbers('1991-02-05').map(([year]) => year)).toEqual([1990, 1991]);
    expect(listNumbers('1991-02-06').map(([year]) => year)).toEqual([1991]);
  });

  test('is never 5, and has four directions of its own group', () => {
    const east = ['south-east', 'east', 'south', 'north'];
    for (let year = 1900; year < 2030; year++) {
      const [pair] = computeKuaPairs(`${year}-06-15`);
      for (const { value, directions } of [pair!.male, pair!.female]) {
        expect([1, 2, 3, 4, 6, 7, 8, 9]).toContain(value);
        expect(new Set(directions).size).toBe(4);
        const isEast = [1, 3, 4, 9].includes(value);
        expect(directions.every((direction) => east.includes(direction))).toBe(isEast);
      }
    }
  });
});
