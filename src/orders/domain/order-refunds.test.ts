import { describe, expect, it } from 'vitest';
import { given } from './decider-spec-fixture.ts';
import {
  NOW,
  reportEmailSentEvent,
  paidOrderEvents,
  createOrderPlacedEvent,
  reportRenderedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import type { OrderEvent } from './events.ts';
import { computeRefundablePaise, hasOpenRefund, sumRefundedPaise } from './refund-amounts.ts';
import { acknowledgeAttention, getAttentionReason } from './attention-reason.ts';
import { foldOrder } from './evolve.ts';
import type { Order } from './order-state.ts';
import {
  recordRefundFailure,
  recordPartialRefundRejection,
  recordPaymentRefund,
  recordRefundRejection,
  requestPartialRefund,
  requestRefund,
  recordRefundMadeElsewhere,
} from './refund-commands.ts';

const LATER = '2026-11-23T03:00:00.000Z';
const deliveredEvents = [...paidOrderEvents, reportRenderedEvent, reportEmailSentEvent];

const recordRefund = (gatewayRefundId: string, amountPaise: number) => (order: Order) =>
  recordPaymentRefund(order, { gatewayRefundId, amountPaise }, NOW);
const recordFailure = (gatewayRefundId: string, amountPaise: number) => (order: Order) =>
  recordRefundFailure(order, { gatewayPaymentId: 'pay_A', gatewayRefundId, amountPaise }, LATER);

const createPartlyRefunded = (gatewayRefundId: string, amountPaise: number): OrderEvent => ({
  type: 'PaymentPartiallyRefunded',
  data: { gatewayRefundId, amountPaise, at: NOW },
});
const createRefunded = (gatewayRefundId: string, amountPaise: number): OrderEvent => ({
  type: 'PaymentRefunded',
  data: { gatewayRefundId, amountPaise, at: NOW },
});
const createRefundFailed = (gatewayRefundId: string, amountPaise: number): OrderEvent => ({
  type: 'RefundFailed',
  data: { gatewayPaymentId: 'pay_A', gatewayRefundId, amountPaise, at: LATER },
});
const createRefundRequested = (amountPaise: number): OrderEvent => ({
  type: 'RefundRequested',
  data: { cause: 'support', amountPaise, at: NOW },
});

describe('partial refund in the gateway’s dashboard', () => {
  it('a partial refund is recorded once by its id and leaves the order delivered', () => {
    given(...deliveredEvents)
      .when(recordRefund('rfnd_1', 10_000))
      .then(createPartlyRefunded('rfnd_1', 10_000));
    given(...deliveredEvents, createPartlyRefunded('rfnd_1', 10_000))
      .when(recordRefund('rfnd_1', 10_000))
      .thenNothing();
    const order = foldOrder([...deliveredEvents, createPartlyRefunded('rfnd_1', 10_000)])!;
    expect(order).toMatchObject({ status: 'paid', report: { status: 'delivered' } });
    expect([sumRefundedPaise(order), computeRefundablePaise(order)]).toEqual([10_000, 89_900]);
    expect(getAttentionReason(order)).toBeUndefined();
  });

  it('the refund that completes the amount paid is recorded as PaymentRefunded', () => {
    given(...deliveredEvents, createPartlyRefunded('rfnd_1', 10_000))
      .when(recordRefund('rfnd_2', 89_900))
      .then(createRefunded('rfnd_2', 89_900));
    const order = foldOrder([
      ...deliveredEvents,
      createPartlyRefunded('rfnd_1', 10_000),
      createRefunded('rfnd_2', 89_900),
    ])!;
    expect(order).toMatchObject({
      status: 'refunded',
      refund: { amountPaise: 99_900, gatewayRefundId: 'rfnd_2' },
    });
    expect(computeRefundablePaise(order)).toBe(0);
  });

  it('after a partial refund only the remaining amount is requested, even if the partial refund arrives during a request', () => {
    given(...deliveredEvents, createPartlyRefunded('rfnd_1', 10_000))
      .when((order) => requestRefund(order, 'support', NOW))
      .then(createRefundRequested(89_900));
    const order = foldOrder([
      ...deliveredEvents,
      createRefundRequested(99_900),
      createPartlyRefunded('rfnd_1', 10_000),
    ])!;
    expect(order).toMatchObject({
      status: 'refund-requested',
      refund: { amountPaise: 89_900, requestCount: 1 },
    });
  });

  it('the refunded amount never exceeds the amount paid', () => {
    const order = foldOrder([
      ...deliveredEvents,
      createRefunded('rfnd_1', 99_900),
      createPartlyRefunded('rfnd_2', 50_000),
    ])!;
    expect(order.status).toBe('refunded');
    expect([sumRefundedPaise(order), computeRefundablePaise(order)]).toEqual([99_900, 0]);
  });

  it('a refund of an unpaid order is rejected', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent)
      .when(recordRefund('rfnd_1', 10_000))
      .thenRejected('not-paid');
  });
});

describe('partial refund of an order that is refunded as a whole', () => {
  const partialRefundRequested: OrderEvent = {
    type: 'PartialRefundRequested',
    data: { requestNumber: 1, amountPaise: 10_000, at: NOW },
  };

  it('a full refund ends a partial refund that the gateway has not accepted', () => {
    const order = foldOrder([...deliveredEvents, partialRefundRequested, createRefunded('rfnd_1', 99_900)])!;
    expect(order).not.toHaveProperty('partialRefund');
    expect(hasOpenRefund(order)).toBe(false);
    expect(recordPartialRefundRejection(order, { requestNumber: 1, code: 'BALANCE' }, LATER)).toEqual([]);
    expect(getAttentionReason(order)).toBeUndefined();
  });

  it('a partial refund that the bank examines stays open after a full refund, and needs no attention when it fails', () => {
    const pendingPart: OrderEvent = {
      type: 'RefundPending',
      data: { gatewayRefundId: 'rfnd_part', amountPaise: 10_000, at: NOW },
    };
    const events = [
      ...deliveredEvents,
      partialRefundRequested,
      pendingPart,
      createRefunded('rfnd_1', 99_900),
    ];
    expect(hasOpenRefund(foldOrder(events)!)).toBe(true);
    const order = foldOrder([...events, createRefundFailed('rfnd_part', 10_000)])!;
    expect(order.status).toBe('refunded');
    expect(hasOpenRefund(order)).toBe(false);
    expect(getAttentionReason(order)).toBeUndefined();
  });
});

describe('refund that failed after it was accepted', () => {
  it('a failed refund is recorded once, and a later success report of its id is ignored', () => {
    given(...deliveredEvents, createRefunded('rfnd_1', 99_900))
      .when(recordFailure('rfnd_1', 99_900))
      .then(createRefundFailed('rfnd_1', 99_900));
    given(...deliveredEvents, createRefunded('rfnd_1', 99_900), createRefundFailed('rfnd_1', 99_900))
      .when(recordFailure('rfnd_1', 99_900))
      .thenNothing();
    given(...deliveredEvents)
      .when(recordFailure('rfnd_1', 99_900))
      .then(createRefundFailed('rfnd_1', 99_900));
    given(...deliveredEvents, createRefundFailed('rfnd_1', 99_900))
      .when(recordRefund('rfnd_1', 99_900))
      .thenNothing();
  });

  it('a failed refund reopens the request, needs attention, and can be retried by support only', () => {
    const events = [
      ...deliveredEvents,
      createRefundRequested(99_900),
      createRefunded('rfnd_1', 99_900),
      createRefundFailed('rfnd_1', 99_900),
    ];
    const order = foldOrder(events)!;
    expect(order).toMatchObject({
      status: 'refund-requested',
      refund: { amountPaise: 99_900, requestCount: 1, rejectedAt: LATER },
    });
    expect(order.refund).not.toHaveProperty('refundedAt');
    expect(getAttentionReason(order)).toBe('refund-failed');
    given(...events)
      .when((order) => requestRefund(order, 'support', NOW))
      .then(createRefundRequested(99_900));
    given(...events)
      .when((order) => requestRefund(order, 'member', NOW))
      .thenNothing();
    expect(getAttentionReason(foldOrder([...events, createRefundRequested(99_900)])!)).toBeUndefined();
    const afterRetry = foldOrder([
      ...events,
      createRefundRequested(99_900),
      createRefunded('rfnd_2', 99_900),
    ])!;
    expect(afterRetry).toMatchObject({
      status: 'refunded',
      refund: { gatewayRefundId: 'rfnd_2', requestCount: 2 },
    });
    expect(getAttentionReason(afterRetry)).toBeUndefined();
  });

  it('a failed partial refund keeps the status and needs attention until another refund succeeds', () => {
    const events = [
      ...deliveredEvents,
      createPartlyRefunded('rfnd_1', 10_000),
      createRefundFailed('rfnd_1', 10_000),
    ];
    const order = foldOrder(events)!;
    expect(order).toMatchObject({ status: 'paid', report: { status: 'delivered' } });
    expect(sumRefundedPaise(order)).toBe(0);
    expect(getAttentionReason(order)).toBe('refund-failed');
    expect(
      getAttentionReason(foldOrder([...events, createPartlyRefunded('rfnd_2', 10_000)])!),
    ).toBeUndefined();
  });

  it('a failed partial refund needs attention although a later refund of another amount succeeds', () => {
    const events = [
      ...deliveredEvents,
      createPartlyRefunded('rfnd_1', 10_000),
      createRefundFailed('rfnd_1', 10_000),
      createPartlyRefunded('rfnd_2', 30_000),
    ];
    expect(getAttentionReason(foldOrder(events)!)).toBe('refund-failed');
    const acknowledgement = acknowledgeAttention(foldOrder(events)!, LATER);
    expect(getAttentionReason(foldOrder([...events, ...acknowledgement])!)).toBeUndefined();
    const secondFailure = createRefundFailed('rfnd_2', 30_000);
    expect(getAttentionReason(foldOrder([...events, ...acknowledgement, secondFailure])!)).toBe(
      'refund-failed',
    );
  });

  it('a failed part of support is completed by a refund of the same amount in the gateway’s dashboard', () => {
    const partRequested: OrderEvent = {
      type: 'PartialRefundRequested',
      data: { requestNumber: 1, amountPaise: 10_000, at: NOW },
    };
    const pending: OrderEvent = {
      type: 'RefundPending',
      data: { gatewayRefundId: 'rfnd_1', amountPaise: 10_000, at: NOW },
    };
    const failedEvents = [...deliveredEvents, partRequested, pending, createRefundFailed('rfnd_1', 10_000)];
    expect(getAttentionReason(foldOrder(failedEvents)!)).toBe('refund-failed');
    const repeated = foldOrder([...failedEvents, createPartlyRefunded('rfnd_2', 10_000)])!;
    expect(getAttentionReason(repeated)).toBeUndefined();
    expect(hasOpenRefund(repeated)).toBe(false);
    const immediately = [...deliveredEvents, partRequested, createRefundFailed('rfnd_1', 10_000)];
    expect(foldOrder(immediately)!.partialRefund).toMatchObject({ rejectedAt: LATER });
  });

  it('a failed part that support returned outside of the gateway needs no attention, and counts as returned', () => {
    const events = [...deliveredEvents, createRefundFailed('rfnd_1', 10_000)];
    const order = foldOrder([...events, ...recordRefundMadeElsewhere(foldOrder(events)!, 'pay_A', LATER)])!;
    expect(getAttentionReason(order)).toBeUndefined();
    expect(computeRefundablePaise(order)).toBe(89_900);
    expect(sumRefundedPaise(order)).toBe(0);
  });

  it('a partial refund leaves nothing or at least one rupee', () => {
    const order = foldOrder(deliveredEvents)!;
    expect(() => requestPartialRefund(order, 99_850, NOW)).toThrow(
      'A partial refund of this order is at least ₹1.00 and at most ₹998.00.',
    );
    expect(requestPartialRefund(order, 99_800, NOW)).toHaveLength(1);
  });

  it('each failed partial refund needs a refund of its own amount', () => {
    const events = [createRefundFailed('rfnd_1', 10_000), createRefundFailed('rfnd_2', 10_000)];
    const withOne = [...deliveredEvents, ...events, createPartlyRefunded('rfnd_3', 10_000)];
    expect(getAttentionReason(foldOrder(withOne)!)).toBe('refund-failed');
    expect(
      getAttentionReason(foldOrder([...withOne, createPartlyRefunded('rfnd_4', 10_000)])!),
    ).toBeUndefined();
  });

  it('a failed partial refund subtracts only its own amount', () => {
    const events = [
      ...deliveredEvents,
      createPartlyRefunded('rfnd_1', 10_000),
      createRefunded('rfnd_2', 89_900),
      createRefundFailed('rfnd_1', 10_000),
    ];
    expect(foldOrder(events)).toMatchObject({ status: 'refund-requested', refund: { amountPaise: 10_000 } });
  });
});

describe('attention reason', () => {
  it('a rejected refund and a failed report need attention', () => {
    const rejection = recordRefundRejection(
      foldOrder([...deliveredEvents, createRefundRequested(99_900)])!,
      'BAD_REQUEST_ERROR',
      NOW,
    );
    expect(
      getAttentionReason(foldOrder([...deliveredEvents, createRefundRequested(99_900), ...rejection])!),
    ).toBe('refund-rejected');
    const generationFailed: OrderEvent = {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: NOW },
    };
    expect(getAttentionReason(foldOrder([...paidOrderEvents, generationFailed])!)).toBe('report-failed');
    expect(
      getAttentionReason(foldOrder([...paidOrderEvents, generationFailed, createRefundRequested(99_900)])!),
    ).toBeUndefined();
  });
});
