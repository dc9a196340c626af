import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { computeAshtakoota } from './ashtakoota.ts';
import { createMoon } from '#src/testing/reports/create-moon.ts';

/** The middle of a nakshatra. */
const createMoonInStar = (name: string) =>
  toPoint((NAKSHATRAS.findIndex((star) => star.name === name) + 0.5) * (360 / 27));

const signPoints = (key: KootaKey, first: string, second: string) =>
  computeAshtakoota(createMoon(first), createMoon(second)).kootas.find((koota) => koota.key === key)!.points;
const judgeStars = (key: KootaKey, first: string, second: string) =>
  computeAshtakoota(createMoonInStar(first), createMoonInStar(second)).kootas.find(
    (koota) => koota.key === key,
  )!;

describe('varna', () => {
  it.each([
    ['Cancer', 'Aries', 1],
    ['Aries', 'Cancer', 0],
    ['Leo', 'Sagittarius', 1],
    ['Virgo', 'Leo', 0],
    ['Taurus', 'Gemini', 1],
    ['Aquarius', 'Libra', 1],
    ['Gemini', 'Capricorn', 0],
  ])('gives for %s with %s the points %i', (first, second, points) => {
    expect(signPoints('varna', first, second)).toBe(points);
  });
});

describe('vashya', () => {
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
  ])('gives for a first Moon in %s and a second in %s the points %f', (first, second, points) => {
    expect(signPoints('vashya', first, second)).toBe(points);
  });

  it('differs between the two halves of Sagittarius and Capricorn', () => {
    expect(signPoints('vashya', 'Gemini', 'Sagittarius 14.9')).toBe(2);
    expect(signPoints('vashya', 'Gemini', 'Sagittarius 15')).toBe(1);
    expect(signPoints('vashya', 'Gemini', 'Capricorn 14.9')).toBe(1);
    expect(signPoints('vashya', 'Gemini', 'Capricorn 15')).toBe(0.5);
  });
});

describe('tara', () => {
  it.each([
    ['Ashwini', 'Ashwini', 'Janma', 'Janma', 3],
    ['Ashwini', 'Bharani', 'Ati Mitra', 'Sampat', 3],
    ['Ashwini', 'Krittika', 'Mitra', 'Vipat', 1.5],
    ['Ashwini', 'Mrigashira', 'Sadhaka', 'Pratyari', 1.5],
    ['Ashwini', 'Vishakha', 'Kshema', 'Vadha', 1.5],
    ['Ashwini', 'Magha', 'Janma', 'Janma', 3],
    ['Revati', 'Ashwini', 'Ati Mitra', 'Sampat', 3],
  ])('gives for %s and %s the taras %s and %s and the points %f', (first, second, one, other, points) => {
    expect(judgeStars('tara', first, second)).toMatchObject({ first: one, second: other, points });
  });
});

describe('yoni', () => {
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
  ])('gives for %s and %s the points %i', (first, second, points) => {
    expect(judgeStars('yoni', first, second).points).toBe(points);
    expect(judgeStars('yoni', second, first).points).toBe(points);
  });

  it('is 4 for a nakshatra with itself, and has one great enemy for each animal', () => {
    for (const { name } of NAKSHATRAS) {
      const all = NAKSHATRAS.map((other) => judgeStars('yoni', name, other.name));
      expect(all.find(({ second }, index) => NAKSHATRAS[index]!.name === name && second)!.points).toBe(4);
      expect(new Set(all.filter(({ points }) => points === 0).map(({ second }) => second)).size).toBe(1);
    }
  });
});

describe('graha maitri', () => {
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
  ])('gives for %s and %s the points %f', (first, second, points) => {
    expect(signPoints('maitri', first, second)).toBe(points);
    expect(signPoints('maitri', second, first)).toBe(points);
  });
});

describe('gana', () => {
  const STAR = { Deva: 'Ashwini', Manushya: 'Bharani', Rakshasa: 'Krittika' } as const;
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
  ] as const)('gives for %s with %s the points %i', (first, second, points) => {
    expect(judgeStars('gana', STAR[first], STAR[second])).toMatchObject({ first, second, points });
  });

  it('has nine nakshatras of each kind', () => {
    const kinds = NAKSHATRAS.map(({ name }) => judgeStars('gana', name, name).first);
    for (const kind of Object.keys(STAR)) expect(kinds.filter((each) => each === kind)).toHaveLength(9);
  });
});

describe('bhakoot', () => {
  it.each(RASHIS.map(({ english }, index) => [english, index + 1] as const))(
    'gives for Aries and %s, house %i from it, no points only in adverse positions',
    (sign, apart) => {
      const points = [2, 5, 6, 8, 9, 12].includes(apart) ? 0 : 7;
      expect(signPoints('bhakoot', 'Aries', sign)).toBe(points);
      expect(signPoints('bhakoot', sign, 'Aries')).toBe(points);
    },
  );
});

describe('nadi', () => {
  const ADI = 'Ashwini Ardra Punarvasu Hasta Jyeshtha Mula Shatabhisha'.split(' ');
  const MADHYA = 'Bharani Mrigashira Pushya Chitra Anuradha Dhanishtha'.split(' ');
  const ANTYA = 'Krittika Rohini Ashlesha Magha Swati Vishakha Shravana Revati'.split(' ');
  it.each([
    ['Adi', [...ADI, 'Uttara Phalguni', 'Purva Bhadrapada']],
    ['Madhya', [...MADHYA, 'Purva Phalguni', 'Purva Ashadha', 'Uttara Bhadrapada']],
    ['Antya', [...ANTYA, 'Uttara Ashadha']],
  ])('the nadi %s contains nine nakshatras, which get no points with each other', (nadi, stars) => {
    const members = NAKSHATRAS.filter(({ name }) => judgeStars('nadi', name, name).first === nadi);
    expect(members.map(({ name }) => name).toSorted()).toEqual(stars.toSorted());
    expect(judgeStars('nadi', stars[0]!, stars[1]!).points).toBe(0);
  });

  it('gives 8 points for different nadis', () => {
    expect(judgeStars('nadi', 'Ashwini', 'Bharani').points).toBe(8);
  });
});

describe('southern kootas', () => {
  const south = (first: string, second: string) =>
    computeAshtakoota(createMoonInStar(first), createMoonInStar(second)).south;

  it.each([
    ['Ashwini', 'Revati', 'foot', false],
    ['Bharani', 'Pushya', 'waist', false],
    ['Krittika', 'Vishakha', 'navel', false],
    ['Rohini', 'Hasta', 'neck', false],
    ['Mrigashira', 'Dhanishtha', 'head', false],
    ['Ashwini', 'Bharani', 'foot', true],
  ])('compare the rajju of %s and %s', (first, second, part, agrees) => {
    expect(south(first, second).rajju).toMatchObject({ first: part, agrees });
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
  ])('compare the vedha of %s and %s', (first, second, agrees) => {
    expect(south(first, second).vedha.agrees).toBe(agrees);
    expect(south(second, first).vedha.agrees).toBe(agrees);
  });
});
