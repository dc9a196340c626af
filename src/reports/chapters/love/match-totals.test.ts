import { expect, test } from 'vitest';
import { computeKootasBothWays } from '#src/astrology/matching/ashtakoota.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { listNakshatraTotals } from './match-totals.ts';

/** A Moon in each of the 27 nakshatras. */
const sampleMoons = Array.from({ length: 27 }, (_, i) => toPoint((i + 0.3) * (360 / 27)));

test('every Ashtakoota total lies within the printed range', () => {
  for (const ownMoon of sampleMoons) {
    const nakshatras = listNakshatraTotals([ownMoon]);
    for (const { nakshatra, lowest, highest } of nakshatras) {
      for (const fraction of [0.05, 0.45, 0.95]) {
        const totals = computeKootasBothWays(ownMoon, toPoint((nakshatra - 1 + fraction) * (360 / 27)));
        expect(totals.lowest >= lowest && totals.highest <= highest).toBe(true);
      }
    }
  }
});

test('a Moon in Mrigashira in Taurus has up to 36 points with Rohini', () => {
  const rohini = listNakshatraTotals([toPoint(30 + 24)]).find(({ nakshatra }) => nakshatra === 4)!;
  expect(rohini.highest).toBe(36);
  expect(rohini).toMatchObject({ gana: 'Manushya', yoni: 'Serpent', nadi: 'Antya' });
});

test('a Moon in Hasta has 28 points with Hasta', () => {
  const hasta = listNakshatraTotals([toPoint(150 + 15)]).find(({ nakshatra }) => nakshatra === 13)!;
  expect([hasta.lowest, hasta.highest]).toEqual([28, 28]);
});
