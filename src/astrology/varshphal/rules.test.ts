import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-strengths.ts';
import type { TajikaStrength } from '#src/astrology/contract-varshphal.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { getHaddaLord } from './hadda.ts';
import { computePanchaVargiya } from './pancha-vargiya.ts';
import { getRelation, getTajikaAspect } from './relations.ts';
import { computeSahams } from './sahams.ts';
import { computeVarshphal } from './varshphal.ts';
import { listOfficers, chooseYearLord } from './year-lord.ts';
import { findTajikaYogas } from './yogas.ts';

describe('how two signs look at each other', () => {
  it('goes by the signs between them', () => {
    const seen = Array.from({ length: 12 }, (_, index) => getTajikaAspect(1, index + 1));
    expect(seen).toEqual([
      'open-enemy',
      null,
      'secret-friend',
      'secret-enemy',
      'open-friend',
      null,
      'open-enemy',
      null,
      'open-friend',
      'secret-enemy',
      'secret-friend',
      null,
    ]);
  });

  it('is the same from the other side', () => {
    for (let a = 1; a <= 12; a++)
      for (let b = 1; b <= 12; b++) expect(getTajikaAspect(a, b)).toBe(getTajikaAspect(b, a));
  });

  it('makes friends, enemies, and those who do not see each other neutral', () => {
    expect([getRelation(1, 5), getRelation(1, 10), getRelation(1, 8)]).toEqual([
      'friend',
      'enemy',
      'neutral',
    ]);
  });
});

describe('strength from five places', () => {
  it('is whole in places of one’s own', () => {
    // Mercury at its highest degree, in its own sign; the hadda there is of Venus, the third of Venus, the navamsha of Taurus.
    const { Mercury } = computePanchaVargiya(createChart({ Mercury: 'Virgo 15', Venus: 'Cancer 5' }));
    expect(Mercury).toMatchObject({ kshetra: 30, hadda: 11.25, drekkana: 7.5, navamsha: 3.75 });
    expect(Mercury.uchcha).toBeCloseTo(20, 6);
    expect(Mercury.total).toBeCloseTo(72.5 / 4, 6);
  });

  it('sinks to a quarter under an enemy, and to nothing in the lowest degree', () => {
    const { Sun } = computePanchaVargiya(createChart({ Sun: 'Libra 10', Venus: 'Aries 5' }));
    expect(Sun.kshetra).toBe(7.5);
    expect(Sun.uchcha).toBeCloseTo(0, 6);
  });

  it('takes the hadda from the sign’s five parts, each ending before the next', () => {
    expect([getHaddaLord(1, 5.99), getHaddaLord(1, 6), getHaddaLord(1, 29.99)]).toEqual([
      'Jupiter',
      'Venus',
      'Saturn',
    ]);
    expect([getHaddaLord(3, 7), getHaddaLord(3, 13)]).toEqual(['Venus', 'Jupiter']);
    expect([getHaddaLord(9, 23), getHaddaLord(9, 28)]).toEqual(['Mars', 'Saturn']);
    for (let sign = 1; sign <= 12; sign++)
      expect(new Set(Array.from({ length: 30 }, (_, degree) => getHaddaLord(sign, degree))).size).toBe(5);
  });

  it('gives each graha its Egyptian degrees, but for the one that changes hands in Gemini and in Sagittarius', () => {
    const degrees = (graha: ClassicalGraha) =>
      Array.from({ length: 360 }, (_, n) => getHaddaLord(Math.floor(n / 30) + 1, n % 30)).filter(
        (lord) => lord === graha,
      ).length;
    expect(degrees('Saturn')).toBe(57 - 1);
    expect(degrees('Jupiter')).toBe(79 - 1);
    expect(degrees('Mars')).toBe(66 + 1);
    expect(degrees('Venus')).toBe(82 + 1);
    expect(degrees('Mercury')).toBe(76);
  });
});

describe('the lord of the year', () => {
  const strengths = (given: Partial<Record<ClassicalGraha, number>>) =>
    Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, { total: given[graha] ?? 8 }])) as Record<
      ClassicalGraha,
      TajikaStrength
    >;
  const lagnas = { natal: 5, annual: 8, muntha: 9 };
  const holders = listOfficers(
    createChart({ Sun: 'Leo', Jupiter: 'Sagittarius', Mars: 'Scorpio' }),
    lagnas,
    true,
  );

  it('is the strongest in office who sees the lagna', () => {
    expect(chooseYearLord(holders, strengths({ Jupiter: 19, Sun: 12, Mars: 11 })).graha).toBe('Sun');
    expect(chooseYearLord(holders, strengths({ Jupiter: 19, Sun: 12, Mars: 13 })).graha).toBe('Mars');
  });

  it('is the lord of the muntha where nobody sees the lagna, or nobody has strength', () => {
    const blind = listOfficers(
      createChart({ Sun: 'Libra', Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Aries' }),
      lagnas,
      true,
    );
    expect(blind.some(({ seesLagna }) => seesLagna)).toBe(false);
    expect(chooseYearLord(blind, strengths({}))).toEqual({ graha: 'Jupiter', chosen: 'muntha' });
    expect(chooseYearLord(holders, strengths({ Jupiter: 4, Sun: 3, Mars: 2 })).chosen).toBe('muntha');
  });

  it('has an office by night that another has by day', () => {
    const night = listOfficers(createChart({ Sun: 'Leo', Moon: 'Aquarius' }), lagnas, false);
    expect(night.slice(3).map(({ graha }) => graha)).toEqual(['Venus', 'Saturn']);
  });
});

describe('ithasala and ishrafa', () => {
  const between = (moon: string, saturn: string) =>
    findTajikaYogas(createChart({ Moon: moon, Saturn: saturn })).find(
      ({ faster, slower }) => faster === 'Moon' && slower === 'Saturn',
    );

  it('come together while the faster is behind, within half their light', () => {
    expect(between('Aries 4', 'Leo 14')).toMatchObject({
      yoga: 'ithasala',
      aspect: 'open-friend',
      apart: 10,
    });
    expect(between('Aries 4', 'Leo 15')).toBeUndefined();
  });

  it('are full within a degree', () => {
    expect(between('Aries 13.5', 'Capricorn 14')).toMatchObject({
      yoga: 'full-ithasala',
      aspect: 'secret-enemy',
    });
  });

  it('part once the faster is more than a degree ahead', () => {
    expect(between('Aries 16', 'Libra 14')).toMatchObject({
      yoga: 'ishrafa',
      aspect: 'open-enemy',
      apart: 2,
    });
    expect(between('Aries 14.5', 'Libra 14')).toBeUndefined();
  });

  it('need signs that see each other', () => {
    expect(between('Aries 10', 'Taurus 14')).toBeUndefined();
    expect(between('Aries 10', 'Virgo 14')).toBeUndefined();
  });
});

describe('sahams', () => {
  const chart = createChart({ Sun: 'Aries 10', Moon: 'Cancer 20', Jupiter: 'Leo 0' });
  const punya = (lagna: number, byDay: boolean) =>
    computeSahams(chart, lagna, byDay).find(({ name }) => name === 'punya')!;

  it('lie as far from the lagna as the Moon from the Sun', () => {
    expect(punya(50, true)).toMatchObject({ longitude: 150, sign: 6, house: 5, lord: 'Mercury' });
  });

  it('go a sign further where the lagna does not lie between them', () => {
    expect(punya(200, true).longitude).toBe(330);
  });

  it('change places by night', () => {
    expect(punya(200, false).longitude).toBe(100);
    expect(punya(50, false).longitude).toBe(340);
    const vidya = computeSahams(chart, 50, false).find(({ name }) => name === 'vidya')!;
    expect(vidya.longitude).toBe(punya(50, true).longitude);
  });
});

describe('day and night', () => {
  it('are decided by sunrise and sunset at the place of the year', () => {
    const natal = computeChart({
      utc: '1996-06-04T09:00:00Z',
      latitude: 25.18,
      longitude: 75.84,
      timeKnown: true,
      zone: 'Asia/Kolkata',
    });
    // Six hours later each year: four years take the return around the clock.
    expect([0, 1, 2, 3].map((age) => computeVarshphal(natal, age).rule!.byDay)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
