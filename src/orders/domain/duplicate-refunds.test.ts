import { describe, expect, it } from 'vitest';
import { findCompletingRefund, sumDuplicateRefundsPaise } from './duplicate-refund.ts';
import { given } from './decider-spec-fixture.ts';
import {
  NOW,
  createOrderPlacedEvent,
  paymentCapturedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import type { OrderEvent } from './events.ts';
import { getAttentionReason } from './attention-reason.ts';
import { foldOrder } from './evolve.ts';
import type { Order } from './order-state.ts';
import {
  recordDuplicateRefund,
  recordDuplicateRefundRejection,
  recordRefundFailure,
} from './refund-commands.ts';

const LATER = '2026-11-23T03:00:00.000Z';

describe('refund of a duplicate payment', () => {
  const duplicateDetected: OrderEvent = {
    type: 'DuplicatePaymentDetected',
    data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900, at: NOW },
  };
  const createGatewayRefund = (
    gatewayPaymentId: string,
    gatewayRefundId = 'rfnd_1',
    amountPaise = 99_900,
  ) => ({
    gatewayPaymentId,
    gatewayRefundId,
    amountPaise,
  });
  const createDuplicateRefunded = (id = 'rfnd_1'): OrderEvent => ({
    type: 'DuplicatePaymentRefunded',
    data: { ...createGatewayRefund('pay_B', id), at: LATER },
  });
  const refundFailed: OrderEvent = {
    type: 'RefundFailed',
    data: { ...createGatewayRefund('pay_B'), at: LATER },
  };
  const recordFailure = (gatewayPaymentId: string) => (order: Order) =>
    recordRefundFailure(order, createGatewayRefund(gatewayPaymentId), LATER);
  const duplicateEvents = [
    createOrderPlacedEvent(),
    paymentRequestedEvent,
    paymentCapturedEvent,
    duplicateDetected,
  ];

  it('each refund of a duplicate payment, whole or partial, is recorded once', () => {
    given(...duplicateEvents)
      .when((order) => recordDuplicateRefund(order, createGatewayRefund('pay_B'), LATER))
      .then(createDuplicateRefunded());
    given(...duplicateEvents, createDuplicateRefunded())
      .when((order) => recordDuplicateRefund(order, createGatewayRefund('pay_B'), LATER))
      .thenNothing();
    const partiallyRefunded = {
      ...createDuplicateRefunded(),
      data: { ...createGatewayRefund('pay_B', 'rfnd_1', 10_000), at: LATER },
    } as OrderEvent;
    given(...duplicateEvents)
      .when((order) => recordDuplicateRefund(order, createGatewayRefund('pay_B', 'rfnd_1', 10_000), LATER))
      .then(partiallyRefunded);
    const [payment] = foldOrder([...duplicateEvents, partiallyRefunded])!.duplicatePayments;
    expect(sumDuplicateRefundsPaise(payment!)).toBe(10_000);
    expect(findCompletingRefund(payment!)).toBeUndefined();
  });
  it('a duplicate payment needs attention when the gateway rejects every attempt of its refund', () => {
    const refundRejected = {
      type: 'DuplicateRefundRejected',
      data: { gatewayPaymentId: 'pay_B', code: 'BAD_REQUEST_ERROR', at: NOW },
    } as const;
    given(...duplicateEvents)
      .when((order) => recordDuplicateRefundRejection(order, refundRejected.data, NOW))
      .then(refundRejected);
    given(...duplicateEvents, refundRejected)
      .when((order) => recordDuplicateRefundRejection(order, refundRejected.data, NOW))
      .thenNothing();
    expect(getAttentionReason(foldOrder([...duplicateEvents, refundRejected])!)).toBe(
      'duplicate-payment-not-refunded',
    );
    expect(
      getAttentionReason(foldOrder([...duplicateEvents, refundRejected, createDuplicateRefunded()])!),
    ).toBeUndefined();
  });
  it('a refund of the payment of the order is not recorded as a duplicate refund', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent, paymentCapturedEvent)
      .when((order) => recordDuplicateRefund(order, createGatewayRefund('pay_A'), LATER))
      .thenNothing();
  });
  it('a duplicate payment with a failed refund needs attention until another refund succeeds', () => {
    const events = [...duplicateEvents, createDuplicateRefunded(), refundFailed];
    given(...duplicateEvents, createDuplicateRefunded())
      .when(recordFailure('pay_B'))
      .then(refundFailed);
    given(...events)
      .when(recordFailure('pay_B'))
      .thenNothing();
    given(...events)
      .when((order) => recordDuplicateRefund(order, createGatewayRefund('pay_B'), LATER))
      .thenNothing();
    expect(getAttentionReason(foldOrder(events)!)).toBe('duplicate-payment-not-refunded');
    expect(getAttentionReason(foldOrder([...events, createDuplicateRefunded('rfnd_2')])!)).toBeUndefined();
  });
  it('a duplicate payment whose whole amount was refunded stays refunded when a further refund of it fails', () => {
    const secondFailed: OrderEvent = {
      type: 'RefundFailed',
      data: { ...createGatewayRefund('pay_B', 'rfnd_2'), at: LATER },
    };
    const order = foldOrder([...duplicateEvents, createDuplicateRefunded(), secondFailed])!;
    expect(findCompletingRefund(order.duplicatePayments[0]!)?.refundId).toBe('rfnd_1');
    expect(getAttentionReason(order)).toBeUndefined();
  });
  it('a failed refund of an unknown payment is ignored', () => {
    given(...duplicateEvents)
      .when(recordFailure('pay_C'))
      .thenNothing();
  });
});
