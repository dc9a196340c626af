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
import {
  requestCorrectedEdition,
  failGeneration,
  recordStep,
  recoverLostJob,
  restartAfterOutage,
  retryGeneration,
} from './decide.ts';
import type { OrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';

describe('steps of a report', () => {
  const generationFailed = {
    type: 'GenerationFailed',
    data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: NOW },
  } as const;
  it('steps are recorded in order', () => {
    given(...paidOrderEvents)
      .when((order) => recordStep(order, chartComputedEvent))
      .then(chartComputedEvent);
    given(...paidOrderEvents, chartComputedEvent)
      .when((order) => recordStep(order, reportWrittenEvent))
      .then(reportWrittenEvent);
    given(...paidOrderEvents, chartComputedEvent, reportWrittenEvent)
      .when((order) => recordStep(order, reportRenderedEvent))
      .then(reportRenderedEvent);
    given(...paidOrderEvents, chartComputedEvent, reportWrittenEvent, reportRenderedEvent)
      .when((order) => recordStep(order, reportEmailSentEvent))
      .then(reportEmailSentEvent);
  });
  it('a step is recorded once when its job runs twice', () => {
    given(
      ...paidOrderEvents,
      chartComputedEvent,
      reportWrittenEvent,
      reportRenderedEvent,
      reportEmailSentEvent,
    )
      .when((order) => recordStep(order, reportRenderedEvent))
      .thenNothing();
    given(
      ...paidOrderEvents,
      chartComputedEvent,
      reportWrittenEvent,
      reportRenderedEvent,
      reportEmailSentEvent,
    )
      .when((order) => recordStep(order, reportEmailSentEvent))
      .thenNothing();
  });
  it('a bounced e-mail is recorded once when its job runs twice', () => {
    const emailBounced = {
      type: 'ReportEmailBounced',
      data: { edition: 1, reason: 'the mail server rejected the address', at: NOW },
    } as const;
    given(...paidOrderEvents, reportRenderedEvent)
      .when((order) => recordStep(order, emailBounced))
      .then(emailBounced);
    given(...paidOrderEvents, reportRenderedEvent, emailBounced)
      .when((order) => recordStep(order, emailBounced))
      .thenNothing();
  });
  it('a step is not recorded after a later step', () => {
    given(...paidOrderEvents, reportRenderedEvent)
      .when((order) => recordStep(order, chartComputedEvent))
      .thenNothing();
    given(...paidOrderEvents, reportRenderedEvent)
      .when((order) => recordStep(order, reportWrittenEvent))
      .thenNothing();
  });
  it('a step of another edition is not recorded', () => {
    const otherEdition = { ...chartComputedEvent, data: { ...chartComputedEvent.data, edition: 2 } };
    given(...paidOrderEvents)
      .when((order) => recordStep(order, otherEdition))
      .thenNothing();
  });
  it('a failed report can be retried by support, a report in progress cannot', () => {
    given(...paidOrderEvents, chartComputedEvent)
      .when((order) => failGeneration(order, 'printing', 'TimeoutError', NOW))
      .then(generationFailed);
    given(...paidOrderEvents, chartComputedEvent, generationFailed)
      .when((order) => retryGeneration(order, NOW))
      .then({
        type: 'GenerationRequested',
        data: { edition: 1, birthId: 'birth-1', attempt: 2, cause: 'support', at: NOW },
      });
    given(...paidOrderEvents)
      .when((order) => retryGeneration(order, NOW))
      .thenRejected('not-failed');
  });
  it('a retry keeps the due time and the recorded steps', () => {
    const nextAttempt = {
      type: 'GenerationRequested',
      data: { edition: 1, birthId: 'birth-1', attempt: 2, cause: 'support', at: '2026-11-21T09:00:00.000Z' },
    } as const;
    expect(
      foldOrder([...paidOrderEvents, chartComputedEvent, generationFailed, nextAttempt])!.report,
    ).toMatchObject({
      status: 'queued',
      attempt: 2,
      computedAt: NOW,
      requestedAt: NOW,
      dueBy: '2026-11-21T15:00:00.000Z',
    });
  });
});

describe('report with a lost job', () => {
  const inProgressEvents = [...paidOrderEvents, chartComputedEvent] as const;
  const createGenerationRequested = (attempt: number, cause: 'recovery' | 'support') =>
    ({
      type: 'GenerationRequested',
      data: { edition: 1, birthId: 'birth-1', attempt, cause, at: NOW },
    }) as const;
  it('a report with a lost job is restarted automatically or by support', () => {
    given(...inProgressEvents)
      .when((order) => recoverLostJob(order, 1, NOW))
      .then(createGenerationRequested(2, 'recovery'));
    given(...inProgressEvents)
      .when((order) => retryGeneration(order, NOW, { isJobLost: true }))
      .then(createGenerationRequested(2, 'support'));
  });
  it('a lost job is ignored when a newer attempt exists or the report is ready', () => {
    given(...inProgressEvents, createGenerationRequested(2, 'support'))
      .when((order) => recoverLostJob(order, 1, NOW))
      .thenNothing();
    given(...inProgressEvents, reportWrittenEvent, reportRenderedEvent)
      .when((order) => recoverLostJob(order, 1, NOW))
      .thenNothing();
  });
  it('a report fails when the job of its fourth attempt is lost', () => {
    given(...inProgressEvents, createGenerationRequested(4, 'recovery'))
      .when((order) => recoverLostJob(order, 4, NOW))
      .then({
        type: 'GenerationFailed',
        data: { edition: 1, attempt: 4, step: 'worker', reason: 'JobLost', at: NOW },
      });
  });
});

describe('a failed report after an outage', () => {
  const createFailure = (step: string, attempt = 1): OrderEvent => ({
    type: 'GenerationFailed',
    data: { edition: 1, attempt, step, reason: 'Error', at: NOW },
  });
  const createRequest = (attempt: number): OrderEvent => ({
    type: 'GenerationRequested',
    data: { edition: 1, birthId: 'birth-1', attempt, cause: 'recovery', at: NOW },
  });
  it.each(['printing', 'storing'] as const)('starts again when it failed in the step %s', (step) => {
    given(...paidOrderEvents, createFailure(step))
      .when((order) => restartAfterOutage(order, step, NOW))
      .then(createRequest(2));
  });
  it('waits when it failed in another step', () => {
    given(...paidOrderEvents, createFailure('printing'))
      .when((order) => restartAfterOutage(order, 'storing', NOW))
      .thenNothing();
  });
  it('starts once: the next attempt is no failed report', () => {
    given(...paidOrderEvents, createFailure('storing'), createRequest(2))
      .when((order) => restartAfterOutage(order, 'storing', NOW))
      .thenNothing();
  });
  it('is restarted after a lost job as often as before the failure', () => {
    const restarted = [createRequest(4), createFailure('storing', 4), createRequest(5)];
    given(...paidOrderEvents, ...restarted)
      .when((order) => recoverLostJob(order, 5, NOW))
      .then(createRequest(6));
  });
  it('waits for support after twenty attempts', () => {
    given(...paidOrderEvents, createRequest(20), createFailure('storing', 20))
      .when((order) => restartAfterOutage(order, 'storing', NOW))
      .thenNothing();
  });
});

describe('correction of the birth details', () => {
  const readyEvents = [
    ...paidOrderEvents,
    chartComputedEvent,
    reportWrittenEvent,
    reportRenderedEvent,
  ] as const;
  const correctionEvents = [
    { type: 'EditionSuperseded', data: { edition: 1, at: NOW } },
    { type: 'BirthDetailsCorrected', data: { edition: 2, birthId: 'birth-2', at: NOW } },
    {
      type: 'GenerationRequested',
      data: { edition: 2, birthId: 'birth-2', attempt: 1, cause: 'correction', at: NOW },
    },
  ] as const;
  it('a correction supersedes the edition and requests the next one', () => {
    given(...readyEvents, reportEmailSentEvent)
      .when((order) => requestCorrectedEdition(order, 'birth-2', NOW))
      .then(...correctionEvents);
  });
  it('a correction keeps the superseded file and starts a new edition with a new due time', () => {
    const order = foldOrder([...readyEvents, reportEmailSentEvent, ...correctionEvents])!;
    expect(order.supersededEditions).toEqual([
      {
        edition: 1,
        birthId: 'birth-1',
        sha256: 'a'.repeat(64),
        bytes: 300_000,
        pages: 12,
        readyAt: NOW,
        supersededAt: NOW,
      },
    ]);
    expect(order.report).toEqual({
      status: 'queued',
      edition: 2,
      attempt: 1,
      requestedAt: NOW,
      dueBy: '2026-11-21T15:00:00.000Z',
    });
  });
  it('a correction is accepted until seven days after the report is ready and rejected later', () => {
    given(...readyEvents)
      .when((order) => requestCorrectedEdition(order, 'birth-2', '2026-11-28T03:00:00.001Z'))
      .thenRejected('correction-expired');
    expect(
      requestCorrectedEdition(foldOrder([...readyEvents])!, 'birth-2', '2026-11-28T03:00:00.000Z'),
    ).toHaveLength(3);
  });
  it('a second correction is rejected while the new edition is in progress', () => {
    given(...readyEvents, ...correctionEvents)
      .when((order) => requestCorrectedEdition(order, 'birth-3', NOW))
      .thenRejected('already-corrected');
  });
  it('a correction before the first edition is ready is rejected', () => {
    given(...paidOrderEvents, chartComputedEvent)
      .when((order) => requestCorrectedEdition(order, 'birth-2', NOW))
      .thenRejected('not-ready');
  });
  it('a correction of a refunded order is rejected', () => {
    const paymentRefunded = {
      type: 'PaymentRefunded',
      data: { gatewayRefundId: 'rfnd_1', amountPaise: 99_900, at: NOW },
    } as const;
    given(...readyEvents, paymentRefunded)
      .when((order) => requestCorrectedEdition(order, 'birth-2', NOW))
      .thenRejected('refunded');
  });
  it('an e-mail of the superseded edition is not recorded after a correction', () => {
    given(...readyEvents, ...correctionEvents)
      .when((order) => recordStep(order, reportEmailSentEvent))
      .thenNothing();
  });
});
