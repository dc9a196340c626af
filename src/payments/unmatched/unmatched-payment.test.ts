import { describe, expect, it } from 'vitest';
import { recordDisputeStatus } from '#src/orders/domain/dispute.ts';
import {
  computeRefundableAmount,
  detectUnmatched,
  dismissUnmatched,
  evolveUnmatched,
  foldUnmatchedPayment,
  recordUnmatchedRefund,
  rejectUnmatchedRefund,
  requestUnmatchedRefund,
  type UnmatchedPayment,
  type UnmatchedPaymentEvent,
} from './unmatched-payment.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const NEXT_DAY = '2026-11-22T03:00:00.000Z';

const detectedEvent = {
  type: 'UnmatchedPaymentDetected',
  data: {
    gatewayPaymentId: 'pay_A',
    gatewayOrderId: 'order_A',
    reason: 'unknown-order',
    amount: 49_900,
    currency: 'INR',
    at: NOW,
    refundAfter: NEXT_DAY,
  },
} as const satisfies UnmatchedPaymentEvent;
const requestedEvent = {
  type: 'UnmatchedPaymentRefundRequested',
  data: { cause: 'automatic', amount: 49_900, at: NEXT_DAY },
} as const satisfies UnmatchedPaymentEvent;
const createRefundedEvent = (gatewayRefundId: string, amount: number) =>
  ({
    type: 'UnmatchedPaymentRefunded',
    data: { gatewayRefundId, amount, at: NOW },
  }) as const satisfies UnmatchedPaymentEvent;
const rejectedEvent = {
  type: 'UnmatchedPaymentRefundRejected',
  data: { code: 'BAD_REQUEST_ERROR', at: NOW },
} as const satisfies UnmatchedPaymentEvent;

const applyDispute = (payment: UnmatchedPayment, amount: number, status: 'open' | 'lost') =>
  recordDisputeStatus(
    payment.disputes,
    {
      id: 'disp_1',
      gatewayPaymentId: 'pay_A',
      amount,
      reasonCode: 'goods_not_received',
      phase: 'chargeback',
      respondBy: NEXT_DAY,
      status,
    },
    NOW,
  ).reduce(evolveUnmatched, payment);

const fold = (...events: UnmatchedPaymentEvent[]) => foldUnmatchedPayment(events)!;

describe('a payment that fits no order', () => {
  it('is recorded once, with the time of its automatic refund', () => {
    const { refundAfter: _, ...data } = detectedEvent.data;
    expect(detectUnmatched(undefined, data)).toEqual([detectedEvent]);
    expect(detectUnmatched(fold(detectedEvent), data)).toEqual([]);
  });

  it('is refunded automatically after a day, not before', () => {
    const payment = fold(detectedEvent);
    expect(requestUnmatchedRefund(payment, 'automatic', '2026-11-22T02:59:59.000Z')).toEqual([]);
    expect(requestUnmatchedRefund(payment, 'automatic', NEXT_DAY)).toEqual([requestedEvent]);
    expect(requestUnmatchedRefund(fold(detectedEvent, requestedEvent), 'automatic', NEXT_DAY)).toEqual([]);
  });

  it('is refunded by support at once', () => {
    expect(requestUnmatchedRefund(fold(detectedEvent), 'support', NOW)).toHaveLength(1);
  });

  it('after a partial refund, only the remaining amount is refunded', () => {
    const payment = fold(detectedEvent, createRefundedEvent('rfnd_1', 9_900));
    expect(payment.status).toBe('open');
    expect(requestUnmatchedRefund(payment, 'automatic', NEXT_DAY)).toMatchObject([
      { data: { amount: 40_000 } },
    ]);
    expect(
      fold(detectedEvent, createRefundedEvent('rfnd_1', 9_900), createRefundedEvent('rfnd_2', 40_000)).status,
    ).toBe('refunded');
  });

  it('each refund is recorded once; the amount of a failed refund can be refunded again', () => {
    const refund = { id: 'rfnd_1', amount: 49_900 };
    const payment = fold(detectedEvent, requestedEvent);
    expect(recordUnmatchedRefund(payment, { ...refund, status: 'pending' }, NOW)).toEqual([]);
    expect(recordUnmatchedRefund(payment, { ...refund, status: 'processed' }, NOW)).toEqual([
      createRefundedEvent('rfnd_1', 49_900),
    ]);
    const refundedPayment = fold(detectedEvent, requestedEvent, createRefundedEvent('rfnd_1', 49_900));
    expect(recordUnmatchedRefund(refundedPayment, { ...refund, status: 'processed' }, NOW)).toEqual([]);
    const [failedEvent] = recordUnmatchedRefund(refundedPayment, { ...refund, status: 'failed' }, NOW);
    const afterFailure = fold(
      detectedEvent,
      requestedEvent,
      createRefundedEvent('rfnd_1', 49_900),
      failedEvent!,
    );
    expect(afterFailure.status).toBe('refund-rejected');
    expect(computeRefundableAmount(afterFailure)).toBe(49_900);
    expect(recordUnmatchedRefund(afterFailure, { ...refund, status: 'failed' }, NOW)).toEqual([]);
  });

  it('a rejected refund is requested again only by support', () => {
    const rejection = { requestNumber: 1, code: 'BAD_REQUEST_ERROR' };
    expect(rejectUnmatchedRefund(fold(detectedEvent, requestedEvent), rejection, NOW)).toEqual([
      rejectedEvent,
    ]);
    const rejectedPayment = fold(detectedEvent, requestedEvent, rejectedEvent);
    expect(rejectUnmatchedRefund(rejectedPayment, rejection, NOW)).toEqual([]);
    expect(requestUnmatchedRefund(rejectedPayment, 'automatic', NEXT_DAY)).toEqual([]);
    expect(requestUnmatchedRefund(rejectedPayment, 'support', NEXT_DAY)).toHaveLength(1);
  });

  it('a late failure of an older request does not reject the newer request', () => {
    const payment = fold(detectedEvent, requestedEvent, rejectedEvent, requestedEvent);
    const code = 'BAD_REQUEST_ERROR';
    expect(rejectUnmatchedRefund(payment, { requestNumber: 1, code }, NOW)).toEqual([]);
    expect(rejectUnmatchedRefund(payment, { requestNumber: 2, code }, NOW)).toEqual([rejectedEvent]);
  });

  it('of which a lost dispute took a part is not refunded by us, and is resolved in the gateway’s dashboard or dismissed', () => {
    const requestedPayment = fold(detectedEvent, requestedEvent);
    const openPayment = applyDispute(requestedPayment, 20_000, 'open');
    expect(dismissUnmatched(openPayment, NOW)).toEqual([]);
    const payment = applyDispute(requestedPayment, 20_000, 'lost');
    expect(payment.status).toBe('refund-requested');
    expect(computeRefundableAmount(payment)).toBe(29_900);
    expect(dismissUnmatched(payment, NOW)).toMatchObject([{ type: 'UnmatchedPaymentDismissed' }]);
    expect(evolveUnmatched(payment, createRefundedEvent('rfnd_1', 29_900)).status).toBe('refunded');
  });

  it('that the bank returned stays charged back when a refund that waited for the bank fails', () => {
    const payment = applyDispute(fold(detectedEvent, requestedEvent), 49_900, 'lost');
    expect(payment.status).toBe('charged-back');
    const refund = { id: 'rfnd_1', amount: 49_900, status: 'failed' } as const;
    const [failedEvent] = recordUnmatchedRefund(payment, refund, NOW);
    expect(evolveUnmatched(payment, failedEvent!).status).toBe('charged-back');
  });

  it('that was refunded and then lost in a dispute is returned twice, until support dismisses it or the refund fails', () => {
    const refundedPayment = fold(detectedEvent, requestedEvent, createRefundedEvent('rfnd_1', 49_900));
    const payment = applyDispute(refundedPayment, 49_900, 'lost');
    expect(payment.status).toBe('returned-twice');
    const [dismissedEvent] = dismissUnmatched(payment, NOW);
    expect(evolveUnmatched(payment, dismissedEvent!).status).toBe('dismissed');
    const refund = { id: 'rfnd_1', amount: 49_900, status: 'failed' } as const;
    const [failedEvent] = recordUnmatchedRefund(payment, refund, NOW);
    expect(evolveUnmatched(payment, failedEvent!).status).toBe('charged-back');
  });

  it('is not dismissed while the bank examines it', () => {
    expect(dismissUnmatched(applyDispute(fold(detectedEvent), 49_900, 'open'), NOW)).toEqual([]);
  });

  it('that was lost in a dispute before its refund completed is returned twice', () => {
    const payment = applyDispute(fold(detectedEvent, requestedEvent), 49_900, 'lost');
    expect(evolveUnmatched(payment, createRefundedEvent('rfnd_1', 49_900)).status).toBe('returned-twice');
  });

  it('is not refunded after support dismissed it; support cannot dismiss it after a refund request', () => {
    const [dismissedEvent] = dismissUnmatched(fold(detectedEvent), NOW);
    const payment = fold(detectedEvent, dismissedEvent!);
    expect(payment.status).toBe('dismissed');
    expect(requestUnmatchedRefund(payment, 'automatic', NEXT_DAY)).toEqual([]);
    expect(dismissUnmatched(fold(detectedEvent, requestedEvent), NOW)).toEqual([]);
  });
});
