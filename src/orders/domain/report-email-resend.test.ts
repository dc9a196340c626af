import { describe, expect, it } from 'vitest';
import { given } from './decider-spec-fixture.ts';
import {
  NOW,
  paymentCapturedEvent,
  chartComputedEvent,
  birthDetailsFrozenEvent,
  generationRequestedEvent,
  reportEmailSentEvent,
  paidOrderEvents,
  createOrderPlacedEvent,
  reportRenderedEvent,
  paymentRequestedEvent,
  reportWrittenEvent,
} from '#src/orders/testing.ts';
import type { OrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';
import {
  listRecentResendTimes,
  getResendQuota,
  recordResendResult,
  requestResend,
} from './report-email-commands.ts';

describe('resend of a report e-mail', () => {
  const deliveredEvents = [
    createOrderPlacedEvent(),
    birthDetailsFrozenEvent,
    paymentRequestedEvent,
    paymentCapturedEvent,
    generationRequestedEvent,
    chartComputedEvent,
    reportWrittenEvent,
    reportRenderedEvent,
    reportEmailSentEvent,
  ] as const;
  const createResendRequested = (resendNumber: number, at = NOW) =>
    ({ type: 'ReportEmailResendRequested', data: { edition: 1, resendNumber, at } }) as const;
  const reportEmailResent = {
    type: 'ReportEmailResent',
    data: { edition: 1, resendNumber: 1, messageId: '<x>', at: NOW },
  } as const;
  it('a fourth resend within 24 hours is rejected, and accepted 24 hours after the first', () => {
    given(...deliveredEvents)
      .when((order) => requestResend(order, NOW))
      .then(createResendRequested(1));
    const threeResends = [
      ...deliveredEvents,
      createResendRequested(1),
      createResendRequested(2, '2026-11-21T10:00:00.000Z'),
      createResendRequested(3, '2026-11-21T11:00:00.000Z'),
    ];
    given(...threeResends)
      .when((order) => requestResend(order, '2026-11-22T02:59:59.999Z'))
      .thenRejected('resend-limit');
    given(...threeResends)
      .when((order) => requestResend(order, '2026-11-22T03:00:00.000Z'))
      .then(createResendRequested(4, '2026-11-22T03:00:00.000Z'));
  });
  it('the quota contains the number of remaining resends and the time of the next possible one', () => {
    const times = ['2026-11-21T03:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'];
    expect(getResendQuota([], NOW)).toEqual({ remaining: 3 });
    expect(getResendQuota(times.slice(0, 1), times[1]!)).toEqual({ remaining: 2 });
    expect(getResendQuota(times, times[2]!)).toEqual({
      remaining: 0,
      availableAt: '2026-11-22T03:00:00.000Z',
    });
    expect(getResendQuota(times, '2026-11-22T03:00:00.000Z')).toEqual({ remaining: 1 });
    expect(getResendQuota(times, '2026-11-23T03:00:00.000Z')).toEqual({ remaining: 3 });
  });
  it('a resend is offered after the first e-mail has an outcome, and not after a refund request', () => {
    const refundRequested: OrderEvent = {
      type: 'RefundRequested',
      data: { cause: 'support', amountPaise: 99_900, at: NOW },
    };
    expect(listRecentResendTimes(foldOrder(paidOrderEvents)!)).toBeUndefined();
    expect(listRecentResendTimes(foldOrder(deliveredEvents.slice(0, -1))!)).toBeUndefined();
    expect(listRecentResendTimes(foldOrder([...deliveredEvents])!)).toEqual([]);
    expect(listRecentResendTimes(foldOrder([...deliveredEvents, createResendRequested(1)])!)).toEqual([NOW]);
    expect(
      listRecentResendTimes(foldOrder([...deliveredEvents, createResendRequested(1), refundRequested])!),
    ).toBeUndefined();
  });
  it('a resend is rejected before the report is ready and while the first e-mail is pending', () => {
    given(...paidOrderEvents)
      .when((order) => requestResend(order, NOW))
      .thenRejected('not-ready');
    given(...deliveredEvents.slice(0, -1))
      .when((order) => requestResend(order, NOW))
      .thenRejected('email-pending');
  });
  it('a resend delivers a report whose first e-mail bounced', () => {
    const reportEmailBounced = {
      type: 'ReportEmailBounced',
      data: { edition: 1, reason: 'address rejected', at: NOW },
    } as const;
    const events = [...deliveredEvents.slice(0, -1), reportEmailBounced, createResendRequested(1)] as const;
    given(...events.slice(0, -1))
      .when((order) => requestResend(order, NOW))
      .then(createResendRequested(1));
    expect(foldOrder([...events, reportEmailResent])!.report).toMatchObject({
      status: 'delivered',
      deliveredAt: NOW,
      note: undefined,
    });
  });
  it('the result of a resend is recorded once, and only for a requested resend', () => {
    given(...deliveredEvents, createResendRequested(1))
      .when((order) => recordResendResult(order, reportEmailResent))
      .then(reportEmailResent);
    given(...deliveredEvents, createResendRequested(1), reportEmailResent)
      .when((order) => recordResendResult(order, reportEmailResent))
      .thenNothing();
    given(...deliveredEvents)
      .when((order) => recordResendResult(order, reportEmailResent))
      .thenNothing();
  });
});
