import { describe, expect, it } from 'vitest';
import { failed, succeeded } from './purchase-outcomes.ts';

const trace = { reportKey: 'life-blueprint', orderId: 'order_N1', order: 'LG-2611-7K3QX9' };
const words = ({ state }: { state: { title?: string; message?: string } }) => [state.title, state.message];

describe('a purchase that fails', () => {
  it('says what failed, in the specification’s words', () => {
    expect(words(failed.script(trace))).toEqual([
      'Payment Failed',
      'Payment service failed to load. Please try again.',
    ]);
    expect(words(failed.service(trace))).toEqual([
      'Payment Failed',
      'Payment service is currently unavailable',
    ]);
    expect(words(failed.order(trace))).toEqual(['Payment Failed', 'Failed to create payment order']);
    expect(words(failed.dismissed(trace))).toEqual([
      'Payment Cancelled',
      'You cancelled the payment process.',
    ]);
    expect(words(failed.verification(trace))).toEqual([
      'Payment Verification Failed',
      'Payment verification failed',
    ]);
    expect(words(failed.generation(trace))).toEqual([
      'Report Generation Failed',
      'Payment was successful but report generation failed: Failed to start report generation',
    ]);
  });

  it('prefers the server’s own sentence', () => {
    expect(failed.order(trace, 'Price has changed. Please refresh.').state.message).toBe(
      'Price has changed. Please refresh.',
    );
    expect(failed.generation(trace, 'We have no verified payment for this report.').state.message).toBe(
      'Payment was successful but report generation failed: We have no verified payment for this report.',
    );
  });

  it('tells a closed checkout after a declined card as the decline it was', () => {
    const last = {
      code: 'BAD_REQUEST_ERROR',
      description: 'Your bank declined the card.',
      reason: 'card_declined',
      paymentId: 'pay_1',
    };
    expect(failed.dismissed(trace, last)).toEqual({
      path: '/payment-failed',
      state: {
        ...trace,
        title: 'Payment Failed',
        message: 'Your bank declined the card.',
        money: 'untouched',
        error: 'BAD_REQUEST_ERROR',
        reason: 'card_declined',
        paymentId: 'pay_1',
      },
    });
    expect(failed.dismissed(trace, {}).state.message).toBe('Payment failed. Please try again.');
  });

  it('knows how sure it is of the money', () => {
    const money = ({ state }: { state: { money?: string } }) => state.money;
    for (const end of [failed.script, failed.service, failed.order, failed.dismissed])
      expect(money(end(trace))).toBe('untouched');
    expect(money(failed.verification(trace))).toBe('unsure');
    expect(money(failed.generation(trace))).toBe('taken');
  });

  it('takes along what is known of the order', () => {
    for (const outcome of [failed.script(trace), failed.verification(trace), succeeded(trace)])
      expect(outcome.state).toMatchObject(trace);
  });
});
