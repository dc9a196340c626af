import { expect, test } from 'vitest';
import { computeKootasBothWays } from '#src/astrology/matching/ashtakoota.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { listStarTotals } from './match-totals.ts';

/** A Moon in each of the 27 nakshatras, with three positions in the other nakshatra. */
const moons = Array.from({ length: 27 }, (_, i) => toPoint((i + 0.3) * (360 / 27)));

test('every Ashtakoota total lies within the printed range', () => {
  for (const own of moons) {
    const stars = listStarTotals([own]);
    for (const { star, lowest, highest } of stars) {
      for (const part of [0.05, 0.45, 0.95]) {
        const sums = computeKootasBothWays(own, toPoint((star - 1 + part) * (360 / 27)));
        expect(sums.lowest >= lowest && sums.highest <= highest).toBe(true);
      }
    }
  }
});

test('Mrigashira and Rohini in Taurus have 36 points', () => {
  const rohini = listStarTotals([toPoint(30 + 24)]).find(({ star }) => star === 4)!;
  expect(rohini.highest).toBe(36);
  expect(rohini).toMatchObject({ gana: 'Manushya', yoni: 'Serpent', nadi: 'Antya' });
});

test('a Moon has 28 points with itself', () => {
  const hasta = listStarTotals([toPoint(150 + 15)]).find(({ star }) => star === 13)!;
  expect([hasta.lowest, hasta.highest]).toEqual([28, 28]);
});
