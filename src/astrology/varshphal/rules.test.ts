import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { TajikaStrength } from '#src/astrology/contract-varshphal.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { getHaddaLord } from './hadda.ts';
import { computePanchaVargiya } from './pancha-vargiya.ts';
import { getRelation, getTajikaAspect } from './relations.ts';
import { computeSahams } from './sahams.ts';
import { computeVarshphal } from './varshphal.ts';
import { listOfficeHolders, chooseYearLord } from './year-lord.ts';
import { findTajikaYogas } from './yogas.ts';

describe('getTajikaAspect', () => {
  it('depends on the number of signs between two grahas', () => {
    const aspects = Array.from({ length: 12 }, (_, index) => getTajikaAspect(1, index + 1));
    expect(aspects).toEqual([
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

  it('is symmetric', () => {
    for (let a = 1; a <= 12; a++)
      for (let b = 1; b <= 12; b++) expect(getTajikaAspect(a, b)).toBe(getTajikaAspect(b, a));
  });

  it('determines getRelation: friend, enemy, or neutral without an aspect', () => {
    expect([getRelation(1, 5), getRelation(1, 10), getRelation(1, 8)]).toEqual([
      'friend',
      'enemy',
      'neutral',
    ]);
  });
});

describe('computePanchaVargiya', () => {
  it('returns the maximum where the graha itself is lord', () => {
    // Mercury at its exaltation degree in its own sign; hadda and drekkana of Venus, navamsha in Taurus.
    const { Mercury } = computePanchaVargiya(createChart({ Mercury: 'Virgo 15', Venus: 'Cancer 5' }));
    expect(Mercury).toMatchObject({ kshetra: 30, hadda: 11.25, drekkana: 7.5, navamsha: 3.75 });
    expect(Mercury.uchcha).toBeCloseTo(20, 6);
    expect(Mercury.total).toBeCloseTo(72.5 / 4, 6);
  });

  it('returns a quarter where an enemy is lord, and no uchcha at the debilitation degree', () => {
    const { Sun } = computePanchaVargiya(createChart({ Sun: 'Libra 10', Venus: 'Aries 5' }));
    expect(Sun.kshetra).toBe(7.5);
    expect(Sun.uchcha).toBeCloseTo(0, 6);
  });

  it('uses the five haddas of the sign: getHaddaLord changes exactly at their ends', () => {
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

  it('uses haddas with the Egyptian sums of degrees, except for the swaps in Gemini and Sagittarius', () => {
    const countDegrees = (graha: ClassicalGraha) =>
      Array.from({ length: 360 }, (_, n) => getHaddaLord(Math.floor(n / 30) + 1, n % 30)).filter(
        (lord) => lord === graha,
      ).length;
    expect(countDegrees('Saturn')).toBe(57 - 1);
    expect(countDegrees('Jupiter')).toBe(79 - 1);
    expect(countDegrees('Mars')).toBe(66 + 1);
    expect(countDegrees('Venus')).toBe(82 + 1);
    expect(countDegrees('Mercury')).toBe(76);
  });
});

describe('chooseYearLord', () => {
  const createStrengths = (totals: Partial<Record<ClassicalGraha, number>>) =>
    Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, { total: totals[graha] ?? 8 }])) as Record<
      ClassicalGraha,
      TajikaStrength
    >;
  const lagnas = { natal: 5, annual: 8, muntha: 9 };
  const officeHolders = listOfficeHolders(
    createChart({ Sun: 'Leo', Jupiter: 'Sagittarius', Mars: 'Scorpio' }),
    lagnas,
    true,
  );

  it('returns the strongest office holder that aspects the lagna', () => {
    expect(chooseYearLord(officeHolders, createStrengths({ Jupiter: 19, Sun: 12, Mars: 11 })).graha).toBe(
      'Sun',
    );
    expect(chooseYearLord(officeHolders, createStrengths({ Jupiter: 19, Sun: 12, Mars: 13 })).graha).toBe(
      'Mars',
    );
  });

  it('returns the lord of the muntha if no holder aspects the lagna or all are weak', () => {
    const withoutAspect = listOfficeHolders(
      createChart({ Sun: 'Libra', Jupiter: 'Sagittarius', Mars: 'Aries', Venus: 'Aries' }),
      lagnas,
      true,
    );
    expect(withoutAspect.some(({ aspectsLagna }) => aspectsLagna)).toBe(false);
    expect(chooseYearLord(withoutAspect, createStrengths({}))).toEqual({
      graha: 'Jupiter',
      chosen: 'muntha',
    });
    expect(chooseYearLord(officeHolders, createStrengths({ Jupiter: 4, Sun: 3, Mars: 2 })).chosen).toBe(
      'muntha',
    );
  });

  it('gets other tri-rashi and dina-ratri holders from listOfficeHolders for a return by night', () => {
    const holdersByNight = listOfficeHolders(createChart({ Sun: 'Leo', Moon: 'Aquarius' }), lagnas, false);
    expect(holdersByNight.slice(3).map(({ graha }) => graha)).toEqual(['Venus', 'Saturn']);
  });
});

describe('findTajikaYogas', () => {
  const findMoonSaturnYoga = (moon: string, saturn: string) =>
    findTajikaYogas(createChart({ Moon: moon, Saturn: saturn })).find(
      ({ faster, slower }) => faster === 'Moon' && slower === 'Saturn',
    );

  it('finds an ithasala while the faster graha is behind, within half the sum of the orbs', () => {
    expect(findMoonSaturnYoga('Aries 4', 'Leo 14')).toMatchObject({
      yoga: 'ithasala',
      aspect: 'open-friend',
      degreesApart: 10,
    });
    expect(findMoonSaturnYoga('Aries 4', 'Leo 15')).toBeUndefined();
  });

  it('finds a full ithasala within a degree', () => {
    expect(findMoonSaturnYoga('Aries 13.5', 'Capricorn 14')).toMatchObject({
      yoga: 'full-ithasala',
      aspect: 'secret-enemy',
    });
  });

  it('finds an ishrafa once the faster graha is more than a degree ahead', () => {
    expect(findMoonSaturnYoga('Aries 16', 'Libra 14')).toMatchObject({
      yoga: 'ishrafa',
      aspect: 'open-enemy',
      degreesApart: 2,
    });
    expect(findMoonSaturnYoga('Aries 14.5', 'Libra 14')).toBeUndefined();
  });

  it('finds nothing for signs that do not aspect each other', () => {
    expect(findMoonSaturnYoga('Aries 10', 'Taurus 14')).toBeUndefined();
    expect(findMoonSaturnYoga('Aries 10', 'Virgo 14')).toBeUndefined();
  });
});

describe('computeSahams', () => {
  const chart = createChart({ Sun: 'Aries 10', Moon: 'Cancer 20', Jupiter: 'Leo 0' });
  const computePunya = (lagna: number, isByDay: boolean) =>
    computeSahams(chart, lagna, isByDay).find(({ name }) => name === 'punya')!;

  it('adds the distance from Sun to Moon to the lagna for punya', () => {
    expect(computePunya(50, true)).toMatchObject({ longitude: 150, sign: 6, house: 5, lord: 'Mercury' });
  });

  it('adds 30 degrees when the lagna is not between the two', () => {
    expect(computePunya(200, true).longitude).toBe(330);
  });

  it('swaps the two points by night', () => {
    expect(computePunya(200, false).longitude).toBe(100);
    expect(computePunya(50, false).longitude).toBe(340);
    const vidya = computeSahams(chart, 50, false).find(({ name }) => name === 'vidya')!;
    expect(vidya.longitude).toBe(computePunya(50, true).longitude);
  });
});

describe('computeVarshphal', () => {
  it('determines day and night by sunrise and sunset at the place of the year', () => {
    const natal = computeChart({
      utc: '1996-06-04T09:00:00Z',
      latitude: 25.18,
      longitude: 75.84,
      isTimeKnown: true,
      zone: 'Asia/Kolkata',
    });
    // The return is six hours later each year: after four years it has passed through the day.
    expect([0, 1, 2, 3].map((age) => computeVarshphal(natal, age).lagnaResults!.isByDay)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
