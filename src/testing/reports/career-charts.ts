/** Charts for tests of the career report: many pseudo-random ones, and a few with rare combinations. */
import { RASHIS } from '#src/astrology/contract.ts';
import type { ChartPositions } from './create-chart.ts';

/** A linear congruential generator with the constants of ANSI C. */
const [MULTIPLIER, INCREMENT, MODULUS] = [1_103_515_245, 12_345, 2 ** 31];

/** Pseudo-random charts, also astronomically impossible ones; the same ones in every run. */
export function createRandomCharts(count: number): ChartPositions[] {
  let state = 7;
  const pickBelow = (limit: number) => {
    state = (state * MULTIPLIER + INCREMENT) % MODULUS;
    return Math.floor((state / MODULUS) * limit);
  };
  return Array.from({ length: count }, () =>
    Object.fromEntries(
      PLACED_POINTS.map((point) => [point, `${RASHIS[pickBelow(12)]!.english} ${pickBelow(30)}`]),
    ),
  );
}

const PLACED_POINTS = [
  'lagna',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
] as const;

/**
 * A chart without a single yoga of rank or means, two led by Ketu with Mars and with the Sun, one led by Rahu with the Sun, one
 * in which a hidden Jupiter returns, one with a combust Saturn beside Mars in the tenth house, one with a weak
 * Sun in the tenth house.
 */
export const RARE_CAREER_CHARTS: readonly { positions: ChartPositions; madeAt?: string }[] = [
  {
    positions: {
      lagna: 'Capricorn 20',
      Sun: 'Libra 17',
      Moon: 'Aries 3',
      Mars: 'Pisces 17',
      Mercury: 'Pisces 4',
      Jupiter: 'Scorpio 18',
      Venus: 'Taurus 13',
      Saturn: 'Scorpio 19',
      Rahu: 'Virgo 5',
    },
  },
  {
    positions: {
      lagna: 'Pisces 3',
      Sun: 'Sagittarius 7',
      Moon: 'Pisces 21',
      Mars: 'Sagittarius 11',
      Mercury: 'Taurus 24',
      Jupiter: 'Libra 27',
      Venus: 'Taurus 27',
      Saturn: 'Scorpio 25',
      Rahu: 'Aries 13',
    },
  },
  {
    positions: {
      lagna: 'Cancer 14',
      Sun: 'Aquarius 4',
      Moon: 'Scorpio 15',
      Mars: 'Capricorn 4',
      Mercury: 'Aries 4',
      Jupiter: 'Cancer 13',
      Venus: 'Scorpio 13',
      Saturn: 'Capricorn 24',
      Rahu: 'Libra 23',
    },
  },
  {
    positions: {
      lagna: 'Scorpio 10',
      Sun: 'Aries 27',
      Moon: 'Taurus 28',
      Venus: 'Virgo 3',
      Mercury: 'Sagittarius 12',
      Mars: 'Gemini 10',
      Jupiter: 'Gemini 12',
      Saturn: 'Aries 14',
      Ketu: 'Leo 10',
    },
  },
  {
    positions: {
      lagna: 'Scorpio 25',
      Sun: 'Leo 14',
      Moon: 'Leo 13',
      Mars: 'Pisces 7',
      Mercury: 'Scorpio 17',
      Jupiter: 'Virgo 8',
      Venus: 'Sagittarius 9',
      Saturn: 'Aries 18',
      Rahu: 'Leo 25',
    },
  },
  {
    positions: {
      lagna: 'Virgo 9',
      Sun: 'Pisces 18',
      Moon: 'Pisces 13',
      Mars: 'Scorpio 1',
      Mercury: 'Capricorn 4',
      Jupiter: 'Aries 25',
      Venus: 'Gemini 11',
      Saturn: 'Capricorn 15',
      Rahu: 'Aquarius 16',
    },
    madeAt: '2016-06-01T00:00:00.000Z',
  },
  {
    positions: {
      lagna: 'Gemini 9',
      Sun: 'Pisces 12',
      Moon: 'Libra 10',
      Mars: 'Pisces 25',
      Mercury: 'Aries 4',
      Jupiter: 'Leo 25',
      Venus: 'Taurus 11',
      Saturn: 'Pisces 14',
      Rahu: 'Aquarius 16',
    },
  },
];
