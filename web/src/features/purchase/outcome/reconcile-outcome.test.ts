import { describe, expect, it } from 'vitest';
import {
  buildPaymentStatus,
  buildOrder,
} from '#web/features/purchase/payment-status/payment-status-fixture.ts';
import type { PaymentLookup } from '#web/features/purchase/payment-status/payment-status.ts';
import { getOutcomeContent } from './outcome-content.ts';
import { reconcileOutcome } from './reconcile-outcome.ts';

const buildLookup = (change: Parameters<typeof buildPaymentStatus>[0]): PaymentLookup => ({
  status: 'found',
  result: buildPaymentStatus(change),
});
const captured = buildLookup({ paymentStatus: 'captured', order: buildOrder({ status: 'paid' }) });
const success = getOutcomeContent('/payment-success', {});
const failure = getOutcomeContent('/payment-failed', { title: 'Payment Cancelled', order: 'LG-1' });

describe('the success page', () => {
  it('is kept when the payment arrived, and after a checkout also when it cannot be looked up', () => {
    expect(reconcileOutcome(success, captured, true)).toEqual(success);
    for (const lookup of [{ status: 'signed-out' }, { status: 'unreachable' }] as const)
      expect(reconcileOutcome(success, lookup, false)).toEqual(success);
  });

  it.each([
    ['signed-out', 'Log in to see your payment', { label: 'Log in', to: '/login?next=%2Fpayment-success' }],
    ['unreachable', 'We could not look up your payment', { label: 'View My Reports', to: '/my-reports' }],
  ] as const)('opened by its URL claims no payment when the lookup is %s', (status, title, primary) => {
    const outcome = reconcileOutcome(success, { status }, true);
    expect(outcome).toMatchObject({ title, primary, hints: [] });
    expect(outcome.message).not.toMatch(/arrived|generated/);
  });

  it('opened by its URL shows no result before the lookup', () => {
    expect(reconcileOutcome(success, { status: 'loading' }, true).title).toBe('One moment');
    expect(reconcileOutcome(success, { status: 'loading' }, false).title).toBe('Payment Successful');
    expect(reconcileOutcome(success, { status: 'no-recent-order' }, true).title).toBe('No payment to show');
  });

  it('of an unpaid order shows that it is not paid and links to the payment', () => {
    expect(reconcileOutcome(success, buildLookup({}), false)).toMatchObject({
      title: 'Not paid yet',
      primary: { label: 'Pay for it now', to: '/retry-payment?order=LG-2611-7K3QX9' },
    });
    expect(
      reconcileOutcome(success, buildLookup({ order: buildOrder({ status: 'expired' }) }), false),
    ).toMatchObject({
      title: 'Not paid',
      primary: { to: '/my-reports' },
    });
  });

  it.each([
    ['authorized', 'Confirming your payment'],
    ['pending', 'Confirming your payment'],
    ['unknown', 'We are checking your payment'],
  ] as const)('with payment status %s says "%s" and offers no payment', (paymentStatus, title) => {
    const outcome = reconcileOutcome(success, buildLookup({ paymentStatus }), false);
    expect(outcome).toMatchObject({ title, primary: { to: '/my-reports' } });
  });

  it('after an unconfirmed return from checkout waits, and becomes a success with the capture', () => {
    const confirming = getOutcomeContent('/payment-status', { order: 'LG-1', certainty: 'uncertain' });
    expect(confirming.title).toBe('Confirming your payment');
    expect(reconcileOutcome(confirming, captured, false).title).toBe('Payment Successful');
  });

  it('of a refunded order shows the refund', () => {
    expect(reconcileOutcome(success, buildLookup({ paymentStatus: 'refunded' }), false).title).toBe(
      'Paid, and refunded',
    );
  });
});

describe('the failure page', () => {
  it.each([
    ['unpaid', 'Retry any time'],
    ['pending', 'Wait before you pay again'],
    ['authorized', 'Wait before you pay again'],
    ['unknown', 'Wait before you pay again'],
    ['captured', 'You pay only once'],
  ] as const)('with payment status %s starts its hints with "%s"', (paymentStatus, title) => {
    expect(reconcileOutcome(failure, buildLookup({ paymentStatus }), false).hints[0]!.title).toBe(title);
  });

  it('of a member who has ordered nothing claims no failure and offers no payment', () => {
    const outcome = reconcileOutcome(failure, { status: 'no-recent-order' }, true);
    expect(outcome).toMatchObject({
      title: 'No payment to show',
      primary: { label: 'View My Reports', to: '/my-reports' },
      hints: [],
    });
  });

  it('keeps its title and offers no payment once the payment arrived', () => {
    expect(reconcileOutcome(failure, buildLookup({}), false)).toEqual(failure);
    expect(reconcileOutcome(failure, captured, false)).toMatchObject({
      title: 'Payment Cancelled',
      primary: { label: 'View My Reports', to: '/my-reports' },
    });
  });
});
