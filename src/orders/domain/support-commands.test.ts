import { describe, expect, it } from 'vitest';
import {
  NOW,
  createOrderPlacedEvent,
  paidOrderEvents,
  reportEmailSentEvent,
  reportRenderedEvent,
} from '#src/orders/testing.ts';
import { requestCorrectedEdition } from './decide.ts';
import { given } from './decider-spec-fixture.ts';
import { applyReports } from './dispute-fixture.ts';
import type { OrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';
import type { Order } from './order-state.ts';
import { requestResend } from './report-email-commands.ts';
import {
  correctBySupport,
  eraseSecondPersonBySupport,
  moveToMember,
  regenerateBySupport,
} from './support-commands.ts';

const LATER = '2027-03-01T03:00:00.000Z';
const delivered = [...paidOrderEvents, reportRenderedEvent, reportEmailSentEvent];
const refundRequested: OrderEvent = {
  type: 'RefundRequested',
  data: { cause: 'support', amountPaise: 99_900, at: NOW },
};
const generationFailed: OrderEvent = {
  type: 'GenerationFailed',
  data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: NOW },
};

describe('correction by support', () => {
  it('support corrects birth details months after the report, with a new edition', () => {
    expect(correctBySupport(foldOrder(delivered)!, 'birth-2', LATER)).toEqual([
      { type: 'EditionSuperseded', data: { edition: 1, at: LATER } },
      { type: 'BirthDetailsCorrectedBySupport', data: { edition: 2, birthId: 'birth-2', at: LATER } },
      {
        type: 'GenerationRequested',
        data: { edition: 2, birthId: 'birth-2', attempt: 1, cause: 'correction', at: LATER },
      },
    ]);
  });

  it('support corrects a second time, and the member cannot correct after it', () => {
    const corrected = correctBySupport(foldOrder(delivered)!, 'birth-2', NOW);
    const second = { ...reportRenderedEvent, data: { ...reportRenderedEvent.data, edition: 2 } };
    const events = [...delivered, ...corrected, second];
    const order = foldOrder(events)!;
    expect(order).toMatchObject({ birthId: 'birth-2', correctedAt: NOW, report: { edition: 2 } });
    expect(correctBySupport(order, 'birth-3', NOW)[1]).toMatchObject({ data: { edition: 3 } });
    given(...events)
      .when((state) => requestCorrectedEdition(state, 'birth-3', NOW))
      .thenRejected('already-corrected');
  });

  it('a correction by support needs a printed report and no refund', () => {
    given(...paidOrderEvents)
      .when((order) => correctBySupport(order, 'birth-2', NOW))
      .thenRejected('not-ready');
    given(...delivered, refundRequested)
      .when((order) => correctBySupport(order, 'birth-2', NOW))
      .thenRejected('refunded');
  });
});

describe('erasure on the request of the second person', () => {
  const erased: OrderEvent = { type: 'SecondPersonErasedBySupport', data: { at: NOW } };

  it('waits until the report is sent, and until a dispute is decided', () => {
    for (const events of [paidOrderEvents, [...paidOrderEvents, reportRenderedEvent]])
      given(...events)
        .when((order) => eraseSecondPersonBySupport(order, NOW))
        .thenRejected('not-delivered');
    const resend = requestResend(foldOrder(delivered)!, NOW);
    given(...delivered, ...resend)
      .when((order) => eraseSecondPersonBySupport(order, NOW))
      .thenRejected('not-delivered');
    const disputed = applyReports(foldOrder(delivered)!, 'open');
    expect(() => eraseSecondPersonBySupport(disputed, NOW)).toThrow('disputed at the bank');
  });

  it('is possible for a delivered report and for a refunded order, and gives one event', () => {
    expect(eraseSecondPersonBySupport(foldOrder(delivered)!, NOW)).toEqual([erased]);
    const refunding = foldOrder([...paidOrderEvents, refundRequested])!;
    expect(eraseSecondPersonBySupport(refunding, NOW)).toEqual([erased]);
    expect(eraseSecondPersonBySupport(foldOrder([...delivered, erased])!, LATER)).toEqual([]);
  });

  it('a resend that a newer edition ended does not block the erasure for ever', () => {
    const resend = requestResend(foldOrder(delivered)!, LATER);
    const corrected = correctBySupport(foldOrder([...delivered, ...resend])!, 'birth-2', LATER);
    const secondEdition = [reportRenderedEvent, reportEmailSentEvent].map((event) => ({
      ...event,
      data: { ...event.data, edition: 2 },
    })) as OrderEvent[];
    given(...delivered, ...resend)
      .when((order) => eraseSecondPersonBySupport(order, LATER))
      .thenRejected('not-delivered');
    given(...delivered, ...resend, ...corrected, ...secondEdition)
      .when((order) => eraseSecondPersonBySupport(order, NOW))
      .then(erased);
  });

  it.each([
    ['correction by support', (order: Order) => correctBySupport(order, 'birth-2', NOW)],
    ['new edition', (order: Order) => regenerateBySupport(order, NOW)],
    ['correction by the member', (order: Order) => requestCorrectedEdition(order, 'birth-2', NOW)],
    ['further e-mail', (order: Order) => requestResend(order, NOW)],
  ])('rules out a %s', (_action, decide) => {
    given(...delivered, erased)
      .when(decide)
      .thenRejected('details-erased');
  });
});

describe('report made again by support', () => {
  it('a delivered report gets a new edition from the same birth details', () => {
    given(...delivered)
      .when((order) => regenerateBySupport(order, LATER))
      .then(
        { type: 'EditionSuperseded', data: { edition: 1, at: LATER } },
        {
          type: 'GenerationRequested',
          data: { edition: 2, birthId: 'birth-1', attempt: 1, cause: 'support', at: LATER },
        },
      );
  });

  it('a failed report gets another attempt at the same edition', () => {
    given(...paidOrderEvents, generationFailed)
      .when((order) => regenerateBySupport(order, NOW))
      .then({
        type: 'GenerationRequested',
        data: { edition: 1, birthId: 'birth-1', attempt: 2, cause: 'support', at: NOW },
      });
  });

  it('a report in production is made again only when its job is lost', () => {
    given(...paidOrderEvents)
      .when((order) => regenerateBySupport(order, NOW))
      .thenRejected('not-failed');
    expect(regenerateBySupport(foldOrder(paidOrderEvents)!, NOW, { isJobLost: true })).toHaveLength(1);
  });

  it('the report of a refunded order is not made again', () => {
    given(...delivered, refundRequested)
      .when((order) => regenerateBySupport(order, NOW))
      .thenRejected('refunded');
  });
});

describe('order moved to another account', () => {
  it('a paid order belongs to the other member after it was moved', () => {
    const events = moveToMember(foldOrder(delivered)!, 'member-ravi', NOW);
    expect(events).toEqual([
      {
        type: 'OrderReassignedBySupport',
        data: { fromMemberId: 'member-asha', toMemberId: 'member-ravi', at: NOW },
      },
    ]);
    expect(foldOrder([...delivered, ...events])!.memberId).toBe('member-ravi');
  });

  it('an order cannot be moved to its own account or before it is paid', () => {
    given(...delivered)
      .when((order) => moveToMember(order, 'member-asha', NOW))
      .thenRejected('same-member');
    given(createOrderPlacedEvent())
      .when((order) => moveToMember(order, 'member-ravi', NOW))
      .thenRejected('not-paid');
  });

  it('a refunded order can be moved, so that its receipt can be found', () => {
    expect(moveToMember(foldOrder([...delivered, refundRequested])!, 'member-ravi', NOW)).toHaveLength(1);
  });
});
