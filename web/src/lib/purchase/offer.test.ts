import { describe, expect, it } from 'vitest';
import { hasOffer, toOffer } from './offer.ts';

const report = {
  _id: 'year-ahead',
  key: 'year-ahead',
  name: 'Year Ahead',
  description: '',
  image: '',
  category: 'paid',
  available: true,
};

describe('the first-report offer', () => {
  it('applies to paid reports only', () => {
    expect(hasOffer(report, { status: 'available' })).toBe(true);
    expect(hasOffer({ ...report, category: 'free' }, { status: 'available' })).toBe(false);
  });

  it('applies to the report of the open order that holds it', () => {
    expect(hasOffer(report, { status: 'held', reportKey: 'year-ahead' })).toBe(true);
    expect(hasOffer(report, { status: 'held', reportKey: 'janam-kundli' })).toBe(false);
  });

  it('is not promised to a member when the server does not answer', async () => {
    const offer = await toOffer(Promise.reject(new Error('offline')));
    expect(hasOffer(report, offer)).toBe(false);
  });

  it('is gone after a paid report', () => {
    expect(hasOffer(report, { status: 'used' })).toBe(false);
  });
});
