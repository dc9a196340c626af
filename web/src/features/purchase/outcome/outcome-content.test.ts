import { describe, expect, it } from 'vitest';
import { unpaid } from '#web/features/purchase/payment-status/payment-status-fixture.ts';
import { outcomeWords, readBrought } from './outcome-content.ts';
import { quotable } from '#web/features/purchase/payment-status/support-references.ts';

const wordsAt = (path: string, state: unknown) => outcomeWords(path, readBrought(state));

describe('an outcome page', () => {
  it('tells of success on its route and by default', () => {
    for (const path of ['/payment-success', '/payment-status'])
      expect(wordsAt(path, null)).toMatchObject({
        variant: 'success',
        title: 'Payment Successful',
        primary: { label: 'View My Reports', to: '/my-reports' },
        secondary: { label: 'Back to Reports', to: '/reports' },
      });
    expect(wordsAt('/payment-success', null).message).toContain('within 12 hours');
  });

  it('tells of failure in the specification’s words', () => {
    expect(wordsAt('/payment-failed', undefined)).toMatchObject({
      variant: 'failed',
      title: 'Payment Failed',
      message:
        "We couldn't complete your payment. Please try again or contact support if the issue persists.",
      primary: { label: 'Try Again', to: '/retry-payment' },
      secondary: { label: 'Contact Support', to: '/support' },
    });
  });

  it('has three tiles in every case', () => {
    for (const path of ['/payment-success', '/payment-failed'])
      for (const money of ['untouched', 'unsure', 'taken'])
        expect(wordsAt(path, { money }).tiles).toHaveLength(3);
  });

  it('does not say that one may retry any time where the money has been taken', () => {
    const titles = (money: string) => wordsAt('/payment-failed', { money }).tiles.map(({ title }) => title);
    expect(titles('untouched')).toContain('Retry any time');
    expect(titles('unsure')).toContain('Wait before you pay again');
    expect(titles('taken')).toContain('Paid once, for good');
  });

  it('names the order in its links, our number before the gateway’s, or at least the report', () => {
    const { primary, secondary } = wordsAt('/payment-failed', { order: 'LG-1', orderId: 'order_1' });
    expect([primary.to, secondary.to]).toEqual(['/retry-payment?order=LG-1', '/support?order=LG-1#write']);
    expect(wordsAt('/payment-failed', { orderId: 'order_1' }).primary.to).toBe(
      '/retry-payment?order=order_1',
    );
    expect(wordsAt('/payment-failed', { reportKey: 'a b' }).primary.to).toBe('/retry-payment?report=a+b');
  });

  it('takes title, message and links from the navigation', () => {
    const state = {
      title: 'Payment Cancelled',
      message: 'You cancelled the payment process.',
      primary: { label: 'Back to the report', to: '/reports/life-blueprint' },
      orderId: 'order_N1',
    };
    expect(wordsAt('/payment-failed', state)).toMatchObject({
      title: 'Payment Cancelled',
      message: 'You cancelled the payment process.',
      primary: state.primary,
    });
  });

  it('follows no link to another site and no state of a strange shape', () => {
    const strange = { primary: { label: 'Pay here', to: '//evil.example' } };
    expect(wordsAt('/payment-failed', strange).primary.to).toBe('/retry-payment');
    expect(wordsAt('/payment-failed', { title: 7 }).title).toBe('Payment Failed');
    expect(wordsAt('/payment-failed', 'text').title).toBe('Payment Failed');
  });
});

describe('what can be quoted', () => {
  const told = {
    orderId: 'order_1',
    paymentId: 'pay_1',
    reason: 'insufficient_fund',
    error: 'BAD_REQUEST_ERROR',
  };
  const lines = (...given: Parameters<typeof quotable>) =>
    quotable(...given).map(({ name, value }) => `${name} ${value}`);

  it('is everything that the navigation brought', () => {
    expect(lines(undefined, told)).toEqual([
      'Order order_1',
      'Payment pay_1',
      'Reason insufficient fund',
      'Code BAD_REQUEST_ERROR',
    ]);
    expect(lines(undefined, {})).toEqual([]);
  });

  it('names our own number before the gateway’s, and report and person once they are known', () => {
    expect(lines(undefined, { ...told, order: 'LG-1' })[0]).toBe('Order LG-1');
    expect(lines(unpaid({ id: 'LG-2', personName: 'Asha Rao' }), { order: 'LG-1' })).toEqual([
      'Order LG-2',
      'Report Complete Life Blueprint',
      'For Asha Rao',
    ]);
  });
});
