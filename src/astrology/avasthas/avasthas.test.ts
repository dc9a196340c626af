import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { GRAHAS } from '#src/astrology/contract.ts';
import { getExaltationSign } from '#src/astrology/dignity.ts';
import { randomCharts } from '#src/astrology/strengths/testing.ts';
import { type ChartPositions, createChart } from '#src/testing/reports/create-chart.ts';
import { computeAvasthas } from './avasthas.ts';
import { getBaladi } from './baladi.ts';

const findAvasthas = (positions: ChartPositions, graha: ClassicalGraha) =>
  computeAvasthas(createChart({ lagna: 'Aries', ...positions }))![graha];

describe('getBaladi', () => {
  /** Narasimha Rao, 15.4.1: 23° Cancer, 19° Libra, 14° Sagittarius and 27° Pisces. */
  it.each([
    [4, 23, 'kumara', 'half'],
    [7, 19, 'vriddha', 'little'],
    [9, 14, 'yuva', 'full'],
    [12, 27, 'bala', 'quarter'],
  ])('returns the age of the textbook in sign %d at %d degrees', (sign, degreeInSign, state, results) => {
    expect(getBaladi({ sign, degreeInSign })).toEqual({ state, results });
  });

  it('reverses the ages in even signs', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 29.999, noNaN: true }), (degreeInSign) => {
        fc.pre(degreeInSign % 6 > 1e-6);
        expect(getBaladi({ sign: 1, degreeInSign })).toEqual(
          getBaladi({ sign: 2, degreeInSign: 30 - degreeInSign }),
        );
      }),
    );
  });
});

describe('the jagradadi avastha', () => {
  it.each([
    ['Libra', 'jagrat', 'exaltation'],
    ['Capricorn', 'jagrat', 'own sign'],
    ['Gemini', 'svapna', 'sign of its friend Mercury'],
    ['Sagittarius', 'svapna', 'sign of neutral Jupiter'],
    ['Leo', 'sushupti', 'sign of its enemy Sun'],
    ['Aries', 'sushupti', 'debilitation'],
  ])('of Saturn in %s is %s (%s)', (sign, state) => {
    expect(findAvasthas({ Saturn: sign }, 'Saturn').jagradadi!.state).toBe(state);
  });
});

describe('the deeptadi avasthas', () => {
  /**
   * Saturn by nature: friend of Venus, neutral to Jupiter, enemy of Mars and Moon. A lord in the 2nd to 4th or 10th to
   * 12th sign from Saturn is a temporary friend too. The other grahas are in other signs and none is combust.
   */
  it.each([
    ['Libra', {}, 'dipta'],
    ['Aquarius', { Jupiter: 'Cancer' }, 'svastha'],
    ['Taurus', { Venus: 'Gemini', Mercury: 'Leo' }, 'mudita'],
    ['Sagittarius', { Jupiter: 'Capricorn' }, 'shanta'],
    ['Taurus', { Venus: 'Scorpio', Mercury: 'Leo' }, 'dina'],
    ['Sagittarius', { Jupiter: 'Gemini' }, 'duhkhita'],
    ['Scorpio', { Mars: 'Leo' }, 'dina'],
    ['Scorpio', { Mars: 'Taurus', Mercury: 'Leo' }, 'khala'],
  ] as const)('of Saturn in %s with %o is %s', (sign, positions, mood) => {
    expect(
      findAvasthas({ Moon: 'Virgo', Sun: 'Virgo', Rahu: 'Cancer', Saturn: sign, ...positions }, 'Saturn')
        .deeptadi,
    ).toEqual([mood]);
  });

  it('are vikala with a malefic and kopita while combust', () => {
    expect(findAvasthas({ Jupiter: 'Pisces', Rahu: 'Pisces' }, 'Jupiter').deeptadi).toEqual([
      'svastha',
      'vikala',
    ]);
    expect(findAvasthas({ Jupiter: 'Pisces 5', Sun: 'Pisces 6' }, 'Jupiter').deeptadi).toEqual([
      'svastha',
      'kopita',
    ]);
    expect(findAvasthas({ Jupiter: 'Pisces 5', Sun: 'Pisces 25' }, 'Jupiter').deeptadi).toEqual(['svastha']);
  });
});

describe('the lajjitadi avasthas', () => {
  /** Grahas that are not named are where they neither join nor aspect the graha of the example, unless it is said. */
  it.each([
    // Leo is the fifth house of Aries. Saturn makes it hungry; Leo is the sign of its friend Sun.
    ['Jupiter', { Jupiter: 'Leo', Saturn: 'Leo', Venus: 'Capricorn' }, ['lajjita', 'kshudhita', 'mudita']],
    // Exalted, in the sign of its friend Moon.
    ['Jupiter', { Jupiter: 'Cancer', Moon: 'Capricorn' }, ['garvita', 'mudita']],
    // Exalted; the Moon has no enemies, and Venus is neutral to it.
    ['Moon', { Moon: 'Taurus', Mercury: 'Aries', Mars: 'Gemini' }, ['garvita']],
    // In a sign of its enemy Mercury.
    ['Mars', { Mars: 'Gemini', Sun: 'Pisces', Saturn: 'Capricorn', Jupiter: 'Taurus' }, ['kshudhita']],
    // Its enemy Mercury, malefic beside Saturn, aspects a watery sign, that of its friend Jupiter.
    [
      'Mars',
      { Mars: 'Pisces', Mercury: 'Virgo', Saturn: 'Virgo', Rahu: 'Taurus' },
      ['kshudhita', 'trishita', 'mudita'],
    ],
    // The aspect of Jupiter from Cancer ends the thirst.
    [
      'Mars',
      { Mars: 'Pisces', Mercury: 'Virgo', Saturn: 'Virgo', Rahu: 'Taurus', Jupiter: 'Cancer' },
      ['kshudhita', 'mudita'],
    ],
    // With its friend Sun, and aspected by the malefic Saturn.
    [
      'Mercury',
      { Mercury: 'Aries', Sun: 'Aries', Saturn: 'Libra', Moon: 'Virgo', Rahu: 'Taurus' },
      ['mudita', 'kshobhita'],
    ],
  ] as const)('of %s with %o are %o', (graha, positions, states) => {
    expect(findAvasthas(positions, graha).lajjitadi).toEqual(states);
  });
});

describe('the shayanadi avasthas', () => {
  /**
   * Narasimha Rao, example 49: Moon in the 25th nakshatra, 30th ghati, lagna Virgo: 25 + 30 + 6 = 61. The name begins
   * with V, number 1. Mercury: 1 × 4 × 1 + 61 = 65, remainder 5; 5 × 5 + 1 = 26, remainder 2, + 3 = 5, remainder 2.
   */
  it('are those of an example of the textbook', () => {
    const avasthas = computeAvasthas(
      computeChart({ utc: '1970-04-04T12:20:00Z', latitude: 16.25, longitude: 81.2, isTimeKnown: true }),
      'वि',
    )!;
    expect(avasthas.Mercury.shayanadi).toEqual({ activity: 'gamana', strength: 'cheshta' });
    expect(avasthas.Jupiter.shayanadi).toEqual({ activity: 'nrityalipsa', strength: 'drishti' });
    expect(avasthas.Venus.shayanadi).toEqual({ activity: 'sabha', strength: 'cheshta' });
  });

  /** Narasimha Rao, exercise 24: 8:30 local mean time at 67°03′ E, which is 4:28:12 before it in UTC. Name with L. */
  it('are those of an exercise of the textbook', () => {
    const avasthas = computeAvasthas(
      computeChart({
        utc: '1927-11-08T04:01:48Z',
        latitude: 24 + 52 / 60,
        longitude: 67.05,
        isTimeKnown: true,
      }),
      'ला',
    )!;
    expect(avasthas.Sun.shayanadi).toEqual({ activity: 'sabha', strength: 'cheshta' });
    expect(avasthas.Mars.shayanadi).toEqual({ activity: 'nidra', strength: 'drishti' });
    expect(avasthas.Jupiter.shayanadi).toEqual({ activity: 'agama', strength: 'cheshta' });
  });

  it('have no strength without a name or with a letter outside the table, and are null without sunrise', () => {
    const birth = { utc: '1990-06-21T10:00:00Z', latitude: 28.6, longitude: 77.2, isTimeKnown: true };
    const chart = computeChart(birth);
    expect(computeAvasthas(chart)!.Sun.shayanadi!.strength).toBeNull();
    expect(computeAvasthas(chart, 'ङ')!.Sun.shayanadi!.strength).toBeNull();
    expect(computeAvasthas(computeChart({ ...birth, latitude: 89 }))!.Sun.shayanadi).toBeNull();
  });
});

describe('computeAvasthas', () => {
  it('gives every graha of any birth one mood by its sign, and dipta in the sign of exaltation', () => {
    const bySign = ['dipta', 'svastha', 'mudita', 'shanta', 'dina', 'duhkhita', 'khala'];
    fc.assert(
      fc.property(randomCharts, (chart) => {
        const avasthas = computeAvasthas(chart, 'क')!;
        for (const graha of CLASSICAL_GRAHAS) {
          const moods = avasthas[graha].deeptadi!;
          expect(moods.filter((mood) => bySign.includes(mood))).toEqual([moods[0]]);
          expect(moods[0] === 'dipta').toBe(chart.grahas[graha].sign === getExaltationSign(graha));
          expect(moods.includes('kopita')).toBe(chart.grahas[graha].isCombust);
        }
        for (const graha of GRAHAS) expect(avasthas[graha].shayanadi!.strength).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('returns null without a birth time', () => {
    expect(computeAvasthas(createChart({}))).toBeNull();
  });
});
