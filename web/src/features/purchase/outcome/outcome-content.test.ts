import { describe, expect, it } from 'vitest';
import { buildOrder } from '#web/features/purchase/payment-status/payment-status-fixture.ts';
import { getOutcomeContent, readNavigationState } from './outcome-content.ts';
import { getSupportReferences } from './PaymentStatusSection.tsx';

const getContent = (path: string, state: unknown) => getOutcomeContent(path, readNavigationState(state));

describe('an outcome page', () => {
  it('shows a success at /payment-success, and at /payment-status without a navigation state', () => {
    for (const path of ['/payment-success', '/payment-status'])
      expect(getContent(path, null)).toMatchObject({
        variant: 'success',
        title: 'Payment Successful',
        primary: { label: 'View My Reports', to: '/my-reports' },
        secondary: { label: 'Back to Reports', to: '/reports' },
      });
    expect(getContent('/payment-success', null).message).toContain('within 12 hours');
  });

  it('shows a failure with the specification’s text', () => {
    expect(getContent('/payment-failed', undefined)).toMatchObject({
      variant: 'failed',
      title: 'Payment Failed',
      message:
        "We couldn't complete your payment. Please try again or contact support if the issue persists.",
      primary: { label: 'Try Again', to: '/retry-payment' },
      secondary: { label: 'Contact Support', to: '/support' },
    });
  });

  it('has three hints for a success and for each certainty of a failure', () => {
    expect(getContent('/payment-success', {}).hints).toHaveLength(3);
    for (const certainty of ['not-charged', 'uncertain', 'charged'])
      expect(getContent('/payment-failed', { certainty }).hints).toHaveLength(3);
  });

  it('does not offer a retry when money was charged', () => {
    const getHintTitles = (certainty: string) =>
      getContent('/payment-failed', { certainty }).hints.map(({ title }) => title);
    expect(getHintTitles('not-charged')).toContain('Retry any time');
    expect(getHintTitles('uncertain')).toContain('Wait before you pay again');
    expect(getHintTitles('charged')).toContain('You pay only once');
  });

  it('links to the order by our number, else the gateway’s, else to the report', () => {
    const { primary, secondary } = getContent('/payment-failed', { order: 'LG-1', orderId: 'order_1' });
    expect([primary.to, secondary.to]).toEqual(['/retry-payment?order=LG-1', '/support?order=LG-1#write']);
    expect(getContent('/payment-failed', { orderId: 'order_1' }).primary.to).toBe(
      '/retry-payment?order=order_1',
    );
    expect(getContent('/payment-failed', { reportKey: 'a b' }).primary.to).toBe('/retry-payment?report=a+b');
  });

  it('takes title, message and links from the navigation state', () => {
    const state = {
      title: 'Payment Cancelled',
      message: 'You cancelled the payment process.',
      primary: { label: 'Back to the report', to: '/reports/life-blueprint' },
      orderId: 'order_N1',
    };
    expect(getContent('/payment-failed', state)).toMatchObject({
      title: 'Payment Cancelled',
      message: 'You cancelled the payment process.',
      primary: state.primary,
    });
  });

  it('ignores a field of another type and keeps the others', () => {
    const state = {
      title: 'Payment Cancelled',
      message: 'You cancelled.',
      error: null,
      reason: {},
      orderId: 7,
    };
    expect(readNavigationState(state)).toEqual({ title: 'Payment Cancelled', message: 'You cancelled.' });
    expect(getContent('/payment-failed', state).title).toBe('Payment Cancelled');
  });

  it('ignores links to another site and an invalid state', () => {
    const externalLink = { primary: { label: 'Pay here', to: '//evil.example' } };
    expect(getContent('/payment-failed', externalLink).primary.to).toBe('/retry-payment');
    expect(getContent('/payment-failed', { title: 7 }).title).toBe('Payment Failed');
    expect(getContent('/payment-failed', 'text').title).toBe('Payment Failed');
  });
});

describe('the support references', () => {
  const state = {
    orderId: 'order_1',
    paymentId: 'pay_1',
    reason: 'insufficient_fund',
    error: 'BAD_REQUEST_ERROR',
  };
  const formatReferences = (...args: Parameters<typeof getSupportReferences>) =>
    getSupportReferences(...args).map(({ name, value }) => `${name} ${value}`);

  it('contain order, payment, reason and error code of the navigation state', () => {
    expect(formatReferences(undefined, state)).toEqual([
      'Order order_1',
      'Payment pay_1',
      'Reason The account did not have enough money for this payment.',
      'Code for support BAD_REQUEST_ERROR',
    ]);
    expect(formatReferences(undefined, {})).toEqual([]);
  });

  it('prefer our order number, and contain report and person once they are known', () => {
    expect(formatReferences(undefined, { ...state, order: 'LG-1' })[0]).toBe('Order LG-1');
    expect(formatReferences(buildOrder({ id: 'LG-2', personName: 'Asha Rao' }), { order: 'LG-1' })).toEqual([
      'Order LG-2',
      'Report Complete Life Blueprint',
      'For Asha Rao',
    ]);
  });
});
