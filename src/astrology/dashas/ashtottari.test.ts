import { describe, expect, it } from 'vitest';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeAshtottari } from './ashtottari.ts';
import { countDays } from './testing.ts';

const YEAR_DAYS = 360;
const countYearsLeft = (moonLongitude: number, ...abhijit: [('arc' | 'nakshatra')?]) =>
  parseUt(computeAshtottari(moonLongitude, 0, YEAR_DAYS, ...abhijit)[0]!.end) / YEAR_DAYS;

describe('computeAshtottari', () => {
  /** Brihat Parashara Hora Shastra 46: four nakshatras from Ardra are the Sun's, the next three the Moon's, and so on. */
  const LORDS_FROM_ASHWINI = [
    'Rahu Rahu Venus Venus Venus Sun Sun Sun Sun',
    'Moon Moon Moon Mars Mars Mars Mars Mercury Mercury',
    'Mercury Saturn Saturn Saturn Jupiter Jupiter Jupiter Rahu Rahu',
  ].flatMap((lords) => lords.split(' '));

  it('begins with the lord of the nakshatra in the groups from Ardra', () => {
    const lords = LORDS_FROM_ASHWINI.map(
      (_lord, index) => computeAshtottari(((index + 0.5) * 360) / 27, 0, YEAR_DAYS)[0]!.lord,
    );
    expect(lords).toEqual(LORDS_FROM_ASHWINI);
  });

  /**
   * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 59: 16° of 40° are left of the Moon's arc
   * from 0° Leo to 10° Virgo, so 15 × 0.4 = 6 years are left.
   */
  it('leaves six years of the Moon at 24° Leo, and continues with Mars, Mercury and Saturn', () => {
    expect(countYearsLeft(144)).toBeCloseTo(6, 6);
    const [first, ...others] = computeAshtottari(144, 0, YEAR_DAYS);
    expect(first!.lord).toBe('Moon');
    expect(others.slice(0, 3).map((period) => [period.lord, countDays(period) / YEAR_DAYS])).toEqual([
      ['Mars', 8],
      ['Mercury', 17],
      ['Saturn', 10],
    ]);
  });

  /** The same book: 16°40′ of Rahu's 53°20′ are left at 10° Aries (3.75 years), 36°40′ at 20° Pisces (8.25 years). */
  it("measures Rahu's arc across the beginning of Aries", () => {
    expect(countYearsLeft(10)).toBeCloseTo(3.75, 6);
    expect(countYearsLeft(350)).toBeCloseTo(8.25, 6);
  });

  /** Bharatiya Jyotish (Nemichandra Shastri), ch. 2: the Sun in Venus is 21 × 6 / 108 years, 1 year and 2 months. */
  it('gives the Sun one year and two months in the period of Venus', () => {
    const venus = computeAshtottari(40, 0, YEAR_DAYS)[0]!;
    expect(venus.lord).toBe('Venus');
    expect(countDays(venus.antar[1]!)).toBeCloseTo(360 + 60, 3);
  });

  /** 6 × 6, 15, 8, 17, 10, 19, 12, 21 / 108 years: months and days of the almanac table. */
  it('divides the period of the Sun by the table of almanacs, beginning with the Sun', () => {
    const { antar } = computeAshtottari(70, 0, YEAR_DAYS)[0]!;
    expect(antar.map((part) => [part.lord, Math.round(countDays(part))])).toEqual([
      ['Sun', 4 * 30],
      ['Moon', 10 * 30],
      ['Mars', 5 * 30 + 10],
      ['Mercury', 11 * 30 + 10],
      ['Saturn', 6 * 30 + 20],
      ['Jupiter', 12 * 30 + 20],
      ['Rahu', 8 * 30],
      ['Venus', 14 * 30],
    ]);
  });

  describe('with Abhijit as a nakshatra', () => {
    /** Purva Ashadha 253°20′, Uttara Ashadha 266°40′, Abhijit 276°40′, Shravana 280°53′20″ to 293°20′. */
    it.each([
      [253 + 1 / 3, 10],
      [266 + 2 / 3, 7.5],
      [276 + 2 / 3, 5],
      [280 + 53 / 60 + 20 / 3600, 2.5],
      [287 + 6 / 60 + 40 / 3600, 1.25],
    ])('leaves at %d° the quarters of ten years that are not passed: %d', (moonLongitude, years) => {
      expect(countYearsLeft(moonLongitude, 'nakshatra')).toBeCloseTo(years, 6);
    });

    /** Without it, 16°40′ of 40° are left at the end of the third quarter of Uttara Ashadha: 4.1667 years. */
    it('differs from the arc in the nakshatras of Saturn only', () => {
      expect(countYearsLeft(276 + 2 / 3)).toBeCloseTo(25 / 6, 6);
      expect(countYearsLeft(294, 'nakshatra')).toBe(countYearsLeft(294));
      expect(countYearsLeft(253, 'nakshatra')).toBe(countYearsLeft(253));
    });
  });
});
