import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ashtakoota, KOOTA_KEYS, KootasBothWays, type KootaKey } from '#src/astrology/contract-matching.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { computeAshtakoota, computeKootasBothWays } from './ashtakoota.ts';
import { createMoon } from '#src/testing/reports/create-moon.ts';

const match = (first: string, second: string) => computeAshtakoota(createMoon(first), createMoon(second));
const listPoints = (first: string, second: string) => match(first, second).kootas.map(({ points }) => points);

describe('computeAshtakoota for pairs computed by hand', () => {
  it('returns 36 for Mrigashira and Rohini in Taurus', () => {
    expect(listPoints('Taurus 24', 'Taurus 12')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('returns 28 for a Moon with itself: all points except nadi', () => {
    expect(listPoints('Virgo 15', 'Virgo 15')).toEqual([1, 2, 3, 4, 5, 6, 7, 0]);
  });

  it('returns 28 for Purva Ashadha in the human half of Sagittarius and Ardra; almanacs that count tara one way have 29.5', () => {
    expect(listPoints('Sagittarius 14', 'Gemini 12')).toEqual([1, 2, 1.5, 2, 0.5, 6, 7, 8]);
    expect(match('Sagittarius 14', 'Gemini 12').total).toBe(28);
  });

  it('returns 19.5 for Uttara Ashadha in Capricorn and Revati, which lose points in all kootas except bhakoot', () => {
    expect(listPoints('Capricorn 5', 'Pisces 20')).toEqual([0, 1, 1.5, 2, 3, 5, 7, 0]);
    expect(match('Capricorn 5', 'Pisces 20').total).toBe(19.5);
  });

  it('returns 6.5 for Magha in Leo and Shravana in Capricorn, sixth and eighth from each other', () => {
    expect(listPoints('Leo 5', 'Capricorn 15')).toEqual([1, 1, 1.5, 2, 0, 1, 0, 0]);
  });
});

describe('computeAshtakoota for any two Moons', () => {
  const moon = fc.double({ min: 0, max: 359.999, noNaN: true }).map((longitude) => toPoint(longitude));

  it('returns 0 to 36 points in steps of 0.5, the sum of the eight kootas', () => {
    fc.assert(
      fc.property(moon, moon, (first, second) => {
        const { total, kootas } = Ashtakoota.parse(computeAshtakoota(first, second));
        expect(kootas.map(({ key }) => key)).toEqual(KOOTA_KEYS);
        expect(kootas.map(({ maximum }) => maximum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        for (const { points, maximum } of kootas) expect(points >= 0 && points <= maximum).toBe(true);
        expect(total).toBe(kootas.reduce((sum, { points }) => sum + points, 0));
        expect(Number.isInteger(total * 2)).toBe(true);
      }),
    );
  });

  it('depends on the order of the Moons in varna, vashya and gana only', () => {
    fc.assert(
      fc.property(moon, moon, (first, second) => {
        const bothWays = KootasBothWays.parse(computeKootasBothWays(first, second));
        const { differing, lowest, highest, asGiven, exchanged } = bothWays;
        for (const key of differing) expect(['varna', 'vashya', 'gana']).toContain(key);
        for (const { key, dependsOnOrder } of asGiven.kootas)
          expect(dependsOnOrder || !differing.includes(key)).toBe(true);
        expect([asGiven.total, exchanged.total].toSorted((a, b) => a - b)).toEqual([lowest, highest]);
      }),
    );
  });

  it('returns 28 for two equal Moons', () => {
    fc.assert(
      fc.property(moon, (first) => {
        expect(computeAshtakoota(first, first).total).toBe(28);
      }),
    );
  });

  it('returns pariharas only for kootas that lost points', () => {
    fc.assert(
      fc.property(moon, moon, (first, second) => {
        const { kootas, pariharas } = computeAshtakoota(first, second);
        const kootasWithLostPoints = kootas
          .filter(({ points, maximum }) => points < maximum)
          .map(({ key }) => key);
        for (const { koota } of pariharas) expect(kootasWithLostPoints).toContain(koota);
      }),
    );
  });
});

describe('computeKootasBothWays', () => {
  it('lists the kootas whose points differ when the roles are exchanged', () => {
    const bothWays = computeKootasBothWays(createMoon('Cancer 5'), createMoon('Aries 15'));
    expect(bothWays.differing).toEqual(['varna', 'gana']);
    expect([bothWays.asGiven.total, bothWays.exchanged.total]).toEqual([bothWays.highest, bothWays.lowest]);
  });
});

describe('pariharas', () => {
  const listPariharaKeys = (first: string, second: string, koota: KootaKey) =>
    match(first, second)
      .pariharas.filter((parihara) => parihara.koota === koota)
      .map(({ key }) => key);

  it.each<[string, KootaKey, [string, string], [string, string]]>([
    ['nadi-same-sign', 'nadi', ['Gemini 10', 'Gemini 25'], ['Gemini 10', 'Gemini 10']],
    ['nadi-same-sign', 'nadi', ['Taurus 5', 'Taurus 12'], ['Aries 28', 'Taurus 12']],
    ['nadi-same-nakshatra', 'nadi', ['Aries 28', 'Taurus 5'], ['Taurus 4', 'Taurus 5']],
    ['nadi-other-quarter', 'nadi', ['Taurus 2', 'Taurus 5'], ['Taurus 4', 'Taurus 5']],
    ['nadi-exempt-nakshatra', 'nadi', ['Taurus 15', 'Taurus 15'], ['Taurus 5', 'Taurus 5']],
    ['gana-same-sign', 'gana', ['Taurus 5', 'Taurus 15'], ['Aries 28', 'Taurus 15']],
    ['gana-friendly-lords', 'gana', ['Aries 5', 'Cancer 20'], ['Aries 5', 'Leo 5']],
    ['bhakoot-one-lord', 'bhakoot', ['Aries 5', 'Scorpio 5'], ['Aries 5', 'Virgo 5']],
    ['bhakoot-one-lord', 'bhakoot', ['Capricorn 5', 'Aquarius 5'], ['Aquarius 5', 'Pisces 5']],
    ['bhakoot-friendly-lords', 'bhakoot', ['Aries 15', 'Leo 3'], ['Aries 5', 'Leo 28']],
    ['bhakoot-friendly-navamsas', 'bhakoot', ['Aries 14', 'Taurus 9'], ['Aries 14', 'Taurus 1']],
    ['bhakoot-friendly-six-eight', 'bhakoot', ['Cancer 5', 'Sagittarius 5'], ['Cancer 5', 'Aquarius 5']],
    ['bhakoot-friendly-six-eight', 'bhakoot', ['Libra 5', 'Taurus 5'], ['Libra 5', 'Pisces 5']],
    ['maitri-friendly-navamsas', 'maitri', ['Leo 1', 'Libra 8'], ['Leo 1', 'Libra 1']],
    ['yoni-vashya', 'yoni', ['Aries 5', 'Virgo 15'], ['Leo 20', 'Aries 20']],
  ])('%s applies to the first pair and not to the second', (key, koota, applicable, notApplicable) => {
    expect(listPariharaKeys(...applicable, koota)).toContain(key);
    expect(listPariharaKeys(...notApplicable, koota)).not.toContain(key);
  });

  it('do not change the points', () => {
    const { pariharas, kootas, total } = match('Aries 5', 'Scorpio 5');
    expect(pariharas.map(({ key }) => key)).toContain('bhakoot-one-lord');
    expect(kootas.find(({ key }) => key === 'bhakoot')!.points).toBe(0);
    expect(total).toBe(kootas.reduce((sum, { points }) => sum + points, 0));
  });
});
