import { describe, expect, it } from 'vitest';
import { YOGINIS } from '#src/astrology/contract-dashas.ts';
import { countDays } from './testing.ts';
import { computeYogini } from './yogini.ts';

const YEAR_DAYS = 360;
/** The middle of a nakshatra, in degrees. */
const getMiddle = (nakshatra: number) => ((nakshatra - 0.5) * 360) / 27;

describe('computeYogini', () => {
  /** The table of the nakshatras of each yogini, as almanacs print it. */
  const NAKSHATRAS = {
    Mangala: [6, 14, 22],
    Pingala: [7, 15, 23],
    Dhanya: [8, 16, 24],
    Bhramari: [1, 9, 17, 25],
    Bhadrika: [2, 10, 18, 26],
    Ulka: [3, 11, 19, 27],
    Siddha: [4, 12, 20],
    Sankata: [5, 13, 21],
  };

  it.each(YOGINIS)('begins with %s for the nakshatras that almanacs list', (yogini) => {
    for (const nakshatra of NAKSHATRAS[yogini])
      expect(computeYogini(getMiddle(nakshatra), 0, YEAR_DAYS)[0]!.yogini).toBe(yogini);
  });

  it('returns the yoginis with their lords in order, for 1 to 8 years', () => {
    const periods = computeYogini(getMiddle(6), 0, YEAR_DAYS).slice(0, 8);
    expect(
      periods.map((period) => [period.yogini, period.lord, Math.round(countDays(period) / YEAR_DAYS)]),
    ).toEqual([
      ['Mangala', 'Moon', 1],
      ['Pingala', 'Sun', 2],
      ['Dhanya', 'Jupiter', 3],
      ['Bhramari', 'Mars', 4],
      ['Bhadrika', 'Mercury', 5],
      ['Ulka', 'Saturn', 6],
      ['Siddha', 'Venus', 7],
      ['Sankata', 'Rahu', 8],
    ]);
  });

  /**
   * Worked example of an Indian course: Moon at 19°55′ Sagittarius, 405′ before the end of Purva Ashadha, the 20th
   * nakshatra. 20 + 3 = 23 = 2 × 8 + 7: Siddha. 7 years × 405 / 800 = 3.54375 years = 3 years 6 months 15.75 days.
   */
  it('leaves 3 years 6 months and 16 days of Siddha for a Moon at 19°55′ Sagittarius', () => {
    const [first, second] = computeYogini(259 + 55 / 60, 0, YEAR_DAYS);
    expect(first!.yogini).toBe('Siddha');
    const birth = '2000-01-01T12:00:00Z';
    expect(countDays({ start: birth, end: first!.end })).toBeCloseTo(3 * 360 + 6 * 30 + 15.75, 3);
    expect(second).toMatchObject({ yogini: 'Sankata', lord: 'Rahu', start: first!.end });
  });

  /** Years of both multiplied and divided by 36: 8 × 8 / 36 years = 1 year 9 months 10 days, 8 × 1 / 36 = 80 days. */
  it('divides Sankata into antardashas in the ratio of the years, beginning with Sankata', () => {
    const { antar } = computeYogini(getMiddle(5), 0, YEAR_DAYS)[0]!;
    expect(antar.map(({ yogini }) => yogini)).toEqual(['Sankata', ...YOGINIS.slice(0, 7)]);
    expect(countDays(antar[0]!)).toBeCloseTo(360 + 9 * 30 + 10, 3);
    expect(countDays(antar[1]!)).toBeCloseTo(80, 3);
  });
});
