/** Parivartana, the exchange of signs by two lords: maha, khala (with the third house) or dainya (with a dusthana: 6, 8 or 12). */
import { describe, expect, it } from 'vitest';
import { HOUSE_NUMBERS } from '#src/astrology/houses.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { judgeYogas } from './judge-yogas.ts';
import { einstein, judgeYoga, mumbai } from './testing.ts';

describe('parivartana', () => {
  const DUSTHANAS = [6, 8, 12];
  const classifyHouses = (houses: readonly number[]) =>
    houses.some((house) => DUSTHANAS.includes(house)) ? 'dainya' : houses.includes(3) ? 'khala' : 'maha';

  // The 66 pairs of houses are 28 maha, 8 khala and 30 dainya, as Mantreswara counts them.
  it('the 66 pairs of houses are 28 maha, 8 khala and 30 dainya exchanges', () => {
    const pairs = HOUSE_NUMBERS.flatMap((first) =>
      HOUSE_NUMBERS.filter((second) => second > first).map((second) => [first, second] as const),
    );
    const count = (kind: string) => pairs.filter((pair) => classifyHouses(pair) === kind).length;
    expect([pairs.length, count('maha'), count('khala'), count('dainya')]).toEqual([66, 28, 8, 30]);
  });

  // Sun and Mercury exchange Leo and Gemini: the third and fifth for Aries, the second and twelfth for Cancer, and so on.
  it.each([
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Sagittarius',
    'Capricorn',
    'Aquarius',
    'Pisces',
  ])('an exchange of Sun and Mercury with %s rising has the kind of its two houses', (lagna) => {
    const chart = createChart({ lagna, Sun: 'Gemini', Mercury: 'Leo' });
    const kind = classifyHouses([chart.grahas.Sun.house!, chart.grahas.Mercury.house!]);
    const present = judgeYogas(chart).filter(({ verdict }) => verdict.isPresent);
    expect(present.map(({ yoga }) => yoga.key).filter((key) => key.endsWith('Parivartana'))).toEqual([
      `${kind}Parivartana`,
    ]);
  });

  it('Moon in Scorpio and Mars in Cancer are a dainya exchange of the fourth and twelfth with Leo rising', () => {
    expect(judgeYoga('dainyaParivartana', mumbai)).toMatchObject({
      isPresent: true,
      reason: {
        kind: 'parivartana',
        exchanges: [
          [
            { graha: 'Moon', sign: 8, house: 4 },
            { graha: 'Mars', sign: 4, house: 12 },
          ],
        ],
      },
    });
    expect(judgeYoga('mahaParivartana', mumbai).isPresent).toBe(false);
  });

  it('the exchange of the ninth and tenth lords of Einstein is maha, and connects them for dharmaKarma', () => {
    expect(judgeYoga('mahaParivartana', einstein)).toMatchObject({ isPresent: true });
    expect(judgeYoga('dharmaKarma', einstein).reason).toMatchObject({ connections: [{ kind: 'exchange' }] });
  });
});
