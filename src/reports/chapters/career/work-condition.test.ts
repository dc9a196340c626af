import { expect, test } from 'vitest';
import { chartOf } from '#src/testing/chart-of.ts';
import { getWorkRole } from './work-condition.ts';

test('a lord of the sixth that rules a trine as well speaks of support, unless it sits in the sixth', () => {
  expect(getWorkRole(chartOf({ lagna: 'Cancer', Jupiter: 'Cancer' }), 'Jupiter')).toBe('grace');
  expect(getWorkRole(chartOf({ lagna: 'Scorpio', Mars: 'Taurus' }), 'Mars')).toBe('grace');
  expect(getWorkRole(chartOf({ lagna: 'Cancer', Jupiter: 'Sagittarius' }), 'Jupiter')).toBe('duty');
});
