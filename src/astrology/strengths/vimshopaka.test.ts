import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import { sum } from '#src/astrology/shadbala/per-graha.ts';
import { computeVargaSign, type Varga } from '#src/astrology/varga.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { randomCharts } from './testing.ts';
import { getOwnPlacesName, VARGA_GROUPS, VARGA_WEIGHTS } from './varga-groups.ts';
import { computeVimshopaka } from './vimshopaka.ts';

describe('computeVimshopaka', () => {
  /**
   * The signs of Jupiter, and of the lord of that sign counted from Jupiter (2, 3, 4, 10, 11 and 12 make a temporary
   * friend). By nature Sun, Moon and Mars are friends of Jupiter, Saturn is neutral, Venus is an enemy.
   *
   * D1, D3, D4, D24 Sagittarius: own 20. D2 Leo, Sun in Cancer 12: great friend 18. D7 Capricorn, Saturn in Sagittarius
   * 12: friend 15. D9 Taurus, Venus in Taurus 1: great enemy 5. D10 Capricorn, Saturn in Aquarius 2: friend 15. D12
   * Aquarius, Saturn in Aries 3: friend 15. D16 Aquarius, Saturn in Gemini 5: enemy 7. D20 Scorpio, Mars in Aquarius 4:
   * great friend 18. D27 Leo, Sun in Aries 9: neutral 10. D30 Aquarius, Saturn in Gemini 5: enemy 7. D40 Libra, Venus
   * in Libra 1: great enemy 5. D45 Cancer (exalted), Moon in Cancer 1: neutral 10. D60 Libra, Venus in Gemini 9: great
   * enemy 5.
   */
  const { Jupiter } = computeVimshopaka(
    createChart({
      lagna: 'Aries',
      Jupiter: 'Sagittarius 5.2',
      Sun: 'Gemini 20.2',
      Moon: 'Libra 10.2',
      Mars: 'Virgo 10.2',
      Venus: 'Leo 5.2',
      Saturn: 'Leo 20.2',
    }),
  )!;

  it.each([
    // 6 × 20 + 2 × 18 + 4 × 20 + 5 × 5 + 2 × 15 + 1 × 7
    ['shadvarga', 298, ['D1', 'D3'], 'Kimshuka'],
    // 5 × 20 + 2 × 18 + 3 × 20 + 1 × 15 + 2.5 × 5 + 4.5 × 15 + 2 × 7
    ['saptavarga', 305, ['D1', 'D3'], 'Kimshuka'],
    // 3 × 20 + 1.5 × (18 + 20 + 15 + 5 + 15 + 15 + 7 + 7) + 5 × 5
    ['dashavarga', 238, ['D1', 'D3'], 'Parijata'],
    // 3.5 × 20 + 18 + 20 + 3 × 5 + 7 + 2 × 7 + 4 × 5, and 0.5 × (20 + 15 + 15 + 15 + 18 + 20 + 10 + 5 + 10)
    ['shodashavarga', 228, ['D1', 'D3', 'D4', 'D24', 'D45'], 'Kanduka'],
  ] as const)(
    'weighs the charts of the %s in an example computed by hand',
    (group, sumOf20, ownPlaces, name) => {
      expect(Jupiter[group].points).toBeCloseTo(sumOf20 / 20, 9);
      expect(Jupiter[group]).toMatchObject({ ownPlaces, name });
    },
  );

  it('returns null without a birth time', () => {
    expect(computeVimshopaka(createChart({}))).toBeNull();
  });

  /** A chart in an own sign has 20 points, any other 5 to 18. */
  it('lies between the bounds that follow from the charts in own signs, for any birth', () => {
    fc.assert(
      fc.property(randomCharts, (chart) => {
        const vimshopaka = computeVimshopaka(chart)!;
        for (const graha of CLASSICAL_GRAHAS)
          for (const group of VARGA_GROUPS) {
            const { points, ownPlaces, name } = vimshopaka[graha][group];
            const { longitude } = chart.grahas[graha];
            const isOwnSign = (varga: string) =>
              SIGN_LORDS[computeVargaSign(Number(varga) as Varga, longitude) - 1] === graha;
            const weights = Object.entries(VARGA_WEIGHTS[group]);
            const own = weights.filter(([varga]) => isOwnSign(varga));
            const ownWeight = sum(own.map(([, weight]) => weight));
            expect(points).toBeGreaterThanOrEqual(ownWeight + ((20 - ownWeight) * 5) / 20 - 1e-9);
            expect(points).toBeLessThanOrEqual(ownWeight + ((20 - ownWeight) * 18) / 20 + 1e-9);
            expect(ownPlaces).toEqual(expect.arrayContaining(own.map(([varga]) => `D${varga}`)));
            expect(name === null).toBe(ownPlaces.length < 2);
          }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the groups of divisional charts', () => {
  it.each([
    ['shadvarga', 6, 'Kundala'],
    ['saptavarga', 7, 'Mukuta'],
    ['dashavarga', 10, 'Shridhama'],
    ['shodashavarga', 16, 'Shrivallabha'],
  ] as const)('%s has %d charts with a weight of 20 in total', (group, count, lastName) => {
    const weights = Object.values(VARGA_WEIGHTS[group]);
    expect([weights.length, sum(weights)]).toEqual([count, 20]);
    expect(getOwnPlacesName(group, count)).toBe(lastName);
    expect([getOwnPlacesName(group, count + 1), getOwnPlacesName(group, 1)]).toEqual([null, null]);
  });
});
