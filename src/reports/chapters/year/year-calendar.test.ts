/** Months, days and solar returns of a year, compared with computed positions. */
import { formatDayMonth } from '#src/reports/text/phrases.ts';
import { describe, expect, test } from 'vitest';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { getNakshatra, getSign } from '#src/astrology/zodiac.ts';
import { createContext, type ReportInput } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { countTara } from '#src/reports/year/good-days.ts';
import { formatMonthOfYear } from '#src/reports/year/year-phrases.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { KABIR } from '#src/testing/fixtures/people.ts';
import {
  yearReportInputs,
  LEAP_DAY_PERSON,
  createYearReportInput,
  ORDER_TIMES,
} from '#src/testing/fixtures/year-orders.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';

describe('months of the year ahead', () => {
  const years = yearReportInputs.map((input) => ({ input, year: getYearAhead(createContext(input)) }));

  test('months follow each other from one Indian midnight to another', () => {
    for (const { year } of years) {
      expect(year.months).toHaveLength(12);
      year.months.forEach((month, i) => {
        expect(month.from).toMatch(/T18:30:00Z$/);
        if (i > 0) expect(month.from).toBe(year.months[i - 1]!.to);
      });
      expect(new Set(year.months.map(({ sunStays }) => sunStays[1].place)).size).toBe(12);
    }
  });

  test('the first month is that of the order, or the next one for an order in the last week', () => {
    const getFirstMonthName = (madeAt: string) =>
      formatMonthOfYear(getYearAhead(createContext(createYearReportInput(KABIR, madeAt))).months[0]!);
    expect(ORDER_TIMES.map(getFirstMonthName)).toEqual([
      'November 2026',
      'March 2027',
      'March 2028',
      'June 2029',
      'June 2029',
      'January 2032',
    ]);
    expect(getFirstMonthName('2026-11-23T18:29:00Z')).toBe('November 2026');
  });

  test('the months have the ranks one to twelve', () => {
    for (const { year } of years) {
      const ranks = year.months.map(({ support }) => support.rank);
      expect(ranks.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });

  test('no good day and no day of the birth nakshatra is before the order', () => {
    for (const { input, year } of years)
      for (const { goodDays, birthNakshatraDays } of year.months)
        for (const at of [...goodDays.map((day) => day.at), ...birthNakshatraDays])
          expect(at > input.order.madeAt, at).toBe(true);
  });
});

describe('dates of the year ahead compared with the ephemeris', () => {
  const sample = yearReportInputs
    .filter((_, i) => i % 7 === 0)
    .map((input) => ({ input, year: getYearAhead(createContext(input)) }));
  const computeLongitude = (graha: 'Sun' | 'Moon', at: string, { chart }: ReportInput) =>
    computeSiderealLongitude(graha, toInstant(parseUt(at)), chart.settings);

  test('the Moon of a good day is in the named nakshatra with a good tara', () => {
    for (const { input, year } of sample)
      for (const { at, nakshatra, tara } of year.months.flatMap(({ goodDays }) => goodDays)) {
        expect(getNakshatra(computeLongitude('Moon', at, input))).toBe(nakshatra);
        expect(tara).toBe(countTara(input.chart.grahas.Moon.nakshatra, nakshatra));
        if (year.natalMoon.nakshatras.length === 1) expect([1, 3, 5, 7, 8]).toContain(tara);
      }
  });

  test('new and full moons are exact to two minutes', () => {
    for (const { input, year } of sample.slice(0, 5))
      for (const { at, kind } of year.moonEvents) {
        const elongation =
          (computeLongitude('Moon', at, input) - computeLongitude('Sun', at, input) + 720) % 360;
        const difference =
          kind === 'new' ? Math.min(elongation, 360 - elongation) : Math.abs(elongation - 180);
        expect(difference, at).toBeLessThan(0.02);
      }
  });

  test('rest days begin and end with the Moon in the eighth sign from its natal sign', () => {
    for (const { input, year } of sample) {
      const eighthSign = ((input.chart.grahas.Moon.sign + 6) % 12) + 1;
      for (const { from, to } of year.months.flatMap(({ restSpans }) => restSpans)) {
        const instantsInside = [Date.parse(from) + 600_000, Date.parse(to) - 600_000];
        const signs = instantsInside.map((ms) =>
          getSign(computeLongitude('Moon', new Date(ms).toISOString(), input)),
        );
        expect(signs).toEqual([eighthSign, eighthSign]);
        expect(Date.parse(to) - Date.parse(from)).toBeLessThan(2.7 * DAY_MS);
      }
    }
  });

  const printMonths = (input: ReportInput) => {
    const document = writeReport(input);
    return JSON.stringify(document.pages.filter(({ id }) => id.startsWith('month-')));
  };

  test('days named in reasons are those on which the Sun enters the sign', () => {
    for (const { input, year } of sample) {
      const printedMonths = printMonths(input);
      for (const { sunStays } of year.months) {
        const [before, after] = [-3_600_000, 3_600_000].map((ms) =>
          getSign(computeLongitude('Sun', new Date(Date.parse(sunStays[1].from) + ms).toISOString(), input)),
        );
        expect([before, after]).toEqual([sunStays[0].sign, sunStays[1].sign]);
        expect(printedMonths).toContain(formatDayMonth(sunStays[1].from));
      }
    }
  });
});

describe('years of life', () => {
  test('the years of life cover all months without a gap', () => {
    for (const input of yearReportInputs) {
      const { solarYears, months, to } = getYearAhead(createContext(input));
      const yearsByAge = solarYears.toSorted((a, b) => a.age - b.age);
      expect(yearsByAge[0]!.from <= months[0]!.firstInstant && yearsByAge.at(-1)!.to >= to).toBe(true);
      yearsByAge.slice(1).forEach((solarYear, i) => expect(solarYear.from).toBe(yearsByAge[i]!.to));
    }
  });

  test('there are three years of life if the twelve months contain two solar returns', () => {
    const { solarYears } = getYearAhead(
      createContext(createYearReportInput(LEAP_DAY_PERSON, ORDER_TIMES[1]!)),
    );
    expect(solarYears.map(({ age }) => age).toSorted((a, b) => a - b)).toEqual([26, 27, 28]);
    expect(solarYears[0]!.age).toBe(27);
  });

  test('a birth on 29 February has its solar return in every year', () => {
    const starts = ORDER_TIMES.slice(0, 4).flatMap((madeAt) =>
      getYearAhead(createContext(createYearReportInput(LEAP_DAY_PERSON, madeAt))).solarYears.map(({ from }) =>
        from.slice(5, 10),
      ),
    );
    for (const day of starts) expect(['02-28', '02-29', '03-01']).toContain(day);
  });
});
