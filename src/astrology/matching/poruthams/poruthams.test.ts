/** The rules of Kalaprakashika ch. 13 (translation of 1917, pp. 69-77), nakshatra by nakshatra and sign by sign. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS, type Point } from '#src/astrology/contract.ts';
import { PORUTHAM_KEYS, type PoruthamKey, Poruthams } from '#src/astrology/contract-matching.ts';
import { createMoon } from '#src/testing/reports/create-moon.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { computePoruthams, computePoruthamsOfMoons } from './poruthams.ts';

/** Creates the middle of a pada from a text such as "Uttara Phalguni 2". The default is the first pada. */
function createPadaPoint(text: string): Point {
  const [, name, pada = '1'] = /^(.*?) ?(\d)?$/.exec(text)!;
  const index = NAKSHATRAS.findIndex((nakshatra) => nakshatra.name === name);
  if (index < 0) throw new Error(`Not a nakshatra: "${text}".`);
  return toPoint((index * 4 + Number(pada) - 0.5) * (360 / 108));
}

const judge = (key: PoruthamKey, bride: Point, groom: Point) =>
  computePoruthams(bride, groom).poruthams.find((porutham) => porutham.key === key)!;
const gradeMoons = (key: PoruthamKey, bride: string, groom: string) =>
  judge(key, createPadaPoint(bride), createPadaPoint(groom)).grade;
const gradeSigns = (key: PoruthamKey, bride: string, groom: string) =>
  judge(key, createMoon(bride), createMoon(groom)).grade;

/** Lists the numbers from 1 to 27 at which a groom has the grade, counted from the nakshatra of the bride. */
const listCounts = (key: PoruthamKey, bride: string, grade: string) =>
  NAKSHATRAS.map((_, index) => index + 1).filter((count) => {
    const brideIndex = NAKSHATRAS.findIndex(({ name }) => name === bride);
    return gradeMoons(key, bride, NAKSHATRAS[(brideIndex + count - 1) % 27]!.name) === grade;
  });

/** Names the nakshatras that have the grade with themselves. */
const listSharedNakshatras = (grade: string) =>
  NAKSHATRAS.map(({ name }) => name)
    .filter((name) => gradeMoons('dina', `${name} 2`, `${name} 2`) === grade)
    .join(', ');

describe('the porutham dina', () => {
  it.each([
    ['Krittika 2', 'adhamam', 'third of the first nine'],
    ['Mrigashira 3', 'adhamam', 'fifth of the first nine'],
    ['Punarvasu 1', 'adhamam', 'seventh of the first nine'],
    ['Rohini 1', 'uttamam', 'fourth'],
    ['Ardra 1', 'uttamam', 'sixth'],
    ['Ashlesha 1', 'uttamam', 'ninth'],
    ['Uttara Phalguni 1', 'adhamam', 'third of the second nine, first quarter'],
    ['Uttara Phalguni 2', 'madhyamam', 'third of the second nine, another quarter'],
    ['Chitra 4', 'adhamam', 'fifth of the second nine, fourth quarter'],
    ['Chitra 3', 'madhyamam', 'fifth of the second nine, another quarter'],
    ['Vishakha 3', 'adhamam', 'seventh of the second nine, third quarter'],
    ['Vishakha 4', 'madhyamam', 'seventh of the second nine, another quarter'],
    ['Uttara Ashadha 1', 'madhyamam', 'third of the third nine'],
    ['Shravana 1', 'adhamam', 'the 22nd'],
    ['Dhanishtha 1', 'madhyamam', 'fifth of the third nine'],
    ['Revati 1', 'adhamam', 'the 27th, in another sign'],
  ])('of a bride of Ashwini 1 with a groom of %s is %s: %s', (groom, grade) => {
    expect(gradeMoons('dina', 'Ashwini 1', groom)).toBe(grade);
  });

  it.each([
    ['Krittika', 'Ashlesha'],
    ['Ashlesha', 'Swati'],
    ['Chitra', 'Purva Ashadha'],
    ['Anuradha', 'Dhanishtha'],
    ['Dhanishtha', 'Bharani'],
    ['Shatabhisha', 'Krittika'],
  ])('is worst for %s and %s, the seventh nakshatra: one of the six unhappy pairs', (bride, groom) => {
    expect(gradeMoons('dina', bride, groom)).toBe('adhamam');
  });

  it.each([
    ['Ardra', 'Uttara Phalguni'],
    ['Purva Phalguni', 'Anuradha'],
    ['Pushya', 'Chitra'],
    ['Punarvasu', 'Hasta'],
  ])('is best for %s and %s, a happy pair in either order', (bride, groom) => {
    expect(gradeMoons('dina', bride, groom)).toBe('uttamam');
    expect(gradeMoons('dina', groom, bride)).toBe('uttamam');
  });

  it('has eight nakshatras that are best to share, eight worst and eleven middling ones', () => {
    expect(listSharedNakshatras('uttamam')).toBe(
      'Rohini, Ardra, Magha, Hasta, Vishakha, Shravana, Uttara Bhadrapada, Revati',
    );
    expect(listSharedNakshatras('adhamam')).toBe(
      'Bharani, Ashlesha, Swati, Jyeshtha, Mula, Dhanishtha, Shatabhisha, Purva Bhadrapada',
    );
    expect(listSharedNakshatras('madhyamam').split(', ')).toHaveLength(11);
  });

  it.each([
    ['Krittika 3', 'Krittika 1', 'madhyamam'],
    ['Krittika 1', 'Krittika 3', 'adhamam'],
  ])(
    'of one nakshatra in two signs agrees if the groom has the earlier quarter: %s, %s',
    (bride, groom, grade) => {
      expect(gradeMoons('dina', bride, groom)).toBe(grade);
    },
  );

  it.each([
    ['Bharani 1', 'Ashwini 1', 'madhyamam', 'the groom comes first, by one star'],
    ['Krittika 1', 'Ashwini 1', 'uttamam', 'the groom comes first, by two stars'],
    ['Ashwini 1', 'Bharani 1', 'uttamam', 'a good next star'],
    ['Bharani 1', 'Krittika 1', 'uttamam', 'exempt from the rule of one sign, so the second star'],
    ['Rohini 1', 'Mrigashira 1', 'adhamam', 'the bride comes first'],
  ])('in one sign, %s with %s is %s: %s', (bride, groom, grade) => {
    expect(gradeMoons('dina', bride, groom)).toBe(grade);
  });
});

describe('the poruthams that compare two nakshatras', () => {
  it.each<[PoruthamKey, string, string, string]>([
    // Ashwini is Deva, Bharani Manushya, Krittika Rakshasa
    ['gana', 'Bharani', 'Ashwini', 'uttamam'],
    ['gana', 'Ashwini', 'Bharani', 'madhyamam'],
    ['gana', 'Krittika', 'Ashwini', 'adhamam'],
    ['gana', 'Ashwini', 'Krittika', 'adhamam'],
    ['gana', 'Krittika', 'Ashlesha', 'uttamam'],
    // horse and buffalo, serpent and rat, horse and elephant
    ['yoni', 'Ashwini', 'Hasta', 'adhamam'],
    ['yoni', 'Rohini', 'Magha', 'adhamam'],
    ['yoni', 'Magha', 'Mrigashira', 'adhamam'],
    ['yoni', 'Ashwini', 'Bharani', 'madhyamam'],
    ['yoni', 'Ashwini', 'Shatabhisha', 'uttamam'],
  ])('%s of a bride of %s and a groom of %s is %s', (key, bride, groom, grade) => {
    expect(gradeMoons(key, bride, groom)).toBe(grade);
  });

  it.each(['Ashwini', 'Ardra', 'Revati'])('mahendra of a bride of %s agrees with eight counts', (bride) => {
    expect(listCounts('mahendra', bride, 'uttamam')).toEqual([4, 7, 10, 13, 16, 19, 22, 25]);
    expect(listCounts('mahendra', bride, 'madhyamam')).toEqual([]);
  });

  it('stri dirgha is best beyond the 13th nakshatra, and middling beyond the seventh', () => {
    expect(listCounts('stri-dirgha', 'Swati', 'uttamam')).toEqual(
      Array.from({ length: 14 }, (_, n) => n + 14),
    );
    expect(listCounts('stri-dirgha', 'Swati', 'madhyamam')).toEqual([8, 9, 10, 11, 12, 13]);
  });

  const MEMBERS_OF_RAJJU = {
    foot: 'Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati',
    waist: 'Bharani, Pushya, Purva Phalguni, Anuradha, Purva Ashadha, Uttara Bhadrapada',
    navel: 'Krittika, Punarvasu, Uttara Phalguni, Vishakha, Uttara Ashadha, Purva Bhadrapada',
    neck: 'Rohini, Ardra, Hasta, Swati, Shravana, Shatabhisha',
    head: 'Mrigashira, Chitra, Dhanishtha',
  };

  it.each(Object.entries(MEMBERS_OF_RAJJU))('rajju of the %s is worst for two of %s only', (_, members) => {
    const names = members.split(', ');
    const isWorst = (bride: string, groom: string) => gradeMoons('rajju', bride, groom) === 'adhamam';
    for (const bride of names)
      expect(NAKSHATRAS.map(({ name }) => name).filter((name) => isWorst(bride, name))).toEqual(names);
  });

  it('vedha joins every nakshatra with one other, but Mrigashira, Chitra and Dhanishtha with two', () => {
    for (const { name } of NAKSHATRAS) {
      const partners = NAKSHATRAS.filter((groom) => gradeMoons('vedha', name, groom.name) === 'adhamam');
      expect(partners).toHaveLength(['Mrigashira', 'Chitra', 'Dhanishtha'].includes(name) ? 2 : 1);
      for (const partner of partners) expect(gradeMoons('vedha', partner.name, name)).toBe('adhamam');
    }
  });
});

describe('the poruthams that compare two signs', () => {
  it.each([
    ['Aries', 'Virgo', 'madhyamam', 'sixth from an odd sign'],
    ['Gemini', 'Scorpio', 'madhyamam', 'sixth from an odd sign'],
    ['Leo', 'Capricorn', 'madhyamam', 'sixth from an odd sign'],
    ['Libra', 'Pisces', 'madhyamam', 'sixth from an odd sign'],
    ['Sagittarius', 'Taurus', 'madhyamam', 'sixth from an odd sign'],
    ['Aquarius', 'Cancer', 'madhyamam', 'sixth from an odd sign'],
    ['Taurus', 'Libra', 'adhamam', 'sixth from an even sign'],
    ['Aries', 'Taurus', 'madhyamam', 'second from an odd sign'],
    ['Taurus', 'Gemini', 'adhamam', 'second from an even sign'],
    ['Aries', 'Gemini', 'adhamam', 'third'],
    ['Aries', 'Cancer', 'adhamam', 'fourth'],
    ['Aries', 'Leo', 'adhamam', 'fifth'],
    ['Aries', 'Libra', 'uttamam', 'seventh'],
    ['Aries', 'Scorpio', 'madhyamam', 'eighth'],
    ['Aries', 'Pisces', 'uttamam', 'twelfth'],
    ['Aries', 'Aries', 'uttamam', 'one sign'],
  ])('rasi of a bride of %s and a groom of %s is %s: %s', (bride, groom, grade) => {
    expect(gradeSigns('rasi', bride, groom)).toBe(grade);
  });

  it.each([
    // one lord; mutual friends; two neutrals; friend and enemy; mutual enemies
    ['Aries', 'Scorpio', 'uttamam'],
    ['Leo', 'Cancer', 'uttamam'],
    ['Sagittarius', 'Capricorn', 'madhyamam'],
    ['Cancer', 'Gemini', 'adhamam'],
    ['Leo', 'Capricorn', 'adhamam'],
  ])('rasiyathipathi of %s and %s is %s in either order', (sign, otherSign, grade) => {
    expect(gradeSigns('rasiyathipathi', sign, otherSign)).toBe(grade);
    expect(gradeSigns('rasiyathipathi', otherSign, sign)).toBe(grade);
  });

  it.each([
    ['Aries', 'Leo', 'uttamam'],
    ['Leo', 'Aries', 'madhyamam'],
    ['Capricorn', 'Aquarius', 'uttamam'],
    ['Aquarius', 'Capricorn', 'madhyamam'],
    ['Gemini', 'Virgo', 'uttamam'],
    ['Aries', 'Libra', 'adhamam'],
  ])('vasya of a bride of %s and a groom of %s is %s', (bride, groom, grade) => {
    expect(gradeSigns('vasya', bride, groom)).toBe(grade);
  });
});

describe('the exception', () => {
  it.each<[PoruthamKey, string, string, string | null]>([
    // Aries 5 is Ashwini, Scorpio 20 Jyeshtha: vedha, but Mars rules both signs
    ['vedha', 'Aries 5', 'Scorpio 20', 'one graha rules both signs'],
    // Taurus 15 Rohini (neck), Libra 10 Swati (neck)
    ['rajju', 'Taurus 15', 'Libra 10', 'one graha rules both signs'],
    // Bharani and Purva Phalguni (waist): Mars and the Sun are friends
    ['rajju', 'Aries 15', 'Leo 15', 'the lords of the signs are friends'],
    ['rasi', 'Aries 15', 'Leo 15', 'the lords of the signs are friends'],
    // Pushya is Deva, Dhanishtha Rakshasa; Pushya is the 13th from Dhanishtha, so only the signs excuse it
    ['gana', 'Cancer 10', 'Capricorn 25', 'the signs are opposite to each other'],
    // Revati (Deva) is the 25th from Krittika (Rakshasa)
    ['gana', 'Pisces 20', 'Taurus 5', 'the star of the bride is beyond the 14th from that of the groom'],
    // Ashwini is a horse, Hasta a buffalo: yoni has no exception
    ['yoni', 'Aries 5', 'Virgo 15', null],
    // Ashwini and Hasta are both Deva
    ['gana', 'Aries 5', 'Virgo 15', null],
  ])('of %s for a bride of %s and a groom of %s: %s', (key, bride, groom, exception) => {
    expect(judge(key, createMoon(bride), createMoon(groom)).exception).toBe(exception);
  });
});

describe('computePoruthams', () => {
  const moon = fc.double({ min: 0, max: 359.999, noNaN: true }).map((longitude) => toPoint(longitude));

  it('returns ten keys in order, and counts those that are not adhamam or have an exception', () => {
    fc.assert(
      fc.property(moon, moon, (bride, groom) => {
        const { poruthams, agreeing, chiefAgreeing } = Poruthams.parse(computePoruthams(bride, groom));
        expect(poruthams.map(({ key }) => key)).toEqual(PORUTHAM_KEYS);
        const failing = poruthams.filter(({ grade, exception }) => grade === 'adhamam' && !exception);
        expect(agreeing).toBe(10 - failing.length);
        const chiefFailing = failing.filter(({ key }) =>
          ['dina', 'gana', 'yoni', 'rasi', 'rajju'].includes(key),
        );
        expect(chiefAgreeing).toBe(5 - chiefFailing.length);
      }),
    );
  });

  it('has exceptions for adhamam of gana, rasi, rajju and vedha only', () => {
    fc.assert(
      fc.property(moon, moon, (bride, groom) => {
        const excused = computePoruthams(bride, groom).poruthams.filter(
          ({ exception }) => exception !== null,
        );
        for (const { key, grade } of excused)
          expect([grade, ['gana', 'rasi', 'rajju', 'vedha'].includes(key)]).toEqual(['adhamam', true]);
      }),
    );
  });

  it('depends on the sign, nakshatra and pada of the Moons only', () => {
    fc.assert(
      fc.property(fc.nat(107), fc.nat(107), (a, b) => {
        const toDegrees = (index: number, part: number) => toPoint((index + part) * (360 / 108));
        expect(computePoruthams(toDegrees(a, 0.01), toDegrees(b, 0.99))).toEqual(
          computePoruthams(toDegrees(a, 0.99), toDegrees(b, 0.01)),
        );
      }),
    );
  });

  it('is the same in both orders for yoni, rasiyathipathi, rajju and vedha', () => {
    fc.assert(
      fc.property(moon, moon, (bride, groom) => {
        for (const key of ['yoni', 'rasiyathipathi', 'rajju', 'vedha'] as const)
          expect(judge(key, bride, groom).grade).toBe(judge(key, groom, bride).grade);
      }),
    );
  });
});

describe('computePoruthamsOfMoons', () => {
  it('computes each pair of possible Moons', () => {
    const moons = ['Krittika 1', 'Krittika 2', 'Krittika 3'].map(createPadaPoint);
    const results = computePoruthamsOfMoons(moons, [createPadaPoint('Krittika 2')]);
    expect(results.map(({ bride, groom }) => [bride.pada, bride.sign, groom.pada, groom.sign])).toEqual([
      [1, 1, 2, 2],
      [2, 2, 2, 2],
      [3, 2, 2, 2],
    ]);
    expect(results.map(({ poruthams }) => poruthams[0]!.grade)).toEqual([
      'adhamam',
      'madhyamam',
      'madhyamam',
    ]);
  });
});
