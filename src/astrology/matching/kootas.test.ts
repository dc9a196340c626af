import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { computeAshtakoota } from './ashtakoota.ts';
import { createMoon } from '#src/testing/reports/create-moon.ts';

/** The middle of a nakshatra. */
const createMoonInNakshatra = (name: string) =>
  toPoint((NAKSHATRAS.findIndex((star) => star.name === name) + 0.5) * (360 / 27));

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

  it('has 4 points for a nakshatra with itself, and 0 points with one animal only', () => {
    for (const { name } of NAKSHATRAS) {
      const judgements = NAKSHATRAS.map((nakshatra) => judgeNakshatras('yoni', name, nakshatra.name));
      expect(judgements.find(({ second }, index) => NAKSHATRAS[index]!.name === name && second)!.points).toBe(
        4,
      );
      expect(new Set(judgements.filter(({ points }) => points === 0).map(({ second }) => second)).size).toBe(
        1,
      );
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
  const ADI = 'Ashwini Ardra Punarvasu Hasta Jyeshtha Mula Shatabhisha'.split(' ');
  const MADHYA = 'Bharani Mrigashira Pushya Chitra Anuradha Dhanishtha'.split(' ');
  const ANTYA = 'Krittika Rohini Ashlesha Magha Swati Vishakha Shravana Revati'.split(' ');
  it.each([
    ['Adi', [...ADI, 'Uttara Phalguni', 'Purva Bhadrapada']],
    ['Madhya', [...MADHYA, 'Purva Phalguni', 'Purva Ashadha', 'Uttara Bhadrapada']],
    ['Antya', [...ANTYA, 'Uttara Ashadha']],
  ])('puts nine nakshatras into %s, which have 0 points with each other', (nadi, nakshatras) => {
    const members = NAKSHATRAS.filter(({ name }) => judgeNakshatras('nadi', name, name).first === nadi);
    expect(members.map(({ name }) => name).toSorted()).toEqual(nakshatras.toSorted());
    expect(judgeNakshatras('nadi', nakshatras[0]!, nakshatras[1]!).points).toBe(0);
  });

  it('of different nadis has 8 points', () => {
    expect(judgeNakshatras('nadi', 'Ashwini', 'Bharani').points).toBe(8);
  });
});

describe('southern kootas', () => {
  const computeSouthernKootas = (first: string, second: string) =>
    computeAshtakoota(createMoonInNakshatra(first), createMoonInNakshatra(second)).south;

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
