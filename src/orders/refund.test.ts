import { describe, expect, it } from 'vitest';
import { given } from '#src/testing/given.ts';
import {
  AT,
  captured,
  mailed,
  paid,
  payment,
  placed,
  rendered,
  requested,
} from '#src/testing/order-events.ts';
import { capturePayment, correctBirth, freezeBirth, retryGeneration } from './decide.ts';
import type { OrderEvent } from './events.ts';
import { correctableUntil, fold } from './order.ts';
import { isRefundOffered, refundPayment, refuseRefund, requestRefund, type RefundCause } from './refund.ts';
import { requestMail } from './resend.ts';

const broken: OrderEvent = { type: 'DeliverySlaBreached', data: { edition: 1, at: AT } };
const refused: OrderEvent = { type: 'RefundRejected', data: { code: 'BAD_REQUEST_ERROR', at: AT } };
const refunded: OrderEvent = {
  type: 'PaymentRefunded',
  data: { gatewayRefundId: 'rfnd_1', amountPaise: 99_900, at: AT },
};
const asked = (cause: RefundCause): OrderEvent => ({
  type: 'RefundRequested',
  data: { cause, amountPaise: 99_900, at: AT },
});

describe('a refund by support', () => {
  const bySupport = (order: Parameters<typeof requestRefund>[0]) => requestRefund(order, 'support', AT);

  it('is asked for once, of the amount that was paid, delivered or not', () => {
    given(...paid)
      .when(bySupport)
      .then(asked('support'));
    given(...paid, rendered, mailed)
      .when(bySupport)
      .then(asked('support'));
    given(...paid, asked('support'))
      .when(bySupport)
      .thenNothing();
    given(...paid, asked('support'), refunded)
      .when(bySupport)
      .thenNothing();
  });
  it('gives back what waits for birth details', () => {
    given(placed(), requested, captured).when(bySupport).then(asked('support'));
  });
  it('is refused where nothing was paid', () => {
    given(placed(), requested).when(bySupport).thenRefused('not-paid');
    given(placed({ kind: 'free', pricePaise: 0 }))
      .when(bySupport)
      .thenRefused('free-report');
  });
  it('is asked for anew after the gateway refused every try', () => {
    given(...paid, asked('support'), refused)
      .when(bySupport)
      .then(asked('support'));
    given(...paid, asked('support'), refused, asked('support'))
      .when(bySupport)
      .thenNothing();
  });
});

describe('a refund by the member', () => {
  const byMember = (order: Parameters<typeof requestRefund>[0]) => requestRefund(order, 'member', AT);

  it('is the member’s while the promise is broken and there is no report', () => {
    given(...paid, broken)
      .when(byMember)
      .then(asked('member'));
    expect(isRefundOffered(fold([...paid, broken])!)).toBe(true);
  });
  it('is not, while the promise stands', () => {
    given(...paid)
      .when(byMember)
      .thenRefused('promise-stands');
    given(placed(), requested, captured).when(byMember).thenRefused('promise-stands');
    expect(isRefundOffered(fold(paid)!)).toBe(false);
  });
  it('is not any more, once the report is there', () => {
    given(...paid, broken, rendered)
      .when(byMember)
      .thenRefused('report-there');
    expect(isRefundOffered(fold([...paid, broken, rendered])!)).toBe(false);
  });
  it('is not for a corrected edition that is late: the one paid for was delivered', () => {
    const corrected = correctBirth(fold([...paid, rendered, mailed])!, 'birth-2', AT);
    const late: OrderEvent = { type: 'DeliverySlaBreached', data: { edition: 2, at: AT } };
    given(...paid, rendered, mailed, ...corrected, late)
      .when(byMember)
      .thenRefused('report-there');
  });
});

describe('while money goes back', () => {
  it.each([
    ['asked for', [...paid, rendered, mailed, asked('support')]],
    ['back', [...paid, rendered, mailed, asked('support'), refunded]],
  ])('(%s) nothing is corrected, mailed or made', (_, events) => {
    given(...events)
      .when((order) => correctBirth(order, 'birth-2', AT))
      .thenRefused('refunded');
    given(...events)
      .when((order) => requestMail(order, AT))
      .thenRefused('refunded');
    given(...events)
      .when((order) => retryGeneration(order, AT, true))
      .thenRefused('refunded');
    expect(correctableUntil(fold(events)!)).toBeUndefined();
  });
  it('support does not start a failed report again', () => {
    const failed: OrderEvent = {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: AT },
    };
    given(...paid, failed, broken, asked('generation-failed'))
      .when((order) => retryGeneration(order, AT))
      .thenRefused('refunded');
  });
  it('birth details that come now start nothing', () => {
    given(placed(), requested, captured, asked('support'))
      .when((order) => freezeBirth(order, 'birth-1', AT))
      .thenRefused('refunded');
  });
  it('a further payment is a second one, and goes back as such', () => {
    given(...paid, asked('support'))
      .when((order) => capturePayment(order, 'webhook', payment({ gatewayPaymentId: 'pay_B' })))
      .then({
        type: 'DuplicatePaymentDetected',
        data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900 },
      });
  });
});

describe('the money', () => {
  const inFull = (order: Parameters<typeof refundPayment>[0]) =>
    refundPayment(order, { gatewayRefundId: 'rfnd_1', amountPaise: 99_900 }, AT);

  it('is back once, in full, whether we asked or it was given back by hand', () => {
    given(...paid, asked('member'))
      .when(inFull)
      .then(refunded);
    given(...paid)
      .when(inFull)
      .then(refunded);
    given(...paid, refunded)
      .when(inFull)
      .thenNothing();
    given(placed(), requested).when(inFull).thenRefused('not-paid');
  });
  it('refused at every try is noted once, with the gateway’s code', () => {
    given(...paid, asked('support'))
      .when((order) => refuseRefund(order, 'BAD_REQUEST_ERROR', AT))
      .then(refused);
    given(...paid, asked('support'), refused)
      .when((order) => refuseRefund(order, 'BAD_REQUEST_ERROR', AT))
      .thenNothing();
    given(...paid, refunded)
      .when((order) => refuseRefund(order, 'BAD_REQUEST_ERROR', AT))
      .thenNothing();
  });
});
