import { describe, expect, it } from 'vitest';
import { NAKSHATRAS, RASHIS } from '#src/astrology/contract.ts';
import { getKaranaName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';
import { countHouse, SIGN_NUMBERS } from '#src/astrology/zodiac.ts';
import { getGhatak } from './ghatak.ts';

const listSigns = (isMeant: (ghatak: ReturnType<typeof getGhatak>) => boolean) =>
  SIGN_NUMBERS.filter((sign) => isMeant(getGhatak(sign))).map((sign) => RASHIS[sign - 1]!.english);

describe('getGhatak', () => {
  /** Muhurta Chintamani, yatra prakarana, "go-stri-jhashe": the signs of each group of tithis. */
  it.each([
    [1, ['Aries', 'Scorpio']],
    [2, ['Gemini', 'Cancer']],
    [3, ['Leo', 'Sagittarius', 'Aquarius']],
    [4, ['Libra', 'Capricorn']],
    [5, ['Taurus', 'Virgo', 'Pisces']],
  ])('returns the tithis from %d for the signs of the verse', (first, signs) => {
    expect(listSigns(({ tithis }) => tithis.join() === [first, first + 5, first + 10].join())).toEqual(signs);
  });

  /** The same, "nakre bhaumo go-hari-strishu mandah". */
  it.each([
    ['Sunday', ['Aries']],
    ['Monday', ['Gemini']],
    ['Tuesday', ['Capricorn']],
    ['Wednesday', ['Cancer']],
    ['Thursday', ['Libra', 'Aquarius']],
    ['Friday', ['Scorpio', 'Sagittarius', 'Pisces']],
    ['Saturday', ['Taurus', 'Leo', 'Virgo']],
  ])('returns %s for the signs of the verse', (weekday, signs) => {
    expect(listSigns(({ vara }) => VARAS[vara - 1]!.english === weekday)).toEqual(signs);
  });

  /** The same, "magha-kara-svati": the nakshatras from Aries to Pisces. */
  it('returns the nakshatras of the verse', () => {
    expect(SIGN_NUMBERS.map((sign) => NAKSHATRAS[getGhatak(sign).nakshatra - 1]!.name)).toEqual([
      'Magha',
      'Hasta',
      'Swati',
      'Anuradha',
      'Mula',
      'Shravana',
      'Shatabhisha',
      'Revati',
      'Bharani',
      'Rohini',
      'Ardra',
      'Ashlesha',
    ]);
  });

  /** The same, "bhu-panchanka-dvyanga": the numbers are spelt by words, counted from the own sign. */
  it('returns the Moon of the verse, counted from the own sign', () => {
    expect(SIGN_NUMBERS.map((sign) => countHouse(sign, getGhatak(sign).moonForMen))).toEqual([
      1, 5, 9, 2, 6, 10, 3, 7, 4, 8, 11, 12,
    ]);
  });

  it('returns each lunar month and each place of the Moon of women once', () => {
    expect(new Set(SIGN_NUMBERS.map((sign) => getGhatak(sign).month)).size).toBe(12);
    expect(new Set(SIGN_NUMBERS.map((sign) => countHouse(sign, getGhatak(sign).moonForWomen))).size).toBe(12);
  });

  it('returns yogas of the list, karanas that exist and the first, third or fourth prahar', () => {
    const karanas = Array.from({ length: 60 }, (_, index) => getKaranaName(index + 1).english);
    for (const sign of SIGN_NUMBERS) {
      const { yoga, karana, prahar } = getGhatak(sign);
      expect(karanas).toContain(karana);
      expect([1, 3, 4]).toContain(prahar);
      expect(YOGAS[yoga - 1]).toBeDefined();
    }
    expect(YOGAS[getGhatak(2).yoga - 1]!.english).toBe('Shukla');
    expect(YOGAS[getGhatak(10).yoga - 1]!.english).toBe('Vaidhriti');
  });
});
