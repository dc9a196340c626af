import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { GRAHAS, RASHIS, type Graha } from '#src/astrology/contract.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import { type ChartPositions, createChart } from '#src/testing/reports/create-chart.ts';
import { computeChara } from './chara.ts';
import { countDays, parseSigns } from './testing.ts';

const listPeriods = (positions: ChartPositions) =>
  computeChara(createChart(positions))!.map((period) => ({
    sign: period.sign,
    years: Math.round(countDays(period) / 365.25),
    antars: period.antar.map(({ sign }) => sign),
  }));
const getYears = (positions: ChartPositions, sign: number) =>
  listPeriods({ lagna: 'Aries', ...positions }).find((period) => period.sign === sign)!.years;

/** The signs whose periods go forwards: K. N. Rao lists them by name. */
const DIRECT = parseSigns('Ar Le Vi Li Aq Pi');

describe('computeChara', () => {
  /**
   * K. N. Rao, Predicting through Jaimini's Chara Dasha, the computer engineer: Gemini 1958 to 1961, Taurus to 1965, Aries
   * to 1966, Pisces to 1971, Aquarius to 1976 ("Rahu being with more planets is stronger"), Capricorn to 1978,
   * Sagittarius "for full ten years", its first sub-period that of Scorpio. The book gives degrees; they are
   * those of the night of 7 October 1958, from which the signs are taken.
   */
  it("returns the periods of K. N. Rao's example with lagna in Gemini", () => {
    const periods = listPeriods({
      lagna: 'Gemini 29',
      Sun: 'Virgo 20.7',
      Moon: 'Cancer 11.6',
      Mars: 'Taurus 9.2',
      Mercury: 'Virgo 22.4',
      Jupiter: 'Libra 12.7',
      Venus: 'Virgo 11.8',
      Saturn: 'Scorpio 27.4',
      Rahu: 'Virgo 29.3',
    });
    expect(periods.slice(0, 7).map(({ sign, years }) => [sign, years])).toEqual([
      [3, 3],
      [2, 4],
      [1, 1],
      [12, 5],
      [11, 5],
      [10, 2],
      [9, 10],
    ]);
    expect(periods[6]!.antars[0]).toBe(8);
  });

  it('goes forwards from the six signs that K. N. Rao lists, backwards from the others', () => {
    const directions = RASHIS.map(({ english }, index) => {
      const [first, second] = listPeriods({ lagna: english });
      return first!.sign === index + 1 && second!.sign === ((index + 1) % 12) + 1;
    });
    expect(directions).toEqual(RASHIS.map((_rashi, index) => DIRECT.includes(index + 1)));
  });

  it('ends the antardashas of a sign with the sign itself', () => {
    const [leo, virgo] = listPeriods({ lagna: 'Leo' });
    expect(leo!.antars).toEqual(parseSigns('Vi Li Sc Sg Cp Aq Pi Ar Ta Ge Cn Le'));
    expect(virgo!.antars).toEqual(parseSigns('Li Sc Sg Cp Aq Pi Ar Ta Ge Cn Le Vi'));
    const [taurus] = listPeriods({ lagna: 'Taurus' });
    expect(taurus!.antars).toEqual(parseSigns('Ar Pi Aq Cp Sg Sc Li Vi Le Cn Ge Ta'));
  });

  it('gives each antardasha as many months as the mahadasha has years', () => {
    for (const period of computeChara(createChart({ lagna: 'Leo' }))!)
      for (const antar of period.antar) expect(countDays(antar) * 12).toBeCloseTo(countDays(period), 2);
  });

  it('gives twelve years to a sign that contains its lord', () => {
    expect(getYears({ Mars: 'Aries' }, 1)).toBe(12);
    expect(getYears({ Moon: 'Cancer' }, 4)).toBe(12);
  });

  it('counts neither exaltation nor debilitation', () => {
    // Sagittarius to Jupiter in Capricorn, where it is debilitated: two signs less one.
    expect(getYears({ Jupiter: 'Capricorn' }, 9)).toBe(1);
    // Cancer backwards to the exalted Moon in Taurus: three signs less one.
    expect(getYears({ Moon: 'Taurus' }, 4)).toBe(2);
  });

  describe('for the two lords of Scorpio, counted forwards', () => {
    it.each([
      ['counts to Ketu if Mars is in Scorpio', { Mars: 'Scorpio', Ketu: 'Capricorn' }, 2],
      ['counts to Mars if Ketu is in Scorpio', { Mars: 'Pisces', Ketu: 'Scorpio' }, 4],
      ['gives twelve years if both are in Scorpio', { Mars: 'Scorpio', Ketu: 'Scorpio' }, 12],
      ['counts to the one with more grahas', { Mars: 'Pisces 1', Moon: 'Pisces', Ketu: 'Capricorn 29' }, 4],
      [
        'counts to the one with two grahas before the one with one',
        { Mars: 'Pisces 29', Moon: 'Pisces', Ketu: 'Capricorn 1', Sun: 'Capricorn', Mercury: 'Capricorn' },
        2,
      ],
      [
        'counts to the one at the higher degree if both are alone',
        { Mars: 'Pisces 9', Ketu: 'Capricorn 8' },
        4,
      ],
      ['counts to Ketu if it is at the higher degree', { Mars: 'Pisces 8', Ketu: 'Capricorn 9' }, 2],
    ] as [string, ChartPositions, number][])('%s', (_title, positions, years) => {
      expect(getYears(positions, 8)).toBe(years);
    });
  });

  describe('for the two lords of Aquarius, counted backwards', () => {
    it.each([
      ['counts to Rahu if Saturn is in Aquarius', { Saturn: 'Aquarius', Rahu: 'Capricorn' }, 1],
      ['counts to Saturn if Rahu is in Aquarius', { Saturn: 'Scorpio', Rahu: 'Aquarius' }, 3],
      ['gives twelve years if both are in Aquarius', { Saturn: 'Aquarius', Rahu: 'Aquarius' }, 12],
      [
        'counts to the one at the higher degree if both are alone',
        { Saturn: 'Scorpio 9', Rahu: 'Pisces 8' },
        3,
      ],
      ['counts to Rahu if it is at the higher degree', { Saturn: 'Scorpio 8', Rahu: 'Pisces 9' }, 11],
    ] as [string, ChartPositions, number][])('%s', (_title, positions, years) => {
      expect(getYears(positions, 11)).toBe(years);
    });
  });

  it('returns null without a birth time', () => {
    expect(computeChara(createChart({}))).toBeNull();
  });

  describe('of any birth from 1800 to 2100', () => {
    const births = fc.record({
      utc: fc
        .double({ min: parseUt('1800-01-02T00:00:00Z'), max: parseUt('2100-12-31T00:00:00Z'), noNaN: true })
        .map(formatIso),
      latitude: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      isTimeKnown: fc.constant(true),
    });
    const COUNTED_FORWARDS = parseSigns('Ar Ta Ge Li Sc Sg');

    /** Walks from the sign one by one until it meets the lord, the first step being one year. */
    function walkToLord(sign: number, lordSign: number): number {
      const step = COUNTED_FORWARDS.includes(sign) ? 1 : -1;
      for (let years = 1, at = sign; ; years++) {
        at = at + step === 13 ? 1 : at + step || 12;
        if (at === lordSign || at === sign) return years;
      }
    }

    it('has twelve signs, once each, with the years of a walk to one of their lords', () => {
      fc.assert(
        fc.property(births, (birth) => {
          const chart = computeChart(birth);
          const periods = computeChara(chart)!;
          expect(new Set(periods.slice(0, 12).map(({ sign }) => sign)).size).toBe(12);
          for (const period of periods) {
            const { sign } = period;
            const lords: Graha[] = GRAHAS.filter(
              (graha) =>
                graha === SIGN_LORDS[sign - 1] ||
                (sign === 8 && graha === 'Ketu') ||
                (sign === 11 && graha === 'Rahu'),
            );
            const walks = lords.map((lord) => walkToLord(sign, chart.grahas[lord].sign));
            expect(walks).toContain(Math.round(countDays(period) / 365.25));
          }
        }),
        { numRuns: 100 },
      );
    });
  });
});
