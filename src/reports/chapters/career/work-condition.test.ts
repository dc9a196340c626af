import { expect, test } from 'vitest';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { getWorkRole } from './work-condition.ts';

test('a lord of the sixth and a trine has the role of fortune, unless it is in the sixth', () => {
  expect(getWorkRole(createChart({ lagna: 'Cancer', Jupiter: 'Cancer' }), 'Jupiter')).toBe('fortune');
  expect(getWorkRole(createChart({ lagna: 'Scorpio', Mars: 'Taurus' }), 'Mars')).toBe('fortune');
  expect(getWorkRole(createChart({ lagna: 'Cancer', Jupiter: 'Sagittarius' }), 'Jupiter')).toBe('duty');
});
