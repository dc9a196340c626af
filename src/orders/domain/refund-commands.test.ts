import { describe, expect, it } from 'vitest';
import { given } from './decider-spec-fixture.ts';
import {
  NOW,
  paymentCapturedEvent,
  reportEmailSentEvent,
  paidOrderEvents,
  createCapturedPayment,
  createOrderPlacedEvent,
  reportRenderedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import { requestCorrectedEdition, freezeBirthDetails, retryGeneration } from './decide.ts';
import { capturePayment } from './payment-commands.ts';
import type { OrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';
import { getCorrectionDeadline } from './order-state.ts';
import {
  isRefundOffered,
  recordPaymentRefund,
  recordRefundMadeElsewhere,
  recordRefundRejection,
  requestRefund,
  type RefundCause,
} from './refund-commands.ts';
import { requestResend } from './report-email-commands.ts';

const slaBreached: OrderEvent = { type: 'DeliverySlaBreached', data: { edition: 1, at: NOW } };
const refundRejected: OrderEvent = {
  type: 'RefundRejected',
  data: { code: 'BAD_REQUEST_ERROR', at: NOW },
};
const paymentRefunded: OrderEvent = {
  type: 'PaymentRefunded',
  data: { gatewayRefundId: 'rfnd_1', amountPaise: 99_900, at: NOW },
};
const createRefundRequested = (cause: RefundCause): OrderEvent => ({
  type: 'RefundRequested',
  data: { cause, amountPaise: 99_900, at: NOW },
});

describe('refund requested by support', () => {
  const requestBySupport = (order: Parameters<typeof requestRefund>[0]) =>
    requestRefund(order, 'support', NOW);

  it('support requests one refund of the amount paid, before or after delivery', () => {
    given(...paidOrderEvents)
      .when(requestBySupport)
      .then(createRefundRequested('support'));
    given(...paidOrderEvents, reportRenderedEvent, reportEmailSentEvent)
      .when(requestBySupport)
      .then(createRefundRequested('support'));
    given(...paidOrderEvents, createRefundRequested('support'))
      .when(requestBySupport)
      .thenNothing();
    given(...paidOrderEvents, createRefundRequested('support'), paymentRefunded)
      .when(requestBySupport)
      .thenNothing();
  });
  it('support can refund an order without birth details', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent, paymentCapturedEvent)
      .when(requestBySupport)
      .then(createRefundRequested('support'));
  });
  it('a refund of an unpaid or free order is rejected', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent).when(requestBySupport).thenRejected('not-paid');
    given(createOrderPlacedEvent({ kind: 'free', pricePaise: 0 }))
      .when(requestBySupport)
      .thenRejected('free-report');
  });
  it('support can request again after the gateway rejected every attempt', () => {
    given(...paidOrderEvents, createRefundRequested('support'), refundRejected)
      .when(requestBySupport)
      .then(createRefundRequested('support'));
    given(
      ...paidOrderEvents,
      createRefundRequested('support'),
      refundRejected,
      createRefundRequested('support'),
    )
      .when(requestBySupport)
      .thenNothing();
  });
});

describe('refund requested by the member', () => {
  const requestByMember = (order: Parameters<typeof requestRefund>[0]) => requestRefund(order, 'member', NOW);

  it('a member can request a refund after an SLA breach without a report', () => {
    given(...paidOrderEvents, slaBreached)
      .when(requestByMember)
      .then(createRefundRequested('member'));
    expect(isRefundOffered(foldOrder([...paidOrderEvents, slaBreached])!)).toBe(true);
  });
  it('a refund request before the SLA breach is rejected', () => {
    given(...paidOrderEvents)
      .when(requestByMember)
      .thenRejected('sla-not-breached');
    given(createOrderPlacedEvent(), paymentRequestedEvent, paymentCapturedEvent)
      .when(requestByMember)
      .thenRejected('sla-not-breached');
    expect(isRefundOffered(foldOrder(paidOrderEvents)!)).toBe(false);
  });
  it('a refund request after the report is ready is rejected', () => {
    given(...paidOrderEvents, slaBreached, reportRenderedEvent)
      .when(requestByMember)
      .thenRejected('report-delivered');
    expect(isRefundOffered(foldOrder([...paidOrderEvents, slaBreached, reportRenderedEvent])!)).toBe(false);
  });
  it('a breached SLA of a corrected edition gives no right to a refund', () => {
    const correctionEvents = requestCorrectedEdition(
      foldOrder([...paidOrderEvents, reportRenderedEvent, reportEmailSentEvent])!,
      'birth-2',
      NOW,
    );
    const secondSlaBreached: OrderEvent = {
      type: 'DeliverySlaBreached',
      data: { edition: 2, at: NOW },
    };
    given(
      ...paidOrderEvents,
      reportRenderedEvent,
      reportEmailSentEvent,
      ...correctionEvents,
      secondSlaBreached,
    )
      .when(requestByMember)
      .thenRejected('report-delivered');
  });
});

describe('order with a requested or completed refund', () => {
  it.each([
    [
      'requested',
      [...paidOrderEvents, reportRenderedEvent, reportEmailSentEvent, createRefundRequested('support')],
    ],
    [
      'completed',
      [
        ...paidOrderEvents,
        reportRenderedEvent,
        reportEmailSentEvent,
        createRefundRequested('support'),
        paymentRefunded,
      ],
    ],
  ])('refund %s: correction, resend and retry are rejected', (_, events) => {
    given(...events)
      .when((order) => requestCorrectedEdition(order, 'birth-2', NOW))
      .thenRejected('refunded');
    given(...events)
      .when((order) => requestResend(order, NOW))
      .thenRejected('refunded');
    given(...events)
      .when((order) => retryGeneration(order, NOW, { isJobLost: true }))
      .thenRejected('refunded');
    expect(getCorrectionDeadline(foldOrder(events)!)).toBeUndefined();
  });
  it('support cannot retry a failed report after a refund request', () => {
    const generationFailed: OrderEvent = {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: NOW },
    };
    given(...paidOrderEvents, generationFailed, slaBreached, createRefundRequested('generation-failed'))
      .when((order) => retryGeneration(order, NOW))
      .thenRejected('refunded');
  });
  it('birth details after a refund request are rejected', () => {
    given(
      createOrderPlacedEvent(),
      paymentRequestedEvent,
      paymentCapturedEvent,
      createRefundRequested('support'),
    )
      .when((order) => freezeBirthDetails(order, 'birth-1', NOW))
      .thenRejected('refunded');
  });
  it('a payment captured after a refund request is recorded as duplicate', () => {
    given(...paidOrderEvents, createRefundRequested('support'))
      .when((order) =>
        capturePayment(order, createCapturedPayment({ gatewayPaymentId: 'pay_B' }), { source: 'webhook' }),
      )
      .then({
        type: 'DuplicatePaymentDetected',
        data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900, at: NOW },
      });
  });
});

describe('refund reported by the gateway', () => {
  const recordFullRefund = (order: Parameters<typeof recordPaymentRefund>[0]) =>
    recordPaymentRefund(order, { gatewayRefundId: 'rfnd_1', amountPaise: 99_900 }, NOW);

  it('a full refund is recorded once, requested by us or made in the dashboard', () => {
    given(...paidOrderEvents, createRefundRequested('member'))
      .when(recordFullRefund)
      .then(paymentRefunded);
    given(...paidOrderEvents)
      .when(recordFullRefund)
      .then(paymentRefunded);
    given(...paidOrderEvents, paymentRefunded)
      .when(recordFullRefund)
      .thenNothing();
    given(createOrderPlacedEvent(), paymentRequestedEvent).when(recordFullRefund).thenRejected('not-paid');
  });
  it('a rejected refund is recorded once with the error code of the gateway', () => {
    given(...paidOrderEvents, createRefundRequested('support'))
      .when((order) => recordRefundRejection(order, 'BAD_REQUEST_ERROR', NOW))
      .then(refundRejected);
    given(...paidOrderEvents, createRefundRequested('support'), refundRejected)
      .when((order) => recordRefundRejection(order, 'BAD_REQUEST_ERROR', NOW))
      .thenNothing();
    given(...paidOrderEvents, paymentRefunded)
      .when((order) => recordRefundRejection(order, 'BAD_REQUEST_ERROR', NOW))
      .thenNothing();
  });
});

describe('refund made outside of the gateway', () => {
  const rejectedPart: OrderEvent[] = [
    { type: 'PartialRefundRequested', data: { requestNumber: 1, amountPaise: 50_000, at: NOW } },
    { type: 'PartialRefundRejected', data: { requestNumber: 1, code: 'BAD_REQUEST_ERROR', at: NOW } },
  ];

  it('support returns no more of a rejected part than is left of the payment', () => {
    const otherRefund: OrderEvent = {
      type: 'PaymentPartiallyRefunded',
      data: { gatewayRefundId: 'rfnd_1', amountPaise: 70_000, at: NOW },
    };
    given(...paidOrderEvents, ...rejectedPart, otherRefund)
      .when((order) => recordRefundMadeElsewhere(order, 'pay_A', NOW))
      .then({
        type: 'RefundMadeElsewhere',
        data: { gatewayPaymentId: 'pay_A', amountPaise: 29_900, at: NOW },
      });
  });
});
