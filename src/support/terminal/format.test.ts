import { expect, test } from 'vitest';
import { formatAge, formatAmount, formatDuration, formatIstMinute } from './format.ts';

test.each([
  [49_900, 'INR', '₹499'],
  [49_950, 'USD', '499.5 USD'],
  [500, 'JPY', '500 JPY'],
  [1_500, 'KWD', '1.5 KWD'],
])('%i in the smallest unit of %s is printed as %s', (amount, currency, printed) => {
  expect(formatAmount(amount, currency)).toBe(printed);
});

test.each([
  [-5_000, '0 min'],
  [5 * 60_000, '5 min'],
  [130 * 60_000, '2 h 10 min'],
  [76 * 3_600_000, '3 d 4 h'],
])('%i milliseconds are printed as %s', (milliseconds, printed) => {
  expect(formatAge(milliseconds)).toBe(printed);
});

test.each([
  [400, '0.4 s'],
  [125_000, '2 min 5 s'],
  [46_860_000, '13 h 1 min'],
])('a duration of %i milliseconds is printed as %s', (milliseconds, printed) => {
  expect(formatDuration(milliseconds)).toBe(printed);
});

test('an instant is printed in Indian time', () => {
  expect(formatIstMinute('2026-11-21T18:45:00Z')).toBe('22 Nov 2026 00:15');
});
