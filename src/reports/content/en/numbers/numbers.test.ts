import { describe, expect, test } from 'vitest';
import { conductors } from './conductor.ts';
import { birthdayTexts } from './birthday.ts';
import { driverInHouse } from './driver-house.ts';
import { drivers } from './driver.ts';
import { missingDigit, singleDigit, repeatedDigit } from './lo-shu-grid.ts';
import { monthByDriver } from './month-by-driver.ts';
import { compounds } from './name-numbers.ts';
import { driverConductorPairs } from './driver-and-conductor.ts';
import { monthInYear } from './personal-month.ts';

describe('sets of numerology texts', () => {
  test('there are nine drivers with five statements each, thirty-one days, nine conductors and forty-five pairs', () => {
    expect(drivers.map(({ statements }) => statements.length)).toEqual(Array.from({ length: 9 }, () => 5));
    expect([birthdayTexts.length, conductors.length, Object.keys(driverConductorPairs).length]).toEqual([
      31, 9, 45,
    ]);
  });

  test('there are forty-three compounds, nine texts for each of nine digits, and eighty-one months in years', () => {
    expect(Object.keys(compounds).map(Number)).toEqual(Array.from({ length: 43 }, (_, i) => i + 10));
    const square = [missingDigit, singleDigit, repeatedDigit].flatMap((texts) => Object.values(texts));
    expect(square.map(({ length }) => length)).toEqual(Array.from({ length: 9 }, () => 9));
    expect(monthByDriver.map(({ length }) => length)).toEqual(Array.from({ length: 9 }, () => 9));
    expect(monthInYear.map(({ length }) => length)).toEqual(Array.from({ length: 9 }, () => 9));
  });

  test('nine grahas have twelve houses each', () => {
    expect(Object.values(driverInHouse).map(({ length }) => length)).toEqual(
      Array.from({ length: 9 }, () => 12),
    );
  });
});
