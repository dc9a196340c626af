import { describe, expect, it } from 'vitest';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { LUNAR_MONTHS } from '#src/astrology/panchang/panchang-names.ts';
import { computeLunarMonth } from './lunar-month.ts';

const nameMonth = (month: number) => LUNAR_MONTHS[month - 1]!.english;
const computeAt = (date: string) => computeLunarMonth(parseUt(`${date}T06:30:00Z`));

/** Every tenth day of a year: no lunar month is missed, because each lasts 29 days. */
const sampleYear = (year: number) =>
  Array.from({ length: 36 }, (_, index) =>
    computeLunarMonth(parseUt(`${year}-01-01T00:00:00Z`) + index * 10),
  );

describe('the lunar month', () => {
  /** Leap months of printed almanacs. */
  it.each([
    [1963, 'Kartika'],
    [1982, 'Ashvina'],
    [1983, 'Phalguna'],
    [2001, 'Ashvina'],
    [2004, 'Shravana'],
    [2007, 'Jyeshtha'],
    [2010, 'Vaishakha'],
    [2012, 'Bhadrapada'],
    [2015, 'Ashadha'],
    [2018, 'Jyeshtha'],
    [2020, 'Ashvina'],
    [2023, 'Shravana'],
    [2026, 'Jyeshtha'],
  ])('of %d has the leap month %s', (year, name) => {
    const leapMonths = sampleYear(year)
      .filter(({ isLeap }) => isLeap)
      .map(({ amanta }) => nameMonth(amanta));
    expect(leapMonths).toContain(name);
  });

  it('of 2024 and 2025 has no leap month', () => {
    expect([...sampleYear(2024), ...sampleYear(2025)].some(({ isLeap }) => isLeap)).toBe(false);
  });

  it('in 1963 leaves out Margashirsha, and in 1983 Magha', () => {
    expect(nameMonth(computeAt('1963-11-25').skipped!)).toBe('Margashirsha');
    expect(nameMonth(computeAt('1983-01-25').skipped!)).toBe('Magha');
  });

  it('leaves out a month in two years from 1955 to 1990', () => {
    const years = Array.from({ length: 36 }, (_, index) => 1955 + index);
    const hasSkipped = (year: number) => sampleYear(year).some(({ skipped }) => skipped !== null);
    expect(years.filter(hasSkipped)).toEqual([1963, 1983]);
  });

  it('has one name in the bright half, and in the dark half that of the next month by the northern count', () => {
    const diwali = computeAt('2026-11-08');
    expect(diwali).toMatchObject({ paksha: 'krishna', amanta: 7, purnimanta: 8 });
    expect(computeAt('2026-11-22')).toMatchObject({ paksha: 'shukla', amanta: 8, purnimanta: 8 });
  });

  it('keeps both halves of a leap month between those of the month of its name by the northern count', () => {
    // Jyeshtha of 2026: dark half from 2 May, leap month from 17 May to 15 June, bright half until 29 June.
    const halves = ['2026-05-10', '2026-05-25', '2026-06-08', '2026-06-20', '2026-07-05'].map(computeAt);
    expect(
      halves.map(({ purnimanta, isLeap }) => `${nameMonth(purnimanta)}${isLeap ? ' leap' : ''}`),
    ).toEqual(['Jyeshtha', 'Jyeshtha leap', 'Jyeshtha leap', 'Jyeshtha', 'Ashadha']);
  });
});

describe('the years of the lunar calendar', () => {
  /** Vikram 2083 and Shaka 1948 began on 19 March 2026. */
  it('begin with the bright half of Chaitra', () => {
    expect(computeAt('2026-03-18')).toMatchObject({ vikramYear: 2082, shakaYear: 1947 });
    expect(computeAt('2026-03-20')).toMatchObject({ vikramYear: 2083, shakaYear: 1948 });
    expect(computeAt('2026-12-31')).toMatchObject({ vikramYear: 2083, shakaYear: 1948 });
  });

  it('never repeat or leave out a year from 1800 to 2100', () => {
    const years = Array.from({ length: 300 }, (_, index) => computeAt(`${1800 + index}-08-01`).vikramYear);
    expect(years).toEqual(years.map((_, index) => 1857 + index));
  });
});
