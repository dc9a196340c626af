import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { GRAHAS } from '#src/astrology/contract.ts';
import { computeVargaSign } from '#src/astrology/varga.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { computeKarakamsa } from './karakamsa.ts';

describe('computeKarakamsa', () => {
  /**
   * Venus has most degrees, 27 of Taurus: its ninth navamsa (27 : 3°20′ = 8.1), counted from Capricorn, is Virgo. The
   * Sun at 20 of Gemini is in the seventh, counted from Libra: Aries, the eighth from Virgo.
   */
  it('takes the navamsa sign of the atmakaraka as first house of both charts', () => {
    const { atmakaraka, sign, houses } = computeKarakamsa(
      createChart({ Venus: 'Taurus 27', Mercury: 'Taurus 24' }),
    );
    expect([atmakaraka, sign, houses[0]!.sign, houses[11]!.sign]).toEqual(['Venus', 6, 6, 5]);
    expect(houses.find(({ karakamsa }) => karakamsa.includes('Venus'))!.house).toBe(9);
    expect(houses[0]!.swamsa).toContain('Venus');
    expect(houses.find(({ karakamsa }) => karakamsa.includes('Sun'))!.house).toBe(10);
    expect(houses.find(({ swamsa }) => swamsa.includes('Sun'))!.house).toBe(8);
  });

  /** Rahu at 1 degree has 29 degrees, counted from the end of its sign, more than Venus has. */
  it('takes Rahu into account among eight karakas', () => {
    const chart = createChart({ Venus: 'Taurus 27', Rahu: 'Aries 1' });
    const withEight = { ...chart, settings: { ...chart.settings, karakas: 8 as const } };
    expect(computeKarakamsa(withEight)).toMatchObject({ atmakaraka: 'Rahu', sign: 1 });
  });

  it.each([true, false])('places all grahas in both charts (birth time known: %s)', (isTimeKnown) => {
    const chart = computeChart({
      utc: '1990-06-21T10:00:00Z',
      latitude: -89.9,
      longitude: 77.21,
      isTimeKnown,
    });
    const { houses } = computeKarakamsa(chart);
    for (const graha of GRAHAS) {
      const { longitude } = chart.grahas[graha];
      expect(houses.find(({ karakamsa }) => karakamsa.includes(graha))!.sign).toBe(
        computeVargaSign(1, longitude),
      );
      expect(houses.find(({ swamsa }) => swamsa.includes(graha))!.sign).toBe(computeVargaSign(9, longitude));
    }
  });
});
