import { expect, test } from 'vitest';
import { chartOf } from '#src/testing/chart-of.ts';
import { roleOf } from './work-condition.ts';

test('a lord of the sixth that rules a trine as well speaks of support, unless it sits in the sixth', () => {
  expect(roleOf(chartOf({ lagna: 'Cancer', Jupiter: 'Cancer' }), 'Jupiter')).toBe('grace');
  expect(roleOf(chartOf({ lagna: 'Scorpio', Mars: 'Taurus' }), 'Mars')).toBe('grace');
  expect(roleOf(chartOf({ lagna: 'Cancer', Jupiter: 'Sagittarius' }), 'Jupiter')).toBe('duty');
});
