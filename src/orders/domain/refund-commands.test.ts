import { describe, expect, it } from 'vitest';
import { given } from './decider-spec-fixture.ts';
import {
  NOW,
  paymentCaptured,
  reportEmailSent,
  paidEvents,
  createCapturedPayment,
  createOrderPlaced,
  reportRendered,
  paymentRequested,
} from '#src/orders/testing.ts';
import { requestCorrectedEdition, freezeBirthDetails, retryGeneration } from './decide.ts';
import { capturePayment } from './payment-commands.ts';
import type { OrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';
import { getCorrectionDeadline } from './order-state.ts';
import {
  isRefundOffered,
  recordPaymentRefund,
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
    given(...paidEvents)
      .when(requestBySupport)
      .then(createRefundRequested('support'));
    given(...paidEvents, reportRendered, reportEmailSent)
      .when(requestBySupport)
      .then(createRefundRequested('support'));
    given(...paidEvents, createRefundRequested('support'))
      .when(requestBySupport)
      .thenNothing();
    given(...paidEvents, createRefundRequested('support'), paymentRefunded)
      .when(requestBySupport)
      .thenNothing();
  });
  it('support can refund an order without birth details', () => {
    given(createOrderPlaced(), paymentRequested, paymentCaptured)
      .when(requestBySupport)
      .then(createRefundRequested('support'));
  });
  it('a refund of an unpaid or free order is rejected', () => {
    given(createOrderPlaced(), paymentRequested).when(requestBySupport).thenRejected('not-paid');
    given(createOrderPlaced({ kind: 'free', pricePaise: 0 }))
      .when(requestBySupport)
      .thenRejected('free-report');
  });
  it('support can request again after the gateway rejected every attempt', () => {
    given(...paidEvents, createRefundRequested('support'), refundRejected)
      .when(requestBySupport)
      .then(createRefundRequested('support'));
    given(...paidEvents, createRefundRequested('support'), refundRejected, createRefundRequested('support'))
      .when(requestBySupport)
      .thenNothing();
  });
});

describe('refund requested by the member', () => {
  const requestByMember = (order: Parameters<typeof requestRefund>[0]) => requestRefund(order, 'member', NOW);

  it('a member can request a refund after an SLA breach without a report', () => {
    given(...paidEvents, slaBreached)
      .when(requestByMember)
      .then(createRefundRequested('member'));
    expect(isRefundOffered(foldOrder([...paidEvents, slaBreached])!)).toBe(true);
  });
  it('a refund request before the SLA breach is rejected', () => {
    given(...paidEvents)
      .when(requestByMember)
      .thenRejected('sla-not-breached');
    given(createOrderPlaced(), paymentRequested, paymentCaptured)
      .when(requestByMember)
      .thenRejected('sla-not-breached');
    expect(isRefundOffered(foldOrder(paidEvents)!)).toBe(false);
  });
  it('a refund request after the report is ready is rejected', () => {
    given(...paidEvents, slaBreached, reportRendered)
      .when(requestByMember)
      .thenRejected('report-delivered');
    expect(isRefundOffered(foldOrder([...paidEvents, slaBreached, reportRendered])!)).toBe(false);
  });
  it('a breached SLA of a corrected edition gives no right to a refund', () => {
    const correctionEvents = requestCorrectedEdition(
      foldOrder([...paidEvents, reportRendered, reportEmailSent])!,
      'birth-2',
      NOW,
    );
    const secondSlaBreached: OrderEvent = {
      type: 'DeliverySlaBreached',
      data: { edition: 2, at: NOW },
    };
    given(...paidEvents, reportRendered, reportEmailSent, ...correctionEvents, secondSlaBreached)
      .when(requestByMember)
      .thenRejected('report-delivered');
  });
});

describe('order with a requested or completed refund', () => {
  it.each([
    ['requested', [...paidEvents, reportRendered, reportEmailSent, createRefundRequested('support')]],
    [
      'completed',
      [...paidEvents, reportRendered, reportEmailSent, createRefundRequested('support'), paymentRefunded],
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
    given(...paidEvents, generationFailed, slaBreached, createRefundRequested('generation-failed'))
      .when((order) => retryGeneration(order, NOW))
      .thenRejected('refunded');
  });
  it('birth details after a refund request are rejected', () => {
    given(createOrderPlaced(), paymentRequested, paymentCaptured, createRefundRequested('support'))
      .when((order) => freezeBirthDetails(order, 'birth-1', NOW))
      .thenRejected('refunded');
  });
  it('a payment captured after a refund request is recorded as duplicate', () => {
    given(...paidEvents, createRefundRequested('support'))
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
    given(...paidEvents, createRefundRequested('member'))
      .when(recordFullRefund)
      .then(paymentRefunded);
    given(...paidEvents)
      .when(recordFullRefund)
      .then(paymentRefunded);
    given(...paidEvents, paymentRefunded)
      .when(recordFullRefund)
      .thenNothing();
    given(createOrderPlaced(), paymentRequested).when(recordFullRefund).thenRejected('not-paid');
  });
  it('a rejected refund is recorded once with the error code of the gateway', () => {
    given(...paidEvents, createRefundRequested('support'))
      .when((order) => recordRefundRejection(order, 'BAD_REQUEST_ERROR', NOW))
      .then(refundRejected);
    given(...paidEvents, createRefundRequested('support'), refundRejected)
      .when((order) => recordRefundRejection(order, 'BAD_REQUEST_ERROR', NOW))
      .thenNothing();
    given(...paidEvents, paymentRefunded)
      .when((order) => recordRefundRejection(order, 'BAD_REQUEST_ERROR', NOW))
      .thenNothing();
  });
});
