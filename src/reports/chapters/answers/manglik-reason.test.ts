/** The reason of the Manglik answer for constructed charts. */
import { describe, expect, test } from 'vitest';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { writeManglikReason } from './manglik-reason.ts';

const writeReasonOf = (positions: ChartPositions): string => {
  const chart = createChart(positions);
  return writeManglikReason(chart, judgeManglik(chart));
};

describe('the reason of the Manglik answer', () => {
  test('names the twelfth place from Venus once if Mars in Taurus cancels it', () => {
    const reason = writeReasonOf({ lagna: 'Virgo', Moon: 'Sagittarius', Mars: 'Taurus', Venus: 'Gemini' });
    expect(reason).toBe(
      'Mars, in Taurus, is in the 9th from the lagna, the 6th from the Moon and the 12th from Venus; in this sign a rule cancels the count from Venus',
    );
  });

  test('says that Mars is exalted (uccha) in Capricorn', () => {
    const reason = writeReasonOf({ lagna: 'Libra', Mars: 'Capricorn' });
    expect(reason).toMatch(/; Mars is in Capricorn, where it is exalted \(uccha\)$/);
  });

  test('says that Mars rules Aries', () => {
    const reason = writeReasonOf({ lagna: 'Virgo', Mars: 'Aries' });
    expect(reason).toMatch(/; Mars rules Aries$/);
  });
});
