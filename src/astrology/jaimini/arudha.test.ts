import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { GRAHAS } from '#src/astrology/contract.ts';
import { parseSigns } from '#src/astrology/dashas/testing.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { computeArudhaPadas, computeGrahaArudhas, PADA_NAMES } from './arudha.ts';
import { CHART_1, CHART_2_SHODASHAMSHA } from './testing.ts';

const listPadaSigns = (...args: Parameters<typeof computeArudhaPadas>) =>
  computeArudhaPadas(...args)!.map(({ sign }) => sign);

describe('computeArudhaPadas', () => {
  /**
   * Narasimha Rao, example 29. AL: Mercury is in the 7th from Virgo, the 7th from there is Virgo again, so the pada is
   * its tenth, Gemini. A2: Venus is in the 6th from Libra, the 6th from Pisces is Leo. A3: Mars, with two grahas, is
   * stronger than Ketu; 6th from Scorpio, 6th from Aries: Virgo. A4: Jupiter 5th, 5th: Leo. A5: Saturn is in the 4th
   * from Capricorn, the 4th from there is the 7th, Cancer; its tenth is Aries. A6: Saturn, not Rahu; 3rd, 3rd: Gemini.
   * A7: Jupiter 2nd, 2nd: Taurus. A8: Mars in the house itself; its tenth is Capricorn. A9: Venus 11th, 11th: Capricorn.
   * A10: Mercury 10th, 10th: Sagittarius, the 7th; its tenth is Virgo. A11: Moon 12th, 12th: Taurus. UL: Sun 8th, 8th:
   * Libra.
   */
  it('returns the padas of an example of the textbook', () => {
    expect(listPadaSigns(createChart(CHART_1))).toEqual(parseSigns('Ge Le Vi Le Ar Ge Ta Cp Cp Vi Ta Li'));
  });

  /**
   * Narasimha Rao, exercise 12. Rahu, with Ketu, is stronger than Saturn alone, so A3 counts from Aquarius to Cancer, the
   * 6th, and gives Sagittarius; Saturn in Aries, the 3rd, would give Gemini. Mars, with two grahas, is stronger than Ketu.
   */
  it('counts to the stronger of two lords, or to Saturn and Mars by the rule of single lords', () => {
    const chart = createChart(CHART_2_SHODASHAMSHA);
    expect(listPadaSigns(chart)).toEqual(parseSigns('Aq Ar Sg Sc Sg Aq Pi Vi Ta Sg Sg Aq'));
    expect(listPadaSigns(chart, 'single')).toEqual(parseSigns('Aq Ar Ge Sc Sg Aq Pi Vi Ta Sg Sg Aq'));
    expect(computeArudhaPadas(chart)![2]).toEqual({ house: 3, name: 'A3', lord: 'Rahu', sign: 9 });
  });

  it('names the first pada AL and the twelfth UL', () => {
    expect([PADA_NAMES[0], PADA_NAMES[11]]).toEqual(['AL', 'UL']);
  });

  /** In degrees the pada is twice the lord less the house; the exceptions are stated as places from the house. */
  it('mirrors the house at its lord, with the tenth and the fourth house for the first and the seventh', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const chart = computeChart(birth);
        for (const { house, lord, sign } of computeArudhaPadas(chart)!) {
          const houseSign = chart.lagna!.sign + house - 1;
          const mirrored = (((2 * (chart.grahas[lord].sign - houseSign)) % 12) + 12) % 12;
          const steps = mirrored === 0 ? 9 : mirrored === 6 ? 3 : mirrored;
          expect(sign).toBe(((houseSign + steps - 1) % 12) + 1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('returns null without a birth time', () => {
    expect(computeArudhaPadas(createChart({}))).toBeNull();
  });
});

describe('computeGrahaArudhas', () => {
  /**
   * Narasimha Rao, example 29. Sun: from Pisces to Leo 6, and 6 more: Capricorn. Moon 2, 2: Leo. Mars is in Aries, its
   * stronger sign with three grahas; the tenth is Capricorn. Mercury: Gemini, with the Moon, is stronger than Virgo; 4th,
   * 4th is Virgo, the 7th from Pisces; its tenth is Gemini. Jupiter: Pisces with three grahas, 12th, 12th: Aquarius.
   * Venus: Libra, an odd sign whose lord is in an even one, is stronger than Taurus; 8th, 8th: Taurus. Saturn: Capricorn
   * with Ketu, 10th, 10th is Libra, the 7th; its tenth is Cancer. Rahu: Aquarius 8th, 8th: Virgo. Ketu: Scorpio 11th,
   * 11th: Virgo.
   */
  it('returns the padas of an example of the textbook', () => {
    const padas = computeGrahaArudhas(createChart(CHART_1));
    expect(GRAHAS.map((graha) => padas[graha])).toEqual(parseSigns('Cp Le Cp Ge Aq Ta Cn Vi Vi'));
  });

  /** Narasimha Rao, exercise 13. Mercury: Virgo, whose lord is in an odd sign, is stronger than Gemini. */
  it('returns the padas of an exercise of the textbook', () => {
    const padas = computeGrahaArudhas(createChart(CHART_2_SHODASHAMSHA));
    expect(GRAHAS.map((graha) => padas[graha])).toEqual(parseSigns('Sc Sg Ge Pi Sc Aq Sg Vi Pi'));
  });

  it('is never in the sign of the graha or opposite to it', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const chart = computeChart({ ...birth, isTimeKnown: false });
        const padas = computeGrahaArudhas(chart);
        for (const graha of GRAHAS) expect((padas[graha] - chart.grahas[graha].sign + 12) % 6).not.toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

/** 1800 to 2100, at all latitudes. */
const births = fc.record({
  utc: fc.integer({ min: -73_000, max: 36_800 }).map((day) => formatIso(day + 0.37)),
  latitude: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  isTimeKnown: fc.constant(true),
});
