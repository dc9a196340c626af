import { describe, expect, it } from 'vitest';
import { PaymentStatus } from '#src/payments/contract.ts';
import { answered, NOW, unpaid } from '#web/features/purchase/payment-status/payment-status-fixture.ts';
import { mayPay, retryWords, whatHappened } from './retry-labels.ts';
import { choice } from './use-retry-order.ts';

describe('an open order', () => {
  it('may be paid while nothing is taken or on its way for certain', () => {
    expect(PaymentStatus.options.filter((paymentStatus) => mayPay(answered({ paymentStatus })))).toEqual([
      'pending',
      'unpaid',
    ]);
    expect(mayPay(answered({ order: unpaid({ status: 'expired' }) }))).toBe(false);
    expect(mayPay(answered({ order: unpaid({ expiresAt: NOW }) }))).toBe(false);
  });

  it('is called what it is', () => {
    const title = (change: Parameters<typeof answered>[0]) =>
      retryWords({ status: 'known', answer: answered(change) }).title;
    expect(title({})).toBe('Your order is still open');
    expect(title({ order: unpaid({ status: 'expired' }) })).toBe('This order has closed');
    expect(title({ paymentStatus: 'authorised' })).toBe('Please wait a little');
    expect(title({ paymentStatus: 'refunded' })).toBe('This order is settled');
  });
});

describe('what happened', () => {
  it('is the last refusal in plain words, and how many went before', () => {
    const lastAttempt = {
      kind: 'failed' as const,
      reason: 'insufficient_fund',
      at: '2026-11-21T05:05:00.000Z',
    };
    expect(whatHappened(answered({ lastAttempt, failedAttempts: 3 }))).toEqual([
      'The account did not hold enough for this payment. That was today, 10:35 am.',
      '2 tries before that were refused.',
    ]);
    expect(
      whatHappened(answered({ lastAttempt: { ...lastAttempt, reason: 'new_reason' }, failedAttempts: 1 })),
    ).toEqual(['The payment did not go through. That was today, 10:35 am.']);
  });

  it('is a closed window, or nothing at all', () => {
    expect(whatHappened(answered({ lastAttempt: { kind: 'dismissed', at: NOW } }))).toEqual([
      'The payment window was closed today, 10:45 am, before anything was paid.',
    ]);
    expect(
      whatHappened(answered({ paymentStatus: 'pending', lastAttempt: { kind: 'dismissed', at: NOW } })),
    ).toEqual(['The payment window was closed today, 10:45 am.']);
    expect(whatHappened(answered())).toEqual([]);
  });
});

describe('when no order is named', () => {
  const kundli = unpaid({ id: 'LG-1', reportKey: 'janam-kundli' });
  const career = unpaid({ id: 'LG-2', reportKey: 'career-wealth' });
  const again = unpaid({ id: 'LG-3', reportKey: 'janam-kundli' });
  it('the only open one is meant, or the only one for the report in hand', () => {
    expect(choice([kundli], undefined)).toEqual({ kind: 'one', order: 'LG-1' });
    expect(choice([kundli, career], 'career-wealth')).toEqual({ kind: 'one', order: 'LG-2' });
  });
  it('several are a question', () => {
    expect(choice([kundli, career], undefined)).toEqual({ kind: 'several', orders: [kundli, career] });
    expect(choice([kundli, career, again], 'janam-kundli')).toEqual({
      kind: 'several',
      orders: [kundli, again],
    });
  });
  it('none leads to the report in hand, or to all of them', () => {
    expect(choice([], undefined)).toEqual({ kind: 'nowhere', to: '/reports' });
    expect(choice([kundli], 'year-ahead')).toEqual({ kind: 'nowhere', to: '/reports/year-ahead' });
  });
});
