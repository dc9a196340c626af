/** Charts of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, as positions for createChart. */
import type { ChartPositions } from '#src/testing/reports/create-chart.ts';

/** Example 29: a rashi chart. */
export const CHART_1: ChartPositions = {
  lagna: 'Virgo',
  Sun: 'Pisces',
  Moon: 'Gemini',
  Mars: 'Aries',
  Mercury: 'Pisces',
  Jupiter: 'Aries',
  Venus: 'Pisces',
  Saturn: 'Aries',
  Rahu: 'Cancer',
};

/** Exercise 12: a shodashamsha, in which Rahu and Ketu are together. */
export const CHART_2_SHODASHAMSHA: ChartPositions = {
  lagna: 'Sagittarius',
  Sun: 'Aquarius',
  Moon: 'Aquarius',
  Mars: 'Aquarius',
  Mercury: 'Sagittarius',
  Jupiter: 'Capricorn',
  Venus: 'Taurus',
  Saturn: 'Aries',
  Rahu: 'Cancer',
  Ketu: 'Cancer',
};

/** Exercises 15 and 16: a navamsa. */
export const CHART_5_NAVAMSA: ChartPositions = {
  lagna: 'Scorpio',
  Sun: 'Taurus',
  Moon: 'Aries',
  Mars: 'Scorpio',
  Mercury: 'Sagittarius',
  Jupiter: 'Virgo',
  Venus: 'Capricorn',
  Saturn: 'Scorpio',
  Rahu: 'Leo',
};
