/** Property tests: invariants of every event stream that random commands can produce. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import {
  NOW,
  chartComputedEvent,
  reportEmailSentEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  reportRenderedEvent,
  reportWrittenEvent,
} from '#src/orders/testing.ts';
import * as decide from './decide.ts';
import * as payment from './payment-commands.ts';
import type { OrderEvent } from './events.ts';
import { recordEmailFailure } from './report-email-commands.ts';
import { sumRefundedPaise, computeRefundablePaise } from './refund-amounts.ts';
import { getAttentionReason } from './attention-reason.ts';
import { evolve, foldOrder } from './evolve.ts';
import { isAwaitingPaidDetails, isRefunding, type Order } from './order-state.ts';
import { checkSla } from './delivery-sla.ts';
import {
  recordRefundFailure,
  recordPaymentRefund,
  recordRefundRejection,
  requestRefund,
} from './refund-commands.ts';
import { requestResendBySupport, listRecentResendTimes, requestResend } from './report-email-commands.ts';

type Command = (order: Order, at: string) => OrderEvent[];

const recordReportStep = (event: decide.StepEvent) => (order: Order, at: string) => {
  const data = { ...event.data, edition: order.report.edition, at };
  return decide.recordStep(order, { ...event, data } as decide.StepEvent);
};

const createRefundId = ({ refunds }: Order) => `rfnd_${refunds.length + 1}`;
const findLastRefundId = ({ refunds }: Order) => refunds.at(-1)?.refundId ?? 'rfnd_1';

const COMMANDS: Record<string, Command> = {
  'request payment': (order) => payment.requestPayment(order, 'order_A'),
  'capture, reported by return': (order, at) =>
    payment.capturePayment(order, createCapturedPayment({ at }), { source: 'checkout' }),
  'capture, reported by webhook': (order, at) =>
    payment.capturePayment(order, createCapturedPayment({ at }), { source: 'webhook' }),
  'capture a duplicate': (order) =>
    payment.capturePayment(order, createCapturedPayment({ gatewayPaymentId: 'pay_B' }), {
      source: 'webhook',
    }),
  'freeze birth details': (order, at) => decide.freezeBirthDetails(order, 'birth-1', at),
  compute: recordReportStep(chartComputedEvent),
  write: recordReportStep(reportWrittenEvent),
  render: recordReportStep(reportRenderedEvent),
  email: recordReportStep(reportEmailSentEvent),
  fail: (order, at) => decide.failGeneration(order, 'printing', 'TimeoutError', at),
  retry: (order, at) => decide.retryGeneration(order, at),
  recover: (order, at) => decide.recoverLostJob(order, order.report.attempt, at),
  correct: (order, at) => decide.requestCorrectedEdition(order, `birth-${order.report.edition + 1}`, at),
  'request resend': requestResend,
  'request resend by support': requestResendBySupport,
  'fail the e-mail': (order, at) =>
    recordEmailFailure(order, { edition: order.report.edition, reason: 'sender-rejected', at }),
  'fail the last resend': (order, at) => {
    const { edition } = order.report;
    return recordEmailFailure(order, { edition, resendNumber: order.resends.length, reason: 'deferred', at });
  },
  'request refund by support': (order, at) => requestRefund(order, 'support', at),
  'request refund by member': (order, at) => requestRefund(order, 'member', at),
  'check the SLA': checkSla,
  'record a full refund': (order, at) =>
    recordPaymentRefund(
      order,
      { gatewayRefundId: createRefundId(order), amountPaise: computeRefundablePaise(order) },
      at,
    ),
  'record a partial refund': (order, at) =>
    recordPaymentRefund(order, { gatewayRefundId: createRefundId(order), amountPaise: 30_000 }, at),
  'record the last refund again': (order, at) =>
    recordPaymentRefund(order, { gatewayRefundId: findLastRefundId(order), amountPaise: 30_000 }, at),
  'fail the last refund': (order, at) =>
    recordRefundFailure(
      order,
      {
        gatewayPaymentId: order.gatewayPaymentId ?? 'none',
        gatewayRefundId: findLastRefundId(order),
        amountPaise: order.refunds.at(-1)?.amountPaise ?? 0,
      },
      at,
    ),
  'reject the refund': (order, at) => recordRefundRejection(order, 'BAD_REQUEST_ERROR', at),
  expire: payment.expireOrder,
  cancel: (order, at) => payment.cancelUnpaidOrder(order, 'account-deletion', at),
};

type TimedCommand = { command: string; hours: number };

function runCommands(steps: TimedCommand[]): { events: OrderEvent[]; order: Order } {
  const events: OrderEvent[] = [createOrderPlacedEvent()];
  let order = foldOrder(events)!;
  let time = Date.parse(NOW);
  for (const { command, hours } of steps) {
    time += hours * HOUR_MS;
    try {
      const newEvents = COMMANDS[command]!(order, new Date(time).toISOString());
      events.push(...newEvents);
      order = newEvents.reduce(evolve, order);
    } catch (error) {
      // A broken rule is an expected outcome; any other error is a bug.
      if (!(error instanceof decide.OrderRuleError)) throw error;
    }
  }
  return { events, order };
}

const randomSteps = fc.array(
  fc.record({
    command: fc.constantFrom(...Object.keys(COMMANDS)),
    hours: fc.constantFrom(0, 0, 1, 7, 30, 100),
  }),
  { maxLength: 60 },
);
const DELIVERED_STEPS: TimedCommand[] = [
  'freeze birth details',
  'request payment',
  'capture, reported by webhook',
  'compute',
  'write',
  'render',
  'email',
].map((command) => ({ command, hours: 0 }));
/** Paid and not rendered: these orders can breach the SLA. */
const PAID_STEPS = DELIVERED_STEPS.slice(0, 3);
/** Rendered, and the e-mail fails. */
const EMAIL_FAILED_STEPS = [
  ...DELIVERED_STEPS.slice(0, -1),
  ...['fail the e-mail', 'request resend'].map((command) => ({ command, hours: 0 })),
];
/** Three of four histories have a fixed start, so that later states are reached. */
const histories = fc.oneof(
  randomSteps,
  randomSteps.map((laterSteps) => [...DELIVERED_STEPS, ...laterSteps]),
  randomSteps.map((laterSteps) => [...PAID_STEPS, ...laterSteps]),
  randomSteps.map((laterSteps) => [...EMAIL_FAILED_STEPS, ...laterSteps]),
);

const countEvents = (events: OrderEvent[], type: string) =>
  events.filter((event) => event.type.startsWith(type)).length;

it('an order is captured and corrected at most once, refunded once unless a refund failed, and each edition is rendered once', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { events, order } = runCommands(history);
      expect(countEvents(events, 'PaymentCaptured')).toBeLessThanOrEqual(1);
      expect(countEvents(events, 'PaymentRefunded')).toBeLessThanOrEqual(
        countEvents(events, 'PaymentCaptured') + countEvents(events, 'RefundFailed'),
      );
      expect(countEvents(events, 'BirthDetailsCorrected')).toBeLessThanOrEqual(1);
      expect(countEvents(events, 'EditionSuperseded')).toBe(order.supersededEditions.length);
      const renderedEditions = events.flatMap((event) =>
        event.type === 'ReportRendered' ? [event.data.edition] : [],
      );
      expect(new Set(renderedEditions).size).toBe(renderedEditions.length);
    }),
    { numRuns: 2000 },
  );
});

it('no report is generated before payment, and an edition is superseded only within seven days', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { events, order } = runCommands(history);
      const captureIndex = events.findIndex(({ type }) => type.startsWith('PaymentCaptured'));
      const generationIndex = events.findIndex(({ type }) => type === 'GenerationRequested');
      if (generationIndex >= 0) expect(captureIndex).toBeGreaterThanOrEqual(0);
      if (generationIndex >= 0) expect(generationIndex).toBeGreaterThan(captureIndex);
      for (const { readyAt, supersededAt } of order.supersededEditions)
        expect(Date.parse(supersededAt) - Date.parse(readyAt)).toBeLessThanOrEqual(7 * 24 * HOUR_MS);
    }),
    { numRuns: 2000 },
  );
});

it('after a refund request no report is generated, corrected or resent', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { events, order } = runCommands(history);
      const refundIndex = events.findIndex(
        ({ type }) => type === 'RefundRequested' || type === 'PaymentRefunded',
      );
      expect(isRefunding(order.status)).toBe(refundIndex >= 0);
      if (refundIndex < 0) return;
      const laterTypes = events.slice(refundIndex + 1).map(({ type }) => type);
      for (const type of ['GenerationRequested', 'BirthDetailsCorrected', 'ReportEmailResendRequested'])
        expect(laterTypes).not.toContain(type);
      const expectedPaise =
        order.status === 'refunded' ? order.amountPaidPaise : computeRefundablePaise(order);
      expect(order.refund!.amountPaise).toBe(expectedPaise);
    }),
    { numRuns: 2000 },
  );
});

it('the refunded amount is the sum of completed refunds, each counted once, between zero and the amount paid', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { events, order } = runCommands(history);
      const refundAmounts = new Map<string, number>();
      for (const { type, data } of events)
        if (type === 'PaymentRefunded' || type === 'PaymentPartiallyRefunded')
          refundAmounts.set(data.gatewayRefundId, data.amountPaise);
        else if (type === 'RefundFailed') refundAmounts.delete(data.gatewayRefundId);
      const sum = [...refundAmounts.values()].reduce((total, amount) => total + amount, 0);
      const amountPaidPaise = order.amountPaidPaise ?? 0;
      expect(sumRefundedPaise(order)).toBe(Math.min(sum, amountPaidPaise));
      expect(computeRefundablePaise(order)).toBeGreaterThanOrEqual(0);
      expect(order.status === 'refunded').toBe(amountPaidPaise > 0 && computeRefundablePaise(order) === 0);
      expect(new Set(order.refunds.map(({ refundId }) => refundId)).size).toBe(order.refunds.length);
    }),
    { numRuns: 2000 },
  );
});

it('each edition is delayed and breaches the SLA at most once; without support a refund is requested only after a breach, or while birth details are missing', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { events } = runCommands(history);
      const listEditions = (type: string) =>
        events.flatMap((event) =>
          event.type === type && 'edition' in event.data ? [event.data.edition] : [],
        );
      for (const type of ['DeliveryDelayed', 'DeliverySlaBreached'])
        expect(new Set(listEditions(type)).size, type).toBe(listEditions(type).length);
      const refundIndex = events.findIndex(
        (event) =>
          event.type === 'RefundRequested' && !['support', 'order-cancelled'].includes(event.data.cause),
      );
      const earlierTypes = events.slice(0, Math.max(refundIndex, 0)).map(({ type }) => type);
      if (refundIndex < 0 || earlierTypes.includes('RefundRejected')) return;
      if (isAwaitingPaidDetails(foldOrder(events.slice(0, refundIndex))!)) return;
      expect(earlierTypes).toContain('DeliverySlaBreached');
      expect(earlierTypes).not.toContain('ReportRendered');
    }),
    { numRuns: 2000 },
  );
});

it('a member requests at most three resends within 24 hours', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { resends } = runCommands(history).order;
      const requestTimes = resends.filter(({ requestedBy }) => !requestedBy).map(({ at }) => Date.parse(at));
      for (const [i, at] of requestTimes.entries())
        if (i >= 3) expect(at - requestTimes[i - 3]!).toBeGreaterThanOrEqual(24 * HOUR_MS);
    }),
    { numRuns: 2000 },
  );
});

it('an order with a failed e-mail has its file and allows a resend', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { order } = runCommands(history);
      if (getAttentionReason(order) !== 'email-failed') return;
      expect(order.report).toMatchObject({ file: {}, note: 'email-failed' });
      expect(listRecentResendTimes(order)).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});

it('random histories reach second editions, refunds and failures, so that the properties are exercised', () => {
  const runs = fc.sample(histories, { numRuns: 4000, seed: 21 }).map(runCommands);
  const countRunsWith = (type: string) => runs.filter(({ events }) => countEvents(events, type) > 0).length;
  for (const type of [
    'BirthDetailsCorrected',
    'PaymentRefunded',
    'PaymentPartiallyRefunded',
    'RefundFailed',
    'RefundRequested',
    'DeliveryDelayed',
    'DeliverySlaBreached',
    'ReportEmailResendRequested',
    'ReportEmailFailed',
    'ReportEmailResendFailed',
    'DuplicatePaymentDetected',
  ])
    expect(countRunsWith(type), type).toBeGreaterThan(10);
  expect(runs.some(({ order }) => order.report.edition === 2 && order.report.deliveredAt)).toBe(true);
});
