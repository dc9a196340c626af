import { describe, expect, it } from 'vitest';
import { failures, toSuccess } from './purchase-outcomes.ts';

const ids = { reportKey: 'life-blueprint', orderId: 'order_N1', order: 'LG-2611-7K3QX9' };
const getTexts = ({ state }: { state: { title?: string; message?: string } }) => [state.title, state.message];

describe('a failed purchase', () => {
  it('has the specification’s title and text for each failure', () => {
    expect(getTexts(failures.scriptNotLoaded(ids))).toEqual([
      'Payment Failed',
      'Payment service failed to load. Please try again.',
    ]);
    expect(getTexts(failures.serviceUnavailable(ids))).toEqual([
      'Payment Failed',
      'Payment service is currently unavailable',
    ]);
    expect(getTexts(failures.orderNotCreated(ids))).toEqual([
      'Payment Failed',
      'Failed to create payment order',
    ]);
    expect(getTexts(failures.checkoutClosed(ids))).toEqual([
      'Payment Cancelled',
      'You cancelled the payment process.',
    ]);
    expect(getTexts(failures.verificationFailed(ids))).toEqual([
      'Payment Verification Failed',
      'Payment verification failed',
    ]);
    expect(getTexts(failures.generationFailed(ids))).toEqual([
      'Report Generation Failed',
      'Payment was successful but report generation failed: Failed to start report generation',
    ]);
  });

  it('shows the server’s message when there is one', () => {
    expect(failures.orderNotCreated(ids, 'Price has changed. Please refresh.').state.message).toBe(
      'Price has changed. Please refresh.',
    );
    expect(failures.generationFailed(ids, 'We have no verified payment for this report.').state.message).toBe(
      'Payment was successful but report generation failed: We have no verified payment for this report.',
    );
  });

  it('is a decline when checkout was closed after a declined card', () => {
    const lastError = {
      code: 'BAD_REQUEST_ERROR',
      description: 'Your bank declined the card.',
      reason: 'card_declined',
      paymentId: 'pay_1',
    };
    expect(failures.checkoutClosed(ids, lastError)).toEqual({
      path: '/payment-failed',
      state: {
        ...ids,
        title: 'Payment Failed',
        message: 'Your bank declined the card.',
        certainty: 'not-charged',
        error: 'BAD_REQUEST_ERROR',
        reason: 'card_declined',
        paymentId: 'pay_1',
      },
    });
    expect(failures.checkoutClosed(ids, {}).state.message).toBe('Payment failed. Please try again.');
  });

  it('states whether money was charged', () => {
    const getCertainty = ({ state }: { state: { certainty?: string } }) => state.certainty;
    for (const createFailure of [
      failures.scriptNotLoaded,
      failures.serviceUnavailable,
      failures.orderNotCreated,
      failures.checkoutClosed,
    ])
      expect(getCertainty(createFailure(ids))).toBe('not-charged');
    expect(getCertainty(failures.verificationFailed(ids))).toBe('uncertain');
    expect(getCertainty(failures.generationFailed(ids))).toBe('charged');
  });

  it('passes on the known ids', () => {
    for (const outcome of [failures.scriptNotLoaded(ids), failures.verificationFailed(ids), toSuccess(ids)])
      expect(outcome.state).toMatchObject(ids);
  });
});
