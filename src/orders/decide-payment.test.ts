import { describe, expect, it } from 'vitest';
import { given } from '#src/testing/given.ts';
import {
  AT,
  captured,
  frozen,
  generation,
  paid,
  payment,
  placed,
  requested,
} from '#src/testing/order-events.ts';
import { capturePayment, expire, freezeBirth, recordPaymentAttempt, requestPayment } from './decide.ts';
import { fold } from './order.ts';

describe('asking for payment', () => {
  it('records the gateway order of a placed order', () => {
    given(placed())
      .when((order) => requestPayment(order, 'order_A'))
      .then(requested);
  });
  it('says nothing twice', () => {
    given(placed(), requested)
      .when((order) => requestPayment(order, 'order_A'))
      .thenNothing();
  });
  it('refuses a second gateway order', () => {
    given(placed(), requested)
      .when((order) => requestPayment(order, 'order_B'))
      .thenRefused('not-open');
  });
});

describe('a captured payment', () => {
  it('pays the order and starts the report at once', () => {
    given(placed(), frozen, requested)
      .when((order) => capturePayment(order, 'return', payment()))
      .then(captured, generation);
  });
  it('is named after the messenger who came first', () => {
    given(placed(), frozen, requested)
      .when((order) => capturePayment(order, 'webhook', payment()))
      .then({ type: 'PaymentCapturedByWebhook', data: payment() }, generation);
    given(placed(), frozen, requested)
      .when((order) => capturePayment(order, 'reconciliation', payment()))
      .then({ type: 'PaymentCapturedByReconciliation', data: payment() }, generation);
  });
  it('is no news the second time', () => {
    given(...paid)
      .when((order) => capturePayment(order, 'webhook', payment()))
      .thenNothing();
  });
  it('waits with the report until the birth details are complete', () => {
    given(placed(), requested)
      .when((order) => capturePayment(order, 'return', payment()))
      .then(captured, { type: 'BirthDetailsRequested', data: { reason: 'missing' } });
  });
  it('asks for the details only once', () => {
    given(placed(), { type: 'BirthDetailsRequested', data: { reason: 'place-ambiguous' } }, requested)
      .when((order) => capturePayment(order, 'return', payment()))
      .then(captured);
  });
  it('of another amount is refused', () => {
    given(placed(), frozen, requested)
      .when((order) => capturePayment(order, 'return', payment({ amountPaise: 100 })))
      .thenRefused('amount-differs');
  });
  it('of another order is refused', () => {
    given(placed(), frozen, requested)
      .when((order) => capturePayment(order, 'return', payment({ gatewayOrderId: 'order_B' })))
      .thenRefused('foreign-payment');
  });
  it('for an order that is paid already is a duplicate, found once', () => {
    const duplicate = {
      type: 'DuplicatePaymentDetected',
      data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900 },
    } as const;
    given(...paid)
      .when((order) => capturePayment(order, 'webhook', payment({ gatewayPaymentId: 'pay_B' })))
      .then(duplicate);
    given(...paid, duplicate)
      .when((order) => capturePayment(order, 'webhook', payment({ gatewayPaymentId: 'pay_B' })))
      .thenNothing();
  });
  it('reopens an expired order: late money is money', () => {
    given(placed(), frozen, requested, { type: 'OrderExpired', data: { at: AT } })
      .when((order) => capturePayment(order, 'reconciliation', payment()))
      .then({ type: 'PaymentCapturedByReconciliation', data: payment() }, generation);
  });
});

describe('birth details', () => {
  it('of an unpaid order are only frozen', () => {
    given(placed())
      .when((order) => freezeBirth(order, 'birth-1', AT))
      .then(frozen);
  });
  it('that complete a paid order start the report and its twelve hours', () => {
    const later = '2026-11-22T10:00:00.000Z';
    const events = [
      placed(),
      requested,
      captured,
      { type: 'BirthDetailsRequested', data: { reason: 'missing' } },
    ] as const;
    given(...events)
      .when((order) => freezeBirth(order, 'birth-1', later))
      .then(
        { type: 'BirthDetailsFrozen', data: { birthId: 'birth-1', at: later } },
        {
          type: 'GenerationRequested',
          data: { edition: 1, birthId: 'birth-1', attempt: 1, cause: 'details', at: later },
        },
      );
    const started = {
      type: 'GenerationRequested',
      data: { edition: 1, birthId: 'birth-1', attempt: 1, cause: 'details', at: later },
    } as const;
    expect(fold([...events, started])!.report.dueBy).toBe('2026-11-22T22:00:00.000Z');
  });
  it('of a free order start it at once', () => {
    given(placed({ kind: 'free', listPaise: 0, pricePaise: 0 }))
      .when((order) => freezeBirth(order, 'birth-1', AT))
      .then(frozen, {
        type: 'GenerationRequested',
        data: { edition: 1, birthId: 'birth-1', attempt: 1, cause: 'free', at: AT },
      });
  });
  it('are frozen once', () => {
    given(placed(), frozen)
      .when((order) => freezeBirth(order, 'birth-2', AT))
      .thenRefused('details-frozen');
  });
});

describe('an open order', () => {
  it('expires after three days, not before', () => {
    given(placed(), requested)
      .when((order) => expire(order, '2026-11-24T02:59:59.000Z'))
      .thenNothing();
    given(placed(), requested)
      .when((order) => expire(order, '2026-11-24T03:00:00.000Z'))
      .then({ type: 'OrderExpired', data: { at: '2026-11-24T03:00:00.000Z' } });
  });
  it('never expires once paid', () => {
    given(placed(), requested, captured)
      .when((order) => expire(order, '2027-01-01T00:00:00.000Z'))
      .thenNothing();
  });
  it('remembers failed and dismissed tries while it is open', () => {
    given(placed(), requested)
      .when((order) => recordPaymentAttempt(order, { type: 'CheckoutDismissed', data: {} }))
      .then({ type: 'CheckoutDismissed', data: {} });
    given(placed(), requested, captured)
      .when((order) => recordPaymentAttempt(order, { type: 'CheckoutDismissed', data: {} }))
      .thenNothing();
  });
});
