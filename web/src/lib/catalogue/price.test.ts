import { describe, expect, it } from 'vitest';
import { getFirstReportPrice, getListPrice, formatPrice } from './price.ts';

const report = {
  _id: 'x',
  key: 'x',
  name: 'X',
  description: '',
  image: '',
  category: 'paid',
  available: true,
};

describe('the price of a report', () => {
  it('is grouped rupees when paid and the word Free for any other category', () => {
    expect(formatPrice({ ...report, price: 2499 })).toBe('₹2,499');
    expect(formatPrice({ ...report, category: 'free', price: 0 })).toBe('Free');
    expect(formatPrice({ ...report, category: 'Paid', price: 900 })).toBe('Free');
  });

  it('is 499 when missing', () => {
    expect(formatPrice(report)).toBe('₹499');
    expect(getListPrice(report)).toBe(499);
  });

  it('is halved and rounded down for a first paid report', () => {
    expect(getFirstReportPrice({ ...report, price: 2499 })).toBe(1249);
    expect(getFirstReportPrice({ ...report, price: 1299 })).toBe(649);
  });
});
