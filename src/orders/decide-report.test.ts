import { describe, expect, it } from 'vitest';
import { given } from '#src/testing/given.ts';
import { AT, computed, mailed, paid, rendered, written } from '#src/testing/order-events.ts';
import {
  correctBirth,
  failGeneration,
  recordStep,
  restartLostGeneration,
  retryGeneration,
} from './decide.ts';
import { fold } from './order.ts';

describe('the steps of a report', () => {
  const underWay = paid;
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
      computedAt: AT,
      requestedAt: AT,
      dueBy: '2026-11-21T15:00:00.000Z',
    });
  });
});

describe('a report whose job is lost', () => {
  const inHand = [...paid, computed] as const;
  const again = (attempt: number, cause: 'recovery' | 'support') =>
    ({
      type: 'GenerationRequested',
      data: { edition: 1, birthId: 'birth-1', attempt, cause, at: AT },
    }) as const;
  it('is started again by itself, or by support', () => {
    given(...inHand)
      .when((order) => restartLostGeneration(order, 1, AT))
      .then(again(2, 'recovery'));
    given(...inHand)
      .when((order) => retryGeneration(order, AT, true))
      .then(again(2, 'support'));
  });
  it('is left alone when another attempt has begun, or it is done meanwhile', () => {
    given(...inHand, again(2, 'support'))
      .when((order) => restartLostGeneration(order, 1, AT))
      .thenNothing();
    given(...inHand, written, rendered)
      .when((order) => restartLostGeneration(order, 1, AT))
      .thenNothing();
  });
  it('is given up after four attempts', () => {
    given(...inHand, again(4, 'recovery'))
      .when((order) => restartLostGeneration(order, 4, AT))
      .then({
        type: 'GenerationFailed',
        data: { edition: 1, attempt: 4, step: 'worker', reason: 'JobLost', at: AT },
      });
  });
});

describe('a correction of the birth details', () => {
  const ready = [...paid, computed, written, rendered] as const;
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
    given(...paid, computed)
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
