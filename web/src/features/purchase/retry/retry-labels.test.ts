import { describe, expect, it } from 'vitest';
import { PaymentStatus } from '#src/payments/contract.ts';
import {
  buildPaymentStatus,
  NOW,
  buildOrder,
} from '#web/features/purchase/payment-status/payment-status-fixture.ts';
import { isPayable, getRetryText, describeAttempts } from './retry-labels.ts';
import { chooseOrder } from './use-retry-order.ts';

describe('an open order', () => {
  it('is payable while it is open, and unpaid or with a pending payment', () => {
    expect(
      PaymentStatus.options.filter((paymentStatus) => isPayable(buildPaymentStatus({ paymentStatus }))),
    ).toEqual(['pending', 'unpaid']);
    expect(isPayable(buildPaymentStatus({ order: buildOrder({ status: 'expired' }) }))).toBe(false);
    expect(isPayable(buildPaymentStatus({ order: buildOrder({ expiresAt: NOW }) }))).toBe(false);
  });

  it('has different titles when it is open, closed, authorized or refunded', () => {
    const getTitle = (change: Parameters<typeof buildPaymentStatus>[0]) =>
      getRetryText({ status: 'found', result: buildPaymentStatus(change) }).title;
    expect(getTitle({})).toBe('Your order is still open');
    expect(getTitle({ order: buildOrder({ status: 'expired' }) })).toBe('This order has closed');
    expect(getTitle({ paymentStatus: 'authorized' })).toBe('Please wait a little');
    expect(getTitle({ paymentStatus: 'refunded' })).toBe('This order is refunded');
  });
});

describe('the attempts of an order', () => {
  it('are described by the last failure and the number of earlier ones', () => {
    const lastAttempt = {
      kind: 'failed' as const,
      reason: 'insufficient_fund',
      at: '2026-11-21T05:05:00.000Z',
    };
    expect(describeAttempts(buildPaymentStatus({ lastAttempt, failedAttempts: 3 }))).toEqual([
      'The account did not have enough money for this payment. That was today, 10:35 am.',
      '2 attempts before that failed.',
    ]);
    expect(
      describeAttempts(
        buildPaymentStatus({ lastAttempt: { ...lastAttempt, reason: 'new_reason' }, failedAttempts: 1 }),
      ),
    ).toEqual(['The payment did not go through. That was today, 10:35 am.']);
  });

  it('are described by a closed checkout, or empty', () => {
    expect(describeAttempts(buildPaymentStatus({ lastAttempt: { kind: 'dismissed', at: NOW } }))).toEqual([
      'The payment window was closed today, 10:45 am, before anything was paid.',
    ]);
    expect(
      describeAttempts(
        buildPaymentStatus({ paymentStatus: 'pending', lastAttempt: { kind: 'dismissed', at: NOW } }),
      ),
    ).toEqual(['The payment window was closed today, 10:45 am.']);
    expect(describeAttempts(buildPaymentStatus())).toEqual([]);
  });
});

describe('without an order in the URL', () => {
  const kundli = buildOrder({ id: 'LG-1', reportKey: 'janam-kundli' });
  const career = buildOrder({ id: 'LG-2', reportKey: 'career-wealth' });
  const secondKundli = buildOrder({ id: 'LG-3', reportKey: 'janam-kundli' });
  it('the only open order is chosen, or the only one for the report', () => {
    expect(chooseOrder([kundli], undefined)).toEqual({ kind: 'one', orderReference: 'LG-1' });
    expect(chooseOrder([kundli, career], 'career-wealth')).toEqual({ kind: 'one', orderReference: 'LG-2' });
  });
  it('several open orders are offered', () => {
    expect(chooseOrder([kundli, career], undefined)).toEqual({ kind: 'several', orders: [kundli, career] });
    expect(chooseOrder([kundli, career, secondKundli], 'janam-kundli')).toEqual({
      kind: 'several',
      orders: [kundli, secondKundli],
    });
  });
  it('no open order leads to the report, or to all reports', () => {
    expect(chooseOrder([], undefined)).toEqual({ kind: 'none', to: '/reports' });
    expect(chooseOrder([kundli], 'year-ahead')).toEqual({ kind: 'none', to: '/reports/year-ahead' });
  });
});
