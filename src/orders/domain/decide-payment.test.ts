import { describe, expect, it } from 'vitest';
import { given } from './decider-spec-fixture.ts';
import {
  NOW,
  paymentCapturedEvent,
  birthDetailsFrozenEvent,
  generationRequestedEvent,
  paidOrderEvents,
  createCapturedPayment,
  createOrderPlacedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import { freezeBirthDetails } from './decide.ts';
import { cancelUnpaidOrder, capturePayment, expireOrder, requestPayment } from './payment-commands.ts';
import { recordPaymentAttempt } from './payment-attempts.ts';
import type { OrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';

describe('payment request', () => {
  it('a placed order records its gateway order', () => {
    given(createOrderPlacedEvent())
      .when((order) => requestPayment(order, 'order_A'))
      .then(paymentRequestedEvent);
  });
  it('a repeated request with the same gateway order changes nothing', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent)
      .when((order) => requestPayment(order, 'order_A'))
      .thenNothing();
  });
  it('a second gateway order is rejected', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent)
      .when((order) => requestPayment(order, 'order_B'))
      .thenRejected('not-open');
  });
});

describe('captured payment', () => {
  it('a captured payment pays the order and starts the report', () => {
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent)
      .when((order) => capturePayment(order, createCapturedPayment(), { source: 'checkout' }))
      .then(paymentCapturedEvent, generationRequestedEvent);
  });
  it('the event names the source that first reported the payment', () => {
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent)
      .when((order) => capturePayment(order, createCapturedPayment(), { source: 'webhook' }))
      .then({ type: 'PaymentCapturedByWebhook', data: createCapturedPayment() }, generationRequestedEvent);
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent)
      .when((order) => capturePayment(order, createCapturedPayment(), { source: 'reconciliation' }))
      .then(
        { type: 'PaymentCapturedByReconciliation', data: createCapturedPayment() },
        generationRequestedEvent,
      );
  });
  it('a payment that is reported again changes nothing', () => {
    given(...paidOrderEvents)
      .when((order) => capturePayment(order, createCapturedPayment(), { source: 'webhook' }))
      .thenNothing();
  });
  it('a captured payment without birth details requests them instead of starting the report', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent)
      .when((order) => capturePayment(order, createCapturedPayment(), { source: 'checkout' }))
      .then(paymentCapturedEvent, { type: 'BirthDetailsRequested', data: { reason: 'missing' } });
  });
  it('birth details are requested only once', () => {
    given(
      createOrderPlacedEvent(),
      { type: 'BirthDetailsRequested', data: { reason: 'place-ambiguous' } },
      paymentRequestedEvent,
    )
      .when((order) => capturePayment(order, createCapturedPayment(), { source: 'checkout' }))
      .then(paymentCapturedEvent);
  });
  it('a payment of another amount is rejected', () => {
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent)
      .when((order) =>
        capturePayment(order, createCapturedPayment({ amountPaise: 100 }), { source: 'checkout' }),
      )
      .thenRejected('amount-mismatch');
  });
  it('a payment of another order is rejected', () => {
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent)
      .when((order) =>
        capturePayment(order, createCapturedPayment({ gatewayOrderId: 'order_B' }), { source: 'checkout' }),
      )
      .thenRejected('payment-mismatch');
  });
  it('a second payment of a paid order is recorded once as duplicate', () => {
    const duplicateDetected = {
      type: 'DuplicatePaymentDetected',
      data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900, at: NOW },
    } as const;
    given(...paidOrderEvents)
      .when((order) =>
        capturePayment(order, createCapturedPayment({ gatewayPaymentId: 'pay_B' }), { source: 'webhook' }),
      )
      .then(duplicateDetected);
    given(...paidOrderEvents, duplicateDetected)
      .when((order) =>
        capturePayment(order, createCapturedPayment({ gatewayPaymentId: 'pay_B' }), { source: 'webhook' }),
      )
      .thenNothing();
  });
  it('a late payment reopens an expired order', () => {
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent, {
      type: 'OrderExpired',
      data: { at: NOW },
    })
      .when((order) => capturePayment(order, createCapturedPayment(), { source: 'reconciliation' }))
      .then(
        { type: 'PaymentCapturedByReconciliation', data: createCapturedPayment() },
        generationRequestedEvent,
      );
  });
});

describe('a payment that is reported after its refunds', () => {
  const createRefund = (gatewayRefundId: string, amountPaise: number) => ({
    gatewayPaymentId: 'pay_A',
    gatewayRefundId,
    amountPaise,
  });

  it('a payment that was refunded in full starts no report', () => {
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent)
      .when((order) =>
        capturePayment(order, createCapturedPayment(), {
          source: 'reconciliation',
          refunds: [createRefund('rfnd_A', 99_900)],
        }),
      )
      .then(
        { type: 'PaymentCapturedByReconciliation', data: createCapturedPayment() },
        { type: 'PaymentRefunded', data: { gatewayRefundId: 'rfnd_A', amountPaise: 99_900, at: NOW } },
      );
  });
  it('a payment that was refunded in part starts the report', () => {
    const expected: OrderEvent[] = [
      { type: 'PaymentCapturedByReconciliation', data: createCapturedPayment() },
      {
        type: 'PaymentPartiallyRefunded',
        data: { gatewayRefundId: 'rfnd_A', amountPaise: 900, at: NOW },
      },
      generationRequestedEvent,
    ];
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent)
      .when((order) =>
        capturePayment(order, createCapturedPayment(), {
          source: 'reconciliation',
          refunds: [createRefund('rfnd_A', 900)],
        }),
      )
      .then(...expected);
  });
});

describe('birth details of an order', () => {
  it('birth details of an unpaid order are frozen without starting the report', () => {
    given(createOrderPlacedEvent())
      .when((order) => freezeBirthDetails(order, 'birth-1', NOW))
      .then(birthDetailsFrozenEvent);
  });
  it('birth details that complete a paid order start the report and its SLA', () => {
    const laterTime = '2026-11-22T10:00:00.000Z';
    const events = [
      createOrderPlacedEvent(),
      paymentRequestedEvent,
      paymentCapturedEvent,
      { type: 'BirthDetailsRequested', data: { reason: 'missing' } },
    ] as const;
    given(...events)
      .when((order) => freezeBirthDetails(order, 'birth-1', laterTime))
      .then(
        { type: 'BirthDetailsFrozen', data: { birthId: 'birth-1', at: laterTime } },
        {
          type: 'GenerationRequested',
          data: { edition: 1, birthId: 'birth-1', attempt: 1, cause: 'details', at: laterTime },
        },
      );
    const laterGenerationRequested = {
      type: 'GenerationRequested',
      data: { edition: 1, birthId: 'birth-1', attempt: 1, cause: 'details', at: laterTime },
    } as const;
    expect(foldOrder([...events, laterGenerationRequested])!.report.dueBy).toBe('2026-11-22T22:00:00.000Z');
  });
  it('birth details of a free order start its report', () => {
    given(createOrderPlacedEvent({ kind: 'free', listPricePaise: 0, pricePaise: 0 }))
      .when((order) => freezeBirthDetails(order, 'birth-1', NOW))
      .then(birthDetailsFrozenEvent, {
        type: 'GenerationRequested',
        data: { edition: 1, birthId: 'birth-1', attempt: 1, cause: 'free', at: NOW },
      });
  });
  it('birth details cannot be frozen twice', () => {
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent)
      .when((order) => freezeBirthDetails(order, 'birth-2', NOW))
      .thenRejected('details-frozen');
  });
});

describe('open order', () => {
  it('an open order expires after three days, not before', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent)
      .when((order) => expireOrder(order, '2026-11-24T02:59:59.000Z'))
      .thenNothing();
    given(createOrderPlacedEvent(), paymentRequestedEvent)
      .when((order) => expireOrder(order, '2026-11-24T03:00:00.000Z'))
      .then({ type: 'OrderExpired', data: { at: '2026-11-24T03:00:00.000Z' } });
  });
  it('an unpaid order of a deleted account is cancelled, not expired', () => {
    const orderCancelled = {
      type: 'OrderCancelled',
      data: { reason: 'account-deletion', at: NOW },
    } as const;
    for (const events of [[createOrderPlacedEvent()], [createOrderPlacedEvent(), paymentRequestedEvent]])
      given(...events)
        .when((order) => cancelUnpaidOrder(order, 'account-deletion', NOW))
        .then(orderCancelled);
    given(createOrderPlacedEvent(), paymentRequestedEvent, orderCancelled)
      .when((order) => cancelUnpaidOrder(order, 'account-deletion', NOW))
      .thenNothing();
    given(...paidOrderEvents)
      .when((order) => cancelUnpaidOrder(order, 'account-deletion', NOW))
      .thenNothing();
    expect(foldOrder([createOrderPlacedEvent(), orderCancelled])!.status).toBe('cancelled');
  });
  it('a late payment of a cancelled order is recorded and refunded, without a report', () => {
    const orderCancelled = { type: 'OrderCancelled', data: { reason: 'account-deletion', at: NOW } } as const;
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent, orderCancelled)
      .when((order) => capturePayment(order, createCapturedPayment(), { source: 'reconciliation' }))
      .then(
        { type: 'PaymentCapturedByReconciliation', data: createCapturedPayment() },
        { type: 'RefundRequested', data: { cause: 'order-cancelled', amountPaise: 99_900, at: NOW } },
      );
  });
  it('a payment that arrives refunded starts no report while the bank has not completed the refund', () => {
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent)
      .when((order) =>
        capturePayment(order, createCapturedPayment(), { source: 'reconciliation', isRefunded: true }),
      )
      .then(
        { type: 'PaymentCapturedByReconciliation', data: createCapturedPayment() },
        { type: 'RefundRequested', data: { cause: 'refunded-at-gateway', amountPaise: 99_900, at: NOW } },
      );
  });
  it('a late payment at an offer price that another order has used is recorded and refunded', () => {
    given(createOrderPlacedEvent(), birthDetailsFrozenEvent, paymentRequestedEvent, {
      type: 'OrderExpired',
      data: { at: NOW },
    })
      .when((order) =>
        capturePayment(order, createCapturedPayment(), { source: 'webhook', isOfferUsed: true }),
      )
      .then(
        { type: 'PaymentCapturedByWebhook', data: createCapturedPayment() },
        { type: 'RefundRequested', data: { cause: 'offer-used', amountPaise: 99_900, at: NOW } },
      );
  });
  it('a paid order never expires', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent, paymentCapturedEvent)
      .when((order) => expireOrder(order, '2027-01-01T00:00:00.000Z'))
      .thenNothing();
  });
  it('at most twenty payment attempts are recorded', () => {
    const checkoutDismissed = { type: 'CheckoutDismissed', data: {} } as const;
    const attempts = Array.from({ length: 20 }, () => checkoutDismissed);
    given(createOrderPlacedEvent(), paymentRequestedEvent, ...attempts.slice(1))
      .when((order) => recordPaymentAttempt(order, checkoutDismissed))
      .then(checkoutDismissed);
    given(createOrderPlacedEvent(), paymentRequestedEvent, ...attempts)
      .when((order) => recordPaymentAttempt(order, checkoutDismissed))
      .thenNothing();
  });
  it('payment attempts are recorded only while the order is open', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent)
      .when((order) => recordPaymentAttempt(order, { type: 'CheckoutDismissed', data: {} }))
      .then({ type: 'CheckoutDismissed', data: {} });
    given(createOrderPlacedEvent(), paymentRequestedEvent, paymentCapturedEvent)
      .when((order) => recordPaymentAttempt(order, { type: 'CheckoutDismissed', data: {} }))
      .thenNothing();
  });
});
