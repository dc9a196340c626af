import { describe, expect, it } from 'vitest';
import { given } from './decider-spec-fixture.ts';
import {
  NOW,
  chartComputedEvent,
  reportEmailSentEvent,
  paidOrderEvents,
  reportRenderedEvent,
  reportWrittenEvent,
} from '#src/orders/testing.ts';
import { recordStep } from './decide.ts';
import { OrderEvent } from './events.ts';
import { recordEmailFailure } from './report-email-commands.ts';
import { getAttentionReason } from './attention-reason.ts';
import { foldOrder } from './evolve.ts';
import { checkSla } from './delivery-sla.ts';
import {
  requestResendBySupport,
  listRecentResendTimes,
  recordResendResult,
  requestResend,
} from './report-email-commands.ts';

const renderedEvents: OrderEvent[] = [
  ...paidOrderEvents,
  chartComputedEvent,
  reportWrittenEvent,
  reportRenderedEvent,
];
const firstFailure = { edition: 1, reason: 'sender-rejected', at: NOW } as const;
const emailFailed: OrderEvent = { type: 'ReportEmailFailed', data: firstFailure };
const createResendRequested = (resendNumber: number): OrderEvent => ({
  type: 'ReportEmailResendRequested',
  data: { edition: 1, resendNumber, at: NOW },
});
const createResendFailed = (resendNumber: number): OrderEvent => ({
  type: 'ReportEmailResendFailed',
  data: { ...firstFailure, resendNumber },
});
const createResent = (resendNumber: number) =>
  ({ type: 'ReportEmailResent', data: { edition: 1, resendNumber, messageId: '<x>', at: NOW } }) as const;
const resendBounced = {
  type: 'ReportEmailResendBounced',
  data: { edition: 1, resendNumber: 1, reason: 'address rejected', at: NOW },
} as const;
const correctionRequest = { birthId: 'birth-2', attempt: 1, cause: 'correction', at: NOW } as const;
const refundRequested: OrderEvent = {
  type: 'RefundRequested',
  data: { cause: 'support', amountPaise: 99_900, at: NOW },
};

const getAttentionReasonAfter = (...events: OrderEvent[]) => getAttentionReason(foldOrder(events)!);

describe('failure of the first report e-mail', () => {
  it('a failed e-mail is recorded once, and not after delivery, a refund request or a newer edition', () => {
    const recordFailure = (order: Parameters<typeof recordEmailFailure>[0]) =>
      recordEmailFailure(order, firstFailure);
    given(...renderedEvents)
      .when(recordFailure)
      .then(emailFailed);
    for (const laterEvents of [
      [emailFailed],
      [reportEmailSentEvent],
      [refundRequested],
      [emailFailed, createResendRequested(1)],
    ])
      given(...renderedEvents, ...laterEvents)
        .when(recordFailure)
        .thenNothing();
    given(...renderedEvents)
      .when((order) => recordEmailFailure(order, { ...firstFailure, edition: 2 }))
      .thenNothing();
  });

  it('an order with a failed e-mail keeps its file, shows a note and needs attention', () => {
    const order = foldOrder([...renderedEvents, emailFailed])!;
    expect(order.report).toMatchObject({
      status: 'ready',
      note: 'email-failed',
    });
    expect(getAttentionReason(order)).toBe('email-failed');
    expect(getAttentionReasonAfter(...renderedEvents, emailFailed, refundRequested)).toBeUndefined();
  });

  it('a resend clears the failure, and a second resend is rejected while it is pending', () => {
    expect(listRecentResendTimes(foldOrder(renderedEvents)!)).toBeUndefined();
    expect(listRecentResendTimes(foldOrder([...renderedEvents, emailFailed])!)).toEqual([]);
    given(...renderedEvents, emailFailed)
      .when((order) => requestResend(order, NOW))
      .then(createResendRequested(1));
    given(...renderedEvents, emailFailed, createResendRequested(1))
      .when((order) => requestResend(order, NOW))
      .thenRejected('email-pending');
    expect(
      foldOrder([...renderedEvents, emailFailed, createResendRequested(1)])!.report.note,
    ).toBeUndefined();
    expect(getAttentionReasonAfter(...renderedEvents, emailFailed, createResendRequested(1))).toBeUndefined();
  });

  it('a later delivery, of the first e-mail or a resend, clears the failure', () => {
    for (const successEvents of [[reportEmailSentEvent], [createResendRequested(1), createResent(1)]]) {
      const order = foldOrder([...renderedEvents, emailFailed, ...successEvents])!;
      expect(order.report).toMatchObject({ status: 'delivered', note: undefined });
      expect(getAttentionReason(order)).toBeUndefined();
    }
    given(...renderedEvents, emailFailed)
      .when((order) => recordStep(order, reportEmailSentEvent))
      .then(reportEmailSentEvent);
  });

  it('a bounced resend replaces the failure: no attention is needed', () => {
    const order = foldOrder([...renderedEvents, emailFailed, createResendRequested(1), resendBounced])!;
    expect(order.report.note).toBe('email-bounced');
    expect(getAttentionReason(order)).toBeUndefined();
    expect(listRecentResendTimes(order)).toEqual([NOW]);
  });

  it('a failed e-mail causes no SLA event, before or after an earlier breach', () => {
    const slaBreached: OrderEvent = { type: 'DeliverySlaBreached', data: { edition: 1, at: NOW } };
    for (const earlierEvents of [[], [slaBreached]])
      given(
        ...paidOrderEvents,
        ...earlierEvents,
        chartComputedEvent,
        reportWrittenEvent,
        reportRenderedEvent,
        emailFailed,
      )
        .when((order) => checkSla(order, '2026-11-30T03:00:00.000Z'))
        .thenNothing();
  });
});

describe('failure of a resend', () => {
  const recordFailure = (resendNumber: number) => (order: Parameters<typeof recordEmailFailure>[0]) =>
    recordEmailFailure(order, { ...firstFailure, resendNumber });

  it('a failed resend is recorded once', () => {
    given(...renderedEvents, reportEmailSentEvent, createResendRequested(1))
      .when(recordFailure(1))
      .then(createResendFailed(1));
    for (const laterEvents of [
      [],
      [createResendRequested(1), createResendFailed(1)],
      [createResendRequested(1), createResent(1)],
      [createResendRequested(1), refundRequested],
    ])
      given(...renderedEvents, reportEmailSentEvent, ...laterEvents)
        .when(recordFailure(1))
        .thenNothing();
    given(...renderedEvents, reportEmailSentEvent, createResendRequested(1), createResendFailed(1))
      .when((order) => recordResendResult(order, resendBounced))
      .thenNothing();
  });

  it('a failed resend of a superseded edition is ignored', () => {
    const correctionEvents: OrderEvent[] = [
      { type: 'EditionSuperseded', data: { edition: 1, at: NOW } },
      { type: 'GenerationRequested', data: { ...correctionRequest, edition: 2 } },
    ];
    for (const edition of [1, 2])
      given(...renderedEvents, reportEmailSentEvent, createResendRequested(1), ...correctionEvents)
        .when((order) => recordEmailFailure(order, { ...firstFailure, edition, resendNumber: 1 }))
        .thenNothing();
  });

  it('a failed resend of a delivered report needs attention until a later resend succeeds', () => {
    const order = foldOrder([
      ...renderedEvents,
      reportEmailSentEvent,
      createResendRequested(1),
      createResendFailed(1),
    ])!;
    expect(order.report).toMatchObject({ status: 'delivered', deliveredAt: NOW });
    expect(order.report.note).toBe('email-failed');
    expect(getAttentionReason(order)).toBe('email-failed');
    const afterResend = foldOrder([
      ...renderedEvents,
      reportEmailSentEvent,
      createResendRequested(1),
      createResendFailed(1),
      createResendRequested(2),
      createResent(2),
    ])!;
    expect(afterResend.report.note).toBeUndefined();
    expect(getAttentionReason(afterResend)).toBeUndefined();
  });

  it('only the latest resend counts as failed, and the success of an earlier one clears it', () => {
    const twoResends = [
      ...renderedEvents,
      reportEmailSentEvent,
      createResendRequested(1),
      createResendRequested(2),
    ];
    expect(getAttentionReasonAfter(...twoResends, createResendFailed(1))).toBeUndefined();
    expect(getAttentionReasonAfter(...twoResends, createResendFailed(2))).toBe('email-failed');
    expect(getAttentionReasonAfter(...twoResends, createResendFailed(2), createResent(1))).toBeUndefined();
  });
});

describe('resend by support', () => {
  const resendBySupport: OrderEvent = {
    type: 'ReportEmailResendRequested',
    data: { edition: 1, resendNumber: 1, requestedBy: 'support', at: NOW },
  };

  it('support can resend only a failed e-mail', () => {
    given(...renderedEvents, emailFailed)
      .when((order) => requestResendBySupport(order, NOW))
      .then(resendBySupport);
    for (const otherEvents of [
      renderedEvents,
      [...renderedEvents, reportEmailSentEvent],
      [...renderedEvents, emailFailed, resendBySupport],
    ])
      given(...otherEvents)
        .when((order) => requestResendBySupport(order, NOW))
        .thenRejected('email-not-failed');
    given(...renderedEvents, emailFailed, refundRequested)
      .when((order) => requestResendBySupport(order, NOW))
      .thenRejected('refunded');
  });

  it('a resend by support does not count against the daily quota of the member', () => {
    expect(
      listRecentResendTimes(foldOrder([...renderedEvents, emailFailed, resendBySupport, createResent(1)])!),
    ).toEqual([]);
  });
});

it('the ledger accepts only a failure class as reason, never the reply of a mail server', () => {
  const withServerReply = {
    ...emailFailed,
    data: { ...firstFailure, reason: '550 asha@example.in is blocked' },
  };
  expect(OrderEvent.safeParse(emailFailed).success).toBe(true);
  expect(OrderEvent.safeParse(withServerReply).success).toBe(false);
});
