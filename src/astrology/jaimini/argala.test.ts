import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { GRAHA_NAMES, GRAHAS } from '#src/astrology/contract.ts';
import { parseSigns } from '#src/astrology/dashas/testing.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { type ChartPositions, createChart } from '#src/testing/reports/create-chart.ts';
import { listArgalas, type SignArgala } from './argala.ts';
import { CHART_5_NAVAMSA } from './testing.ts';

const findSign = (positions: ChartPositions, sign: number) => listArgalas(createChart(positions))[sign - 1]!;
const findPlace = (row: SignArgala, place: number) => row.argalas.find((argala) => argala.place === place)!;
const shorten = (grahas: SignArgala['maleficsInThird']) =>
  grahas.map((graha) => GRAHA_NAMES[graha].short).join('') || '-';

describe('listArgalas', () => {
  /**
   * Narasimha Rao, exercise 16, by houses from Scorpio: grahas in the 2nd, 4th, 5th and 11th; in the 12th, 10th, 9th and
   * 3rd. The fourth house, Aquarius, has Ketu and counts backwards.
   */
  it.each([
    ['Sc', 'Me Ke - Ju', '- Ra - Ve'],
    ['Sg', 'Ve - Mo -', 'MaSa Ju Ra Ke'],
    ['Cp', 'Ke Mo Su MaSa', 'Me - Ju -'],
    ['Aq', 'Ve MaSa - Mo', '- Su - Me'],
    ['Pi', 'Mo - - Ve', 'Ke Me MaSa Su'],
    ['Ar', 'Su - Ra Ke', '- Ve Me -'],
    ['Ta', '- Ra Ju -', 'Mo Ke Ve -'],
    ['Ge', '- Ju - Mo', 'Su - Ke Ra'],
    ['Cn', 'Ra - MaSa Su', '- Mo - Ju'],
    ['Le', 'Ju MaSa Me -', '- Su Mo -'],
    ['Vi', '- Me Ve -', 'Ra - Su MaSa'],
    ['Li', 'MaSa Ve Ke Ra', 'Ju - - Me'],
  ])('returns the argalas on %s in an exercise of the textbook', (sign, argalas, obstructions) => {
    const row = findSign(CHART_5_NAVAMSA, parseSigns(sign)[0]!);
    const places = [2, 4, 5, 11].map((place) => findPlace(row, place));
    expect(places.map(({ grahas }) => shorten(grahas)).join(' ')).toBe(argalas);
    expect(places.map(({ obstructors }) => shorten(obstructors)).join(' ')).toBe(obstructions);
    expect(row.isCountedBackwards).toBe(sign === 'Aq');
    expect(row.maleficsInThird).toEqual([]);
  });

  /**
   * On Gemini: Jupiter and Venus in the 2nd against Mars in the 12th prevail; Saturn in the 4th against two in the 10th is
   * obstructed; the Moon in the 11th against Rahu in the 3rd are equal; nothing is in the 5th and 9th.
   */
  it('judges an argala by the number of grahas on both sides', () => {
    const row = findSign(
      {
        Jupiter: 'Cancer',
        Venus: 'Cancer',
        Mars: 'Taurus',
        Saturn: 'Virgo',
        Sun: 'Pisces',
        Mercury: 'Pisces',
        Moon: 'Aries',
        Rahu: 'Leo',
      },
      3,
    );
    expect(row.argalas.map(({ place, result }) => [place, result])).toEqual([
      [2, 'prevails'],
      [4, 'obstructed'],
      [11, 'equal'],
      [5, 'none'],
    ]);
  });

  /** In Leo, the third from Gemini, Sun, Mars and Saturn intervene, and Venus alone obstructs the Moon in Aries. */
  it('counts three malefics in the third as argala, and the benefic beside them as obstruction', () => {
    const inThird: ChartPositions = { Sun: 'Leo', Mars: 'Leo', Saturn: 'Leo', Venus: 'Leo', Moon: 'Aries' };
    const others: ChartPositions = { Mercury: 'Virgo', Jupiter: 'Virgo', Rahu: 'Taurus' };
    const row = findSign({ ...inThird, ...others }, 3);
    expect(row.maleficsInThird).toEqual(['Sun', 'Mars', 'Saturn']);
    expect(findPlace(row, 11)).toMatchObject({ grahas: ['Moon'], obstructors: ['Venus'], result: 'equal' });
  });

  it('counts two malefics in the third as obstruction', () => {
    const positions: ChartPositions = {
      Mars: 'Leo',
      Saturn: 'Leo',
      Moon: 'Aries',
      Venus: 'Virgo',
      Rahu: 'Taurus',
    };
    const row = findSign({ ...positions, Sun: 'Virgo', Mercury: 'Virgo', Jupiter: 'Virgo' }, 3);
    expect(row.maleficsInThird).toEqual([]);
    expect(findPlace(row, 11)).toMatchObject({ obstructors: ['Mars', 'Saturn'], result: 'obstructed' });
  });

  /** Of the twelve places eight take part, and every graha is in each of them from one sign. */
  it('names every graha for eight signs of a chart', () => {
    fc.assert(
      fc.property(fc.integer({ min: -73_000, max: 36_800 }), (day) => {
        const chart = computeChart({ utc: formatIso(day), latitude: 89.9, longitude: 77, isTimeKnown: true });
        const named = listArgalas(chart).flatMap(({ argalas, maleficsInThird }) => [
          ...argalas.flatMap(({ grahas, obstructors }) => [...grahas, ...obstructors]),
          ...maleficsInThird,
        ]);
        for (const graha of GRAHAS) expect(named.filter((name) => name === graha)).toHaveLength(8);
      }),
      { numRuns: 60 },
    );
  });

  it('numbers the houses from the lagna, and none without a birth time', () => {
    expect(listArgalas(createChart({ lagna: 'Pisces' })).map(({ house }) => house)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1,
    ]);
    expect(listArgalas(createChart({})).every(({ house }) => house === null)).toBe(true);
  });
});
