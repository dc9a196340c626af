import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { computeAshtakoota } from './ashtakoota.ts';
import { createMoon } from '#src/testing/reports/create-moon.ts';

/** The middle of a nakshatra. */
const createMoonInNakshatra = (name: string) =>
  toPoint((NAKSHATRAS.findIndex((nakshatra) => nakshatra.name === name) + 0.5) * (360 / 27));

const computePointsForSigns = (key: KootaKey, first: string, second: string) =>
  computeAshtakoota(createMoon(first), createMoon(second)).kootas.find((koota) => koota.key === key)!.points;
const judgeNakshatras = (key: KootaKey, first: string, second: string) =>
  computeAshtakoota(createMoonInNakshatra(first), createMoonInNakshatra(second)).kootas.find(
    (koota) => koota.key === key,
  )!;

describe('the koota varna', () => {
  it.each([
    ['Cancer', 'Aries', 1],
    ['Aries', 'Cancer', 0],
    ['Leo', 'Sagittarius', 1],
    ['Virgo', 'Leo', 0],
    ['Taurus', 'Gemini', 1],
    ['Aquarius', 'Libra', 1],
    ['Gemini', 'Capricorn', 0],
  ])('of %s and %s has %i points', (first, second, points) => {
    expect(computePointsForSigns('varna', first, second)).toBe(points);
  });
});

describe('the koota vashya', () => {
  it.each([
    ['Gemini', 'Virgo', 2],
    ['Gemini', 'Aries', 1],
    ['Gemini', 'Cancer', 0.5],
    ['Cancer', 'Gemini', 0.5],
    ['Gemini', 'Leo', 0],
    ['Leo', 'Gemini', 0],
    ['Leo', 'Taurus', 0.5],
    ['Taurus', 'Leo', 0],
    ['Leo', 'Pisces', 1],
    ['Leo', 'Scorpio', 0],
    ['Libra', 'Scorpio', 1],
    ['Scorpio', 'Scorpio', 2],
    ['Aries', 'Cancer', 1],
  ])('of a first Moon in %s and a second Moon in %s has %f points', (first, second, points) => {
    expect(computePointsForSigns('vashya', first, second)).toBe(points);
  });

  it('differs between the two halves of Sagittarius and Capricorn', () => {
    expect(computePointsForSigns('vashya', 'Gemini', 'Sagittarius 14.9')).toBe(2);
    expect(computePointsForSigns('vashya', 'Gemini', 'Sagittarius 15')).toBe(1);
    expect(computePointsForSigns('vashya', 'Gemini', 'Capricorn 14.9')).toBe(1);
    expect(computePointsForSigns('vashya', 'Gemini', 'Capricorn 15')).toBe(0.5);
  });
});

describe('the koota tara', () => {
  it.each([
    ['Ashwini', 'Ashwini', 'Janma', 'Janma', 3],
    ['Ashwini', 'Bharani', 'Ati Mitra', 'Sampat', 3],
    ['Ashwini', 'Krittika', 'Mitra', 'Vipat', 1.5],
    ['Ashwini', 'Mrigashira', 'Sadhaka', 'Pratyari', 1.5],
    ['Ashwini', 'Vishakha', 'Kshema', 'Vadha', 1.5],
    ['Ashwini', 'Magha', 'Janma', 'Janma', 3],
    ['Revati', 'Ashwini', 'Ati Mitra', 'Sampat', 3],
  ])('of %s and %s has the taras %s and %s and %f points', (first, second, firstTara, secondTara, points) => {
    expect(judgeNakshatras('tara', first, second)).toMatchObject({
      first: firstTara,
      second: secondTara,
      points,
    });
  });
});

describe('the koota yoni', () => {
  it.each([
    ['Ashwini', 'Shatabhisha', 4],
    ['Ashwini', 'Swati', 0],
    ['Bharani', 'Dhanishtha', 0],
    ['Pushya', 'Shravana', 0],
    ['Rohini', 'Uttara Ashadha', 0],
    ['Mula', 'Jyeshtha', 0],
    ['Punarvasu', 'Magha', 0],
    ['Uttara Phalguni', 'Chitra', 0],
    ['Ardra', 'Purva Ashadha', 2],
    ['Ashwini', 'Rohini', 3],
    ['Ashwini', 'Anuradha', 3],
    ['Chitra', 'Hasta', 1],
  ])('of %s and %s has %i points', (first, second, points) => {
    expect(judgeNakshatras('yoni', first, second).points).toBe(points);
    expect(judgeNakshatras('yoni', second, first).points).toBe(points);
  });

  it('has 4 points for a nakshatra with itself', () => {
    for (const { name } of NAKSHATRAS) expect(judgeNakshatras('yoni', name, name).points).toBe(4);
  });

  it('has one animal that every animal has 0 points with', () => {
    for (const { name } of NAKSHATRAS) {
      const greatEnemies = NAKSHATRAS.map((nakshatra) => judgeNakshatras('yoni', name, nakshatra.name))
        .filter(({ points }) => points === 0)
        .map(({ second }) => second);
      expect(new Set(greatEnemies).size).toBe(1);
    }
  });
});

describe('the koota graha maitri', () => {
  it.each([
    ['Aries', 'Scorpio', 5],
    ['Leo', 'Cancer', 5],
    ['Leo', 'Gemini', 4],
    ['Aries', 'Taurus', 3],
    ['Sagittarius', 'Capricorn', 3],
    ['Cancer', 'Gemini', 1],
    ['Gemini', 'Sagittarius', 0.5],
    ['Cancer', 'Taurus', 0.5],
    ['Leo', 'Libra', 0],
    ['Leo', 'Aquarius', 0],
  ])('of %s and %s has %f points', (first, second, points) => {
    expect(computePointsForSigns('maitri', first, second)).toBe(points);
    expect(computePointsForSigns('maitri', second, first)).toBe(points);
  });
});

describe('the koota gana', () => {
  const NAKSHATRA_OF_GANA = { Deva: 'Ashwini', Manushya: 'Bharani', Rakshasa: 'Krittika' } as const;
  it.each([
    ['Deva', 'Deva', 6],
    ['Deva', 'Manushya', 6],
    ['Deva', 'Rakshasa', 0],
    ['Manushya', 'Deva', 5],
    ['Manushya', 'Manushya', 6],
    ['Manushya', 'Rakshasa', 0],
    ['Rakshasa', 'Deva', 1],
    ['Rakshasa', 'Manushya', 0],
    ['Rakshasa', 'Rakshasa', 6],
  ] as const)('of %s and %s has %i points', (first, second, points) => {
    expect(judgeNakshatras('gana', NAKSHATRA_OF_GANA[first], NAKSHATRA_OF_GANA[second])).toMatchObject({
      first,
      second,
      points,
    });
  });

  it('has nine nakshatras of each kind', () => {
    const kinds = NAKSHATRAS.map(({ name }) => judgeNakshatras('gana', name, name).first);
    for (const kind of Object.keys(NAKSHATRA_OF_GANA))
      expect(kinds.filter((each) => each === kind)).toHaveLength(9);
  });
});

describe('the koota bhakoot', () => {
  it.each(RASHIS.map(({ english }, index) => [english, index + 1] as const))(
    'of Aries and %s, house %i from it, has 0 points in the houses 2, 5, 6, 8, 9 and 12, otherwise 7',
    (sign, house) => {
      const points = [2, 5, 6, 8, 9, 12].includes(house) ? 0 : 7;
      expect(computePointsForSigns('bhakoot', 'Aries', sign)).toBe(points);
      expect(computePointsForSigns('bhakoot', sign, 'Aries')).toBe(points);
    },
  );
});

describe('the koota nadi', () => {
  const NAKSHATRAS_OF_NADI = {
    Adi: 'Ashwini, Ardra, Punarvasu, Uttara Phalguni, Hasta, Jyeshtha, Mula, Shatabhisha, Purva Bhadrapada',
    Madhya:
      'Bharani, Mrigashira, Pushya, Purva Phalguni, Chitra, Anuradha, Purva Ashadha, Dhanishtha, Uttara Bhadrapada',
    Antya: 'Krittika, Rohini, Ashlesha, Magha, Swati, Vishakha, Uttara Ashadha, Shravana, Revati',
  };
  const nadis = Object.entries(NAKSHATRAS_OF_NADI).map(
    ([nadi, nakshatras]) => [nadi, nakshatras.split(', ')] as const,
  );

  it.each(nadis)('puts nine nakshatras into %s', (nadi, nakshatras) => {
    const found = NAKSHATRAS.filter(({ name }) => judgeNakshatras('nadi', name, name).first === nadi);
    expect(found.map(({ name }) => name)).toEqual(nakshatras);
  });

  it('has 0 points for all pairs of one nadi, and 8 points for all other pairs', () => {
    for (const [nadi, nakshatras] of nadis)
      for (const name of nakshatras)
        for (const [otherNadi, otherNakshatras] of nadis)
          for (const otherName of otherNakshatras)
            expect(judgeNakshatras('nadi', name, otherName).points).toBe(nadi === otherNadi ? 0 : 8);
  });
});

describe('southern kootas', () => {
  const computeSouthernKootas = (first: string, second: string) =>
    computeAshtakoota(createMoonInNakshatra(first), createMoonInNakshatra(second)).southernKootas;

  it.each([
    ['Ashwini', 'Revati', 'foot', false],
    ['Bharani', 'Pushya', 'waist', false],
    ['Krittika', 'Vishakha', 'navel', false],
    ['Rohini', 'Hasta', 'neck', false],
    ['Mrigashira', 'Dhanishtha', 'head', false],
    ['Ashwini', 'Bharani', 'foot', true],
  ])('the rajju of %s and %s: body part of the first %s, agreement %s', (first, second, part, agrees) => {
    expect(computeSouthernKootas(first, second).rajju).toMatchObject({ first: part, agrees });
  });

  it.each([
    ['Ashwini', 'Jyeshtha', false],
    ['Rohini', 'Swati', false],
    ['Ardra', 'Shravana', false],
    ['Magha', 'Revati', false],
    ['Chitra', 'Dhanishtha', false],
    ['Ardra', 'Hasta', true],
    ['Ashwini', 'Revati', true],
    ['Chitra', 'Chitra', true],
  ])('the vedha of %s and %s: agreement %s', (first, second, agrees) => {
    expect(computeSouthernKootas(first, second).vedha.agrees).toBe(agrees);
    expect(computeSouthernKootas(second, first).vedha.agrees).toBe(agrees);
  });
});
