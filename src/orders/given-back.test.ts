/** Money that goes back piece by piece, by hand at the gateway, and money that was to go and did not. */
import { describe, expect, it } from 'vitest';
import { given } from '#src/testing/given.ts';
import { AT, captured, mailed, paid, placed, rendered, requested } from '#src/testing/order-events.ts';
import type { OrderEvent } from './events.ts';
import { refundedPaise, refundablePaise } from './given-back.ts';
import { attentionReasonOf } from './needs-look.ts';
import { fold, type Order } from './order.ts';
import { failRefund, refundDuplicate, refundPayment, refuseRefund, requestRefund } from './refund.ts';

const LATER = '2026-11-23T03:00:00.000Z';
const delivered = [...paid, rendered, mailed];

const back = (gatewayRefundId: string, amountPaise: number) => (order: Order) =>
  refundPayment(order, { gatewayRefundId, amountPaise }, AT);
const fails =
  (gatewayRefundId: string, amountPaise: number, gatewayPaymentId = 'pay_A') =>
  (order: Order) =>
    failRefund(order, { gatewayPaymentId, gatewayRefundId, amountPaise }, LATER);

const part = (gatewayRefundId: string, amountPaise: number): OrderEvent => ({
  type: 'PaymentPartiallyRefunded',
  data: { gatewayRefundId, amountPaise, at: AT },
});
const last = (gatewayRefundId: string, amountPaise: number): OrderEvent => ({
  type: 'PaymentRefunded',
  data: { gatewayRefundId, amountPaise, at: AT },
});
const failed = (gatewayRefundId: string, amountPaise: number, gatewayPaymentId = 'pay_A'): OrderEvent => ({
  type: 'RefundFailed',
  data: { gatewayPaymentId, gatewayRefundId, amountPaise, at: LATER },
});
const asked = (amountPaise: number): OrderEvent => ({
  type: 'RefundRequested',
  data: { cause: 'support', amountPaise, at: AT },
});

describe('a part given back by hand', () => {
  it('is recorded once, by its refund’s id, and leaves the order delivered', () => {
    given(...delivered)
      .when(back('rfnd_1', 10_000))
      .then(part('rfnd_1', 10_000));
    given(...delivered, part('rfnd_1', 10_000))
      .when(back('rfnd_1', 10_000))
      .thenNothing();
    const order = fold([...delivered, part('rfnd_1', 10_000)])!;
    expect(order).toMatchObject({ status: 'paid', report: { status: 'delivered' } });
    expect([refundedPaise(order), refundablePaise(order)]).toEqual([10_000, 89_900]);
    expect(attentionReasonOf(order)).toBeUndefined();
  });

  it('is the last when with it the sum is what was paid', () => {
    given(...delivered, part('rfnd_1', 10_000))
      .when(back('rfnd_2', 89_900))
      .then(last('rfnd_2', 89_900));
    const order = fold([...delivered, part('rfnd_1', 10_000), last('rfnd_2', 89_900)])!;
    expect(order).toMatchObject({
      status: 'refunded',
      refund: { amountPaise: 99_900, gatewayRefundId: 'rfnd_2' },
    });
    expect(refundablePaise(order)).toBe(0);
  });

  it('leaves the rest to be asked for, also when it comes while we ask', () => {
    given(...delivered, part('rfnd_1', 10_000))
      .when((order) => requestRefund(order, 'support', AT))
      .then(asked(89_900));
    const order = fold([...delivered, asked(99_900), part('rfnd_1', 10_000)])!;
    expect(order).toMatchObject({ status: 'refund-requested', refund: { amountPaise: 89_900, requests: 1 } });
  });

  it('never makes more go back than was paid', () => {
    const order = fold([...delivered, last('rfnd_1', 99_900), part('rfnd_2', 50_000)])!;
    expect(order.status).toBe('refunded');
    expect([refundedPaise(order), refundablePaise(order)]).toEqual([99_900, 0]);
  });

  it('is none of an order that nobody paid', () => {
    given(placed(), requested).when(back('rfnd_1', 10_000)).thenRefused('not-paid');
  });
});

describe('a refund that failed after it was accepted', () => {
  it('is noted once, and its id never counts again, in whatever order the news come', () => {
    given(...delivered, last('rfnd_1', 99_900))
      .when(fails('rfnd_1', 99_900))
      .then(failed('rfnd_1', 99_900));
    given(...delivered, last('rfnd_1', 99_900), failed('rfnd_1', 99_900))
      .when(fails('rfnd_1', 99_900))
      .thenNothing();
    given(...delivered)
      .when(fails('rfnd_1', 99_900))
      .then(failed('rfnd_1', 99_900));
    given(...delivered, failed('rfnd_1', 99_900))
      .when(back('rfnd_1', 99_900))
      .thenNothing();
  });

  it('is not “refunded”: the money is owed on, a person looks, and support can ask anew', () => {
    const events = [...delivered, asked(99_900), last('rfnd_1', 99_900), failed('rfnd_1', 99_900)];
    const order = fold(events)!;
    expect(order).toMatchObject({
      status: 'refund-requested',
      refund: { amountPaise: 99_900, requests: 1, refusedAt: LATER },
    });
    expect(order.refund).not.toHaveProperty('refundedAt');
    expect(attentionReasonOf(order)).toBe('refund-failed');
    given(...events)
      .when((now) => requestRefund(now, 'support', AT))
      .then(asked(99_900));
    given(...events)
      .when((now) => requestRefund(now, 'member', AT))
      .thenNothing();
    expect(attentionReasonOf(fold([...events, asked(99_900)])!)).toBeUndefined();
    const mended = fold([...events, asked(99_900), last('rfnd_2', 99_900)])!;
    expect(mended).toMatchObject({ status: 'refunded', refund: { gatewayRefundId: 'rfnd_2', requests: 2 } });
    expect(attentionReasonOf(mended)).toBeUndefined();
  });

  it('of a part leaves the order as it was, for a person to look at until another goes through', () => {
    const events = [...delivered, part('rfnd_1', 10_000), failed('rfnd_1', 10_000)];
    const order = fold(events)!;
    expect(order).toMatchObject({ status: 'paid', report: { status: 'delivered' } });
    expect(refundedPaise(order)).toBe(0);
    expect(attentionReasonOf(order)).toBe('refund-failed');
    expect(attentionReasonOf(fold([...events, part('rfnd_2', 10_000)])!)).toBeUndefined();
  });

  it('takes only its own part from what is back', () => {
    const events = [...delivered, part('rfnd_1', 10_000), last('rfnd_2', 89_900), failed('rfnd_1', 10_000)];
    expect(fold(events)).toMatchObject({ status: 'refund-requested', refund: { amountPaise: 10_000 } });
  });
});

describe('what needs a look', () => {
  it('is a refund that the gateway refused, and a report that failed', () => {
    const refusal = refuseRefund(fold([...delivered, asked(99_900)])!, 'BAD_REQUEST_ERROR', AT);
    expect(attentionReasonOf(fold([...delivered, asked(99_900), ...refusal])!)).toBe('refund-rejected');
    const stopped: OrderEvent = {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: AT },
    };
    expect(attentionReasonOf(fold([...paid, stopped])!)).toBe('report-failed');
    expect(attentionReasonOf(fold([...paid, stopped, asked(99_900)])!)).toBeUndefined();
  });
});

describe('a duplicate payment', () => {
  const duplicate: OrderEvent = {
    type: 'DuplicatePaymentDetected',
    data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900 },
  };
  const told = (gatewayPaymentId: string, gatewayRefundId = 'rfnd_1', amountPaise = 99_900) => ({
    gatewayPaymentId,
    gatewayRefundId,
    amountPaise,
  });
  const refunded = (id = 'rfnd_1'): OrderEvent => ({
    type: 'DuplicatePaymentRefunded',
    data: told('pay_B', id),
  });
  const twice = [placed(), requested, captured, duplicate];

  it('is given back once, and whole', () => {
    given(...twice)
      .when((order) => refundDuplicate(order, told('pay_B')))
      .then(refunded());
    given(...twice, refunded())
      .when((order) => refundDuplicate(order, told('pay_B')))
      .thenNothing();
    given(...twice)
      .when((order) => refundDuplicate(order, told('pay_B', 'rfnd_1', 10_000)))
      .thenNothing();
  });
  it('is never the payment that paid the order', () => {
    given(placed(), requested, captured)
      .when((order) => refundDuplicate(order, told('pay_A')))
      .thenNothing();
  });
  it('whose refund failed stays to be given back, by another refund', () => {
    const events = [...twice, refunded(), failed('rfnd_1', 99_900, 'pay_B')];
    given(...twice, refunded())
      .when(fails('rfnd_1', 99_900, 'pay_B'))
      .then(failed('rfnd_1', 99_900, 'pay_B'));
    given(...events)
      .when(fails('rfnd_1', 99_900, 'pay_B'))
      .thenNothing();
    given(...events)
      .when((order) => refundDuplicate(order, told('pay_B')))
      .thenNothing();
    expect(attentionReasonOf(fold(events)!)).toBe('duplicate-payment-not-refunded');
    expect(attentionReasonOf(fold([...events, refunded('rfnd_2')])!)).toBeUndefined();
  });
  it('of another order is no news here', () => {
    given(...twice)
      .when(fails('rfnd_1', 99_900, 'pay_C'))
      .thenNothing();
  });
});
