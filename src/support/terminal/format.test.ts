import { expect, test } from 'vitest';
import { formatAmount } from './format.ts';

test.each([
  [49_900, 'INR', '₹499'],
  [49_950, 'USD', '499.5 USD'],
  [500, 'JPY', '500 JPY'],
  [1_500, 'KWD', '1.5 KWD'],
])('%i in the smallest unit of %s is printed as %s', (amount, currency, printed) => {
  expect(formatAmount(amount, currency)).toBe(printed);
});
