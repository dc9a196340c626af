import { describe, expect, it } from 'vitest';
import { given } from '#src/testing/given.ts';
import {
  AT,
  computed,
  frozen,
  generation,
  mailed,
  payment,
  placed,
  rendered,
  requested,
  written,
} from '#src/testing/order-events.ts';
import {
  capturePayment,
  correctBirth,
  expire,
  failGeneration,
  freezeBirth,
  noteAttempt,
  recordResend,
  recordStep,
  recoverGeneration,
  requestMail,
  requestPayment,
  retryGeneration,
} from './decide.ts';
import { fold } from './order.ts';
import { refundDuplicate } from './refund.ts';

const captured = { type: 'PaymentCapturedByReturn', data: payment() } as const;

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
    given(placed(), frozen, requested, captured, generation)
      .when((order) => capturePayment(order, 'webhook', payment()))
      .thenNothing();
  });
  it('waits with the report until the birth details are complete', () => {
    given(placed(), requested)
      .when((order) => capturePayment(order, 'return', payment()))
      .then(captured, { type: 'BirthDetailsNeeded', data: { reason: 'missing' } });
  });
  it('asks for the details only once', () => {
    given(placed(), { type: 'BirthDetailsNeeded', data: { reason: 'place-ambiguous' } }, requested)
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
      type: 'DuplicatePaymentFound',
      data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900 },
    } as const;
    given(placed(), frozen, requested, captured, generation)
      .when((order) => capturePayment(order, 'webhook', payment({ gatewayPaymentId: 'pay_B' })))
      .then(duplicate);
    given(placed(), frozen, requested, captured, generation, duplicate)
      .when((order) => capturePayment(order, 'webhook', payment({ gatewayPaymentId: 'pay_B' })))
      .thenNothing();
  });
  it('reopens an expired order: late money is money', () => {
    given(placed(), frozen, requested, { type: 'OrderExpired', data: { at: AT } })
      .when((order) => capturePayment(order, 'reconciliation', payment()))
      .then({ type: 'PaymentCapturedByReconciliation', data: payment() }, generation);
  });
});

describe('a duplicate payment', () => {
  const duplicate = {
    type: 'DuplicatePaymentFound',
    data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900 },
  } as const;
  const refunded = {
    type: 'DuplicatePaymentRefunded',
    data: { gatewayPaymentId: 'pay_B', gatewayRefundId: 'rfnd_1', amountPaise: 99_900 },
  } as const;
  it('is given back once', () => {
    given(placed(), requested, captured, duplicate)
      .when((order) => refundDuplicate(order, 'pay_B', 'rfnd_1'))
      .then(refunded);
    given(placed(), requested, captured, duplicate, refunded)
      .when((order) => refundDuplicate(order, 'pay_B', 'rfnd_1'))
      .thenNothing();
  });
  it('is never the payment that paid the order', () => {
    given(placed(), requested, captured)
      .when((order) => refundDuplicate(order, 'pay_A', 'rfnd_1'))
      .thenNothing();
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
      { type: 'BirthDetailsNeeded', data: { reason: 'missing' } },
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
    expect(fold([...events, started])!.report.promisedBy).toBe('2026-11-22T22:00:00.000Z');
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

describe('the steps of a report', () => {
  const underWay = [placed(), frozen, requested, captured, generation] as const;
  it('are recorded in turn', () => {
    given(...underWay)
      .when((order) => recordStep(order, computed))
      .then(computed);
    given(...underWay, computed)
      .when((order) => recordStep(order, written))
      .then(written);
    given(...underWay, computed, written)
      .when((order) => recordStep(order, rendered))
      .then(rendered);
    given(...underWay, computed, written, rendered)
      .when((order) => recordStep(order, mailed))
      .then(mailed);
  });
  it('are recorded once, however often a job runs', () => {
    given(...underWay, computed, written, rendered, mailed)
      .when((order) => recordStep(order, rendered))
      .thenNothing();
    given(...underWay, computed, written, rendered, mailed)
      .when((order) => recordStep(order, mailed))
      .thenNothing();
  });
  it('of another edition are not recorded', () => {
    const old = { ...computed, data: { ...computed.data, edition: 2 } };
    given(...underWay)
      .when((order) => recordStep(order, old))
      .thenNothing();
  });
  it('can fail, and be tried again by support where they stopped', () => {
    const failed = {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: AT },
    } as const;
    given(...underWay, computed)
      .when((order) => failGeneration(order, 'printing', 'TimeoutError', AT))
      .then(failed);
    given(...underWay, computed, failed)
      .when((order) => retryGeneration(order, AT))
      .then({
        type: 'GenerationRequested',
        data: { edition: 1, birthId: 'birth-1', attempt: 2, cause: 'support', at: AT },
      });
    given(...underWay)
      .when((order) => retryGeneration(order, AT))
      .thenRefused('not-failed');
  });
  it('that failed keep the promise and the steps already done when tried again', () => {
    const failed = {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: AT },
    } as const;
    const again = {
      type: 'GenerationRequested',
      data: { edition: 1, birthId: 'birth-1', attempt: 2, cause: 'support', at: '2026-11-21T09:00:00.000Z' },
    } as const;
    expect(fold([...underWay, computed, failed, again])!.report).toMatchObject({
      status: 'queued',
      attempt: 2,
      calculatedAt: AT,
      requestedAt: AT,
      promisedBy: '2026-11-21T15:00:00.000Z',
    });
  });
});

describe('a report whose job is lost', () => {
  const inHand = [placed(), frozen, requested, captured, generation, computed] as const;
  const again = (attempt: number, cause: 'recovery' | 'support') =>
    ({
      type: 'GenerationRequested',
      data: { edition: 1, birthId: 'birth-1', attempt, cause, at: AT },
    }) as const;
  it('is started again by itself, or by support', () => {
    given(...inHand)
      .when((order) => recoverGeneration(order, 1, AT))
      .then(again(2, 'recovery'));
    given(...inHand)
      .when((order) => retryGeneration(order, AT, true))
      .then(again(2, 'support'));
  });
  it('is left alone when another attempt has begun, or it is done meanwhile', () => {
    given(...inHand, again(2, 'support'))
      .when((order) => recoverGeneration(order, 1, AT))
      .thenNothing();
    given(...inHand, written, rendered)
      .when((order) => recoverGeneration(order, 1, AT))
      .thenNothing();
  });
  it('is given up after four attempts', () => {
    given(...inHand, again(4, 'recovery'))
      .when((order) => recoverGeneration(order, 4, AT))
      .then({
        type: 'GenerationFailed',
        data: { edition: 1, attempt: 4, step: 'worker', reason: 'JobLost', at: AT },
      });
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
      .when((order) => noteAttempt(order, { type: 'CheckoutDismissed', data: {} }))
      .then({ type: 'CheckoutDismissed', data: {} });
    given(placed(), requested, captured)
      .when((order) => noteAttempt(order, { type: 'CheckoutDismissed', data: {} }))
      .thenNothing();
  });
});

describe('a correction of the birth details', () => {
  const ready = [placed(), frozen, requested, captured, generation, computed, written, rendered] as const;
  const correction = [
    { type: 'EditionSuperseded', data: { edition: 1, at: AT } },
    { type: 'BirthDetailsCorrected', data: { edition: 2, birthId: 'birth-2', at: AT } },
    {
      type: 'GenerationRequested',
      data: { edition: 2, birthId: 'birth-2', attempt: 1, cause: 'correction', at: AT },
    },
  ] as const;
  it('takes the old edition’s place and has the next one made', () => {
    given(...ready, mailed)
      .when((order) => correctBirth(order, 'birth-2', AT))
      .then(...correction);
  });
  it('keeps the old edition’s file, and begins the steps anew under a new promise', () => {
    const order = fold([...ready, mailed, ...correction])!;
    expect(order.earlier).toEqual([
      {
        edition: 1,
        birthId: 'birth-1',
        sha256: 'a'.repeat(64),
        bytes: 300_000,
        pages: 12,
        readyAt: AT,
        supersededAt: AT,
      },
    ]);
    expect(order.report).toEqual({
      status: 'queued',
      edition: 2,
      attempt: 1,
      requestedAt: AT,
      promisedBy: '2026-11-21T15:00:00.000Z',
    });
  });
  it('is possible to the last second of the seventh day after the report was ready', () => {
    given(...ready)
      .when((order) => correctBirth(order, 'birth-2', '2026-11-28T03:00:00.001Z'))
      .thenRefused('correction-late');
    expect(correctBirth(fold([...ready])!, 'birth-2', '2026-11-28T03:00:00.000Z')).toHaveLength(3);
  });
  it('is possible once, even while the new edition is being made', () => {
    given(...ready, ...correction)
      .when((order) => correctBirth(order, 'birth-3', AT))
      .thenRefused('corrected-already');
  });
  it('waits for the first edition', () => {
    given(placed(), frozen, requested, captured, generation, computed)
      .when((order) => correctBirth(order, 'birth-2', AT))
      .thenRefused('not-ready');
  });
  it('is over when the money went back', () => {
    const refunded = {
      type: 'PaymentRefunded',
      data: { gatewayRefundId: 'rfnd_1', amountPaise: 99_900, at: AT },
    } as const;
    given(...ready, refunded)
      .when((order) => correctBirth(order, 'birth-2', AT))
      .thenRefused('refunded');
  });
  it('leaves a mail of the old edition that was still on its way unrecorded', () => {
    given(...ready, ...correction)
      .when((order) => recordStep(order, mailed))
      .thenNothing();
  });
});

describe('the mail, once more', () => {
  const delivered = [
    placed(),
    frozen,
    requested,
    captured,
    generation,
    computed,
    written,
    rendered,
    mailed,
  ] as const;
  const asked = (number: number, at = AT) =>
    ({ type: 'ReportMailRequested', data: { edition: 1, number, at } }) as const;
  const sent = {
    type: 'ReportMailedAgain',
    data: { edition: 1, number: 1, messageId: '<x>', at: AT },
  } as const;
  it('is asked for three times a day, and again a day after the first', () => {
    given(...delivered)
      .when((order) => requestMail(order, AT))
      .then(asked(1));
    const thrice = [
      ...delivered,
      asked(1),
      asked(2, '2026-11-21T10:00:00.000Z'),
      asked(3, '2026-11-21T11:00:00.000Z'),
    ];
    given(...thrice)
      .when((order) => requestMail(order, '2026-11-22T02:59:59.999Z'))
      .thenRefused('mail-limit');
    given(...thrice)
      .when((order) => requestMail(order, '2026-11-22T03:00:00.000Z'))
      .then(asked(4, '2026-11-22T03:00:00.000Z'));
  });
  it('waits for the report, and for the first mail', () => {
    given(placed(), frozen, requested, captured, generation)
      .when((order) => requestMail(order, AT))
      .thenRefused('not-ready');
    given(...delivered.slice(0, -1))
      .when((order) => requestMail(order, AT))
      .thenRefused('mail-under-way');
  });
  it('delivers a report whose first mail was refused', () => {
    const refused = {
      type: 'ReportMailRefused',
      data: { edition: 1, reason: 'the address was refused', at: AT },
    } as const;
    const events = [...delivered.slice(0, -1), refused, asked(1)] as const;
    given(...events.slice(0, -1))
      .when((order) => requestMail(order, AT))
      .then(asked(1));
    expect(fold([...events, sent])!.report).toMatchObject({
      status: 'delivered',
      deliveredAt: AT,
      note: undefined,
    });
  });
  it('is recorded once for each time it was asked for', () => {
    given(...delivered, asked(1))
      .when((order) => recordResend(order, sent))
      .then(sent);
    given(...delivered, asked(1), sent)
      .when((order) => recordResend(order, sent))
      .thenNothing();
    given(...delivered)
      .when((order) => recordResend(order, sent))
      .thenNothing();
  });
});
