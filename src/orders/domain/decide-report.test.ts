import { describe, expect, it } from 'vitest';
import { given } from './decider-spec-fixture.ts';
import {
  AT,
  chartComputed,
  reportEmailSent,
  paidEvents,
  reportRendered,
  reportWritten,
} from '#src/orders/testing.ts';
import {
  requestCorrectedEdition,
  failGeneration,
  recordStep,
  restartLostGeneration,
  retryGeneration,
} from './decide.ts';
import { foldOrder } from './evolve.ts';

describe('steps of a report', () => {
  const inProgress = paidEvents;
  it('steps are recorded in order', () => {
    given(...inProgress)
      .when((order) => recordStep(order, chartComputed))
      .then(chartComputed);
    given(...inProgress, chartComputed)
      .when((order) => recordStep(order, reportWritten))
      .then(reportWritten);
    given(...inProgress, chartComputed, reportWritten)
      .when((order) => recordStep(order, reportRendered))
      .then(reportRendered);
    given(...inProgress, chartComputed, reportWritten, reportRendered)
      .when((order) => recordStep(order, reportEmailSent))
      .then(reportEmailSent);
  });
  it('a step is recorded once when its job runs twice', () => {
    given(...inProgress, chartComputed, reportWritten, reportRendered, reportEmailSent)
      .when((order) => recordStep(order, reportRendered))
      .thenNothing();
    given(...inProgress, chartComputed, reportWritten, reportRendered, reportEmailSent)
      .when((order) => recordStep(order, reportEmailSent))
      .thenNothing();
  });
  it('a step before a recorded later step is not recorded', () => {
    given(...inProgress, reportRendered)
      .when((order) => recordStep(order, chartComputed))
      .thenNothing();
    given(...inProgress, reportRendered)
      .when((order) => recordStep(order, reportWritten))
      .thenNothing();
  });
  it('a step of another edition is not recorded', () => {
    const otherEdition = { ...chartComputed, data: { ...chartComputed.data, edition: 2 } };
    given(...inProgress)
      .when((order) => recordStep(order, otherEdition))
      .thenNothing();
  });
  it('a failed report can be retried by support, a report in progress cannot', () => {
    const failed = {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: AT },
    } as const;
    given(...inProgress, chartComputed)
      .when((order) => failGeneration(order, 'printing', 'TimeoutError', AT))
      .then(failed);
    given(...inProgress, chartComputed, failed)
      .when((order) => retryGeneration(order, AT))
      .then({
        type: 'GenerationRequested',
        data: { edition: 1, birthId: 'birth-1', attempt: 2, cause: 'support', at: AT },
      });
    given(...inProgress)
      .when((order) => retryGeneration(order, AT))
      .thenRefused('not-failed');
  });
  it('a retry keeps the due time and the recorded steps', () => {
    const failed = {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: AT },
    } as const;
    const nextAttempt = {
      type: 'GenerationRequested',
      data: { edition: 1, birthId: 'birth-1', attempt: 2, cause: 'support', at: '2026-11-21T09:00:00.000Z' },
    } as const;
    expect(foldOrder([...inProgress, chartComputed, failed, nextAttempt])!.report).toMatchObject({
      status: 'queued',
      attempt: 2,
      computedAt: AT,
      requestedAt: AT,
      dueBy: '2026-11-21T15:00:00.000Z',
    });
  });
});

describe('report with a lost job', () => {
  const inProgress = [...paidEvents, chartComputed] as const;
  const nextAttempt = (attempt: number, cause: 'recovery' | 'support') =>
    ({
      type: 'GenerationRequested',
      data: { edition: 1, birthId: 'birth-1', attempt, cause, at: AT },
    }) as const;
  it('a report with a lost job is restarted automatically or by support', () => {
    given(...inProgress)
      .when((order) => restartLostGeneration(order, 1, AT))
      .then(nextAttempt(2, 'recovery'));
    given(...inProgress)
      .when((order) => retryGeneration(order, AT, true))
      .then(nextAttempt(2, 'support'));
  });
  it('a lost job is ignored when a newer attempt exists or the report is ready', () => {
    given(...inProgress, nextAttempt(2, 'support'))
      .when((order) => restartLostGeneration(order, 1, AT))
      .thenNothing();
    given(...inProgress, reportWritten, reportRendered)
      .when((order) => restartLostGeneration(order, 1, AT))
      .thenNothing();
  });
  it('a report fails after four lost attempts', () => {
    given(...inProgress, nextAttempt(4, 'recovery'))
      .when((order) => restartLostGeneration(order, 4, AT))
      .then({
        type: 'GenerationFailed',
        data: { edition: 1, attempt: 4, step: 'worker', reason: 'JobLost', at: AT },
      });
  });
});

describe('correction of the birth details', () => {
  const ready = [...paidEvents, chartComputed, reportWritten, reportRendered] as const;
  const correction = [
    { type: 'EditionSuperseded', data: { edition: 1, at: AT } },
    { type: 'BirthDetailsCorrected', data: { edition: 2, birthId: 'birth-2', at: AT } },
    {
      type: 'GenerationRequested',
      data: { edition: 2, birthId: 'birth-2', attempt: 1, cause: 'correction', at: AT },
    },
  ] as const;
  it('a correction supersedes the edition and requests the next one', () => {
    given(...ready, reportEmailSent)
      .when((order) => requestCorrectedEdition(order, 'birth-2', AT))
      .then(...correction);
  });
  it('a correction keeps the superseded file and starts a new edition with a new due time', () => {
    const order = foldOrder([...ready, reportEmailSent, ...correction])!;
    expect(order.supersededEditions).toEqual([
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
      dueBy: '2026-11-21T15:00:00.000Z',
    });
  });
  it('a correction is accepted exactly seven days after the report and rejected later', () => {
    given(...ready)
      .when((order) => requestCorrectedEdition(order, 'birth-2', '2026-11-28T03:00:00.001Z'))
      .thenRefused('correction-expired');
    expect(
      requestCorrectedEdition(foldOrder([...ready])!, 'birth-2', '2026-11-28T03:00:00.000Z'),
    ).toHaveLength(3);
  });
  it('a second correction is rejected while the new edition is in progress', () => {
    given(...ready, ...correction)
      .when((order) => requestCorrectedEdition(order, 'birth-3', AT))
      .thenRefused('already-corrected');
  });
  it('a correction before the first edition is ready is rejected', () => {
    given(...paidEvents, chartComputed)
      .when((order) => requestCorrectedEdition(order, 'birth-2', AT))
      .thenRefused('not-ready');
  });
  it('a correction of a refunded order is rejected', () => {
    const refunded = {
      type: 'PaymentRefunded',
      data: { gatewayRefundId: 'rfnd_1', amountPaise: 99_900, at: AT },
    } as const;
    given(...ready, refunded)
      .when((order) => requestCorrectedEdition(order, 'birth-2', AT))
      .thenRefused('refunded');
  });
  it('an e-mail of the superseded edition is not recorded after a correction', () => {
    given(...ready, ...correction)
      .when((order) => recordStep(order, reportEmailSent))
      .thenNothing();
  });
});
