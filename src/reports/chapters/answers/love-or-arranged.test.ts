/** Love or arranged: the links that speak for each side. */
import { describe, expect, test } from 'vitest';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { judgeMarriageKind } from './love-or-arranged.ts';

describe('lords of the fifth and the seventh house that aspect each other', () => {
  const chart = createChart({ lagna: 'Gemini', Venus: 'Pisces 5', Jupiter: 'Virgo 10', Mars: 'Gemini 3' });

  test('speak for love beside a lord of the seventh in a house of the family', () => {
    const { kind, because } = judgeMarriageKind(chart);
    expect(kind).toBe('both');
    expect(because).toContain('Venus, lord of the 5th, and Jupiter, lord of the 7th, aspect each other');
    expect(because).toContain('Jupiter, lord of the 7th, is in the 4th');
  });
});

test('a chart without any link says that there is none', () => {
  const chart = createChart({
    lagna: 'Leo',
    Saturn: 'Gemini 5',
    Jupiter: 'Cancer 5',
    Venus: 'Virgo 5',
    Mars: 'Cancer 3',
  });
  expect(judgeMarriageKind(chart)).toEqual({
    kind: 'both',
    because: 'your 5th and 7th houses have no link of love and none of the family',
  });
});
