import { describe, expect, it } from 'vitest';
import { outcomeWords } from './outcome-page.ts';

describe('an outcome page', () => {
  it('tells of success on its route and by default', () => {
    for (const path of ['/payment-success', '/payment-status'])
      expect(outcomeWords(path, null)).toMatchObject({
        variant: 'success',
        title: 'Payment Successful',
        primary: { label: 'View My Reports', to: '/my-reports' },
        secondary: { label: 'Back to Reports', to: '/reports' },
      });
    expect(outcomeWords('/payment-success', null).message).toContain('within 12 hours');
  });

  it('tells of failure in the specification’s words', () => {
    expect(outcomeWords('/payment-failed', undefined)).toMatchObject({
      variant: 'failed',
      title: 'Payment Failed',
      message:
        "We couldn't complete your payment. Please try again or contact support if the issue persists.",
      primary: { label: 'Try Again', to: '/retry-payment' },
      secondary: { label: 'Contact Support', to: '/support' },
    });
  });

  it('has three tiles in either case', () => {
    for (const path of ['/payment-success', '/payment-failed'])
      expect(outcomeWords(path, null).tiles).toHaveLength(3);
  });

  it('takes title, message and links from the navigation', () => {
    const state = {
      title: 'Payment Cancelled',
      message: 'You cancelled the payment process.',
      primary: { label: 'Back to the report', to: '/reports/life-blueprint' },
      orderId: 'order_N1',
    };
    expect(outcomeWords('/payment-failed', state)).toMatchObject({
      title: 'Payment Cancelled',
      message: 'You cancelled the payment process.',
      primary: state.primary,
      brought: { orderId: 'order_N1' },
    });
  });

  it('follows no link to another site and no state of a strange shape', () => {
    const strange = { primary: { label: 'Pay here', to: '//evil.example' } };
    expect(outcomeWords('/payment-failed', strange).primary.to).toBe('/retry-payment');
    expect(outcomeWords('/payment-failed', { title: 7 }).title).toBe('Payment Failed');
    expect(outcomeWords('/payment-failed', 'text').title).toBe('Payment Failed');
  });
});
