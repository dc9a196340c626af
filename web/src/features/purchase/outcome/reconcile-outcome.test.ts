import { describe, expect, it } from 'vitest';
import { answered, unpaid } from '#web/features/purchase/payment-status/payment-status-fixture.ts';
import type { MoneyLook } from '#web/features/purchase/payment-status/payment-status.ts';
import { outcomeWords } from './outcome-content.ts';
import { corrected } from './reconcile-outcome.ts';

const known = (change: Parameters<typeof answered>[0]): MoneyLook => ({
  status: 'known',
  answer: answered(change),
});
const arrived = known({ paymentStatus: 'captured', order: unpaid({ status: 'paid' }) });
const success = outcomeWords('/payment-success', {});
const failure = outcomeWords('/payment-failed', { title: 'Payment Cancelled', order: 'LG-1' });

describe('the success page', () => {
  it('stands when the money is there, and when nobody can say otherwise', () => {
    for (const look of [arrived, { status: 'signed-out' }, { status: 'unreached' }] as const)
      expect(corrected(success, look, true)).toEqual(success);
  });

  it('opened by hand claims nothing before it has asked', () => {
    expect(corrected(success, { status: 'asking' }, true).title).toBe('One moment');
    expect(corrected(success, { status: 'asking' }, false).title).toBe('Payment Successful');
    expect(corrected(success, { status: 'no-orders' }, true).title).toBe('No payment to show');
  });

  it('of an order that is not paid says so, and leads to paying it', () => {
    expect(corrected(success, known({}), false)).toMatchObject({
      title: 'Not paid yet',
      primary: { label: 'Pay for it now', to: '/retry-payment?order=LG-2611-7K3QX9' },
    });
    expect(corrected(success, known({ order: unpaid({ status: 'expired' }) }), false)).toMatchObject({
      title: 'Not paid',
      primary: { to: '/my-reports' },
    });
  });

  it('of a refunded order says that, too', () => {
    expect(corrected(success, known({ paymentStatus: 'refunded' }), false).title).toBe(
      'Paid, and given back',
    );
  });
});

describe('the failure page', () => {
  it.each([
    ['unpaid', 'Retry any time'],
    ['pending', 'Wait before you pay again'],
    ['authorised', 'Wait before you pay again'],
    ['unknown', 'Wait before you pay again'],
    ['captured', 'Paid once, for good'],
  ] as const)('when the money is %s begins its tiles with "%s"', (paymentStatus, title) => {
    expect(corrected(failure, known({ paymentStatus }), false).tiles[0]!.title).toBe(title);
  });

  it('keeps its title, and sends nobody to pay again once the money has come', () => {
    expect(corrected(failure, known({}), false)).toEqual(failure);
    expect(corrected(failure, arrived, false)).toMatchObject({
      title: 'Payment Cancelled',
      primary: { label: 'View My Reports', to: '/my-reports' },
    });
  });
});
