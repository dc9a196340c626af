import { describe, expect, it } from 'vitest';
import { given } from './decider-spec-fixture.ts';
import {
  NOW,
  paymentCapturedEvent,
  birthDetailsFrozenEvent,
  generationRequestedEvent,
  reportEmailSentEvent,
  paidOrderEvents,
  createOrderPlacedEvent,
  reportRenderedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import { requestCorrectedEdition } from './decide.ts';
import type { OrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';
import { addHours, type Order } from './order-state.ts';
import { getNextSlaCheckTime, checkSla } from './delivery-sla.ts';
import { isRefundOffered } from './refund-commands.ts';

const freeEvents = [
  createOrderPlacedEvent({ kind: 'free', pricePaise: 0, listPricePaise: 0 }),
  birthDetailsFrozenEvent,
  generationRequestedEvent,
];
const toInstantAfter = (hours: number) => addHours(NOW, hours);

const createDeliveryDelayed = (hours: number, edition = 1): OrderEvent => ({
  type: 'DeliveryDelayed',
  data: { edition, at: toInstantAfter(hours) },
});
const createSlaBreached = (hours: number, edition = 1): OrderEvent => ({
  type: 'DeliverySlaBreached',
  data: { edition, at: toInstantAfter(hours) },
});
const createRefundRequested = (cause: 'generation-failed' | 'sla-breached', hours: number): OrderEvent => ({
  type: 'RefundRequested',
  data: { cause, amountPaise: 99_900, at: toInstantAfter(hours) },
});
const generationFailed: OrderEvent = {
  type: 'GenerationFailed',
  data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: NOW },
};
const checkAfter = (hours: number) => (order: Order) => checkSla(order, toInstantAfter(hours));

describe('two hours after the start of the SLA', () => {
  it('a report that is not ready is recorded as delayed once', () => {
    given(...paidOrderEvents)
      .when(checkAfter(1.99))
      .thenNothing();
    given(...paidOrderEvents)
      .when(checkAfter(2))
      .then(createDeliveryDelayed(2));
    given(...paidOrderEvents, createDeliveryDelayed(2))
      .when(checkAfter(11.99))
      .thenNothing();
  });
  it('a free report can be delayed but never breaches the SLA', () => {
    given(...freeEvents)
      .when(checkAfter(2))
      .then(createDeliveryDelayed(2));
    given(...freeEvents, createDeliveryDelayed(2))
      .when(checkAfter(100))
      .thenNothing();
    given(...freeEvents)
      .when(checkAfter(100))
      .then(createDeliveryDelayed(100));
  });
  it('a rendered report is not delayed, even before its e-mail is sent', () => {
    given(...paidOrderEvents, reportRenderedEvent)
      .when(checkAfter(100))
      .thenNothing();
    given(...paidOrderEvents, reportRenderedEvent, reportEmailSentEvent)
      .when(checkAfter(100))
      .thenNothing();
  });
  it('an order without birth details has no SLA yet', () => {
    given(createOrderPlacedEvent(), paymentRequestedEvent, paymentCapturedEvent)
      .when(checkAfter(100))
      .thenNothing();
  });
});

describe('twelve hours after the start of the SLA', () => {
  it('the SLA breach is recorded once', () => {
    given(...paidOrderEvents, createDeliveryDelayed(2))
      .when(checkAfter(12))
      .then(createSlaBreached(12));
    given(...paidOrderEvents, createDeliveryDelayed(2), createSlaBreached(12))
      .when(checkAfter(35.99))
      .thenNothing();
  });
  it('an order first checked after the breach is not recorded as delayed', () => {
    given(...paidOrderEvents)
      .when(checkAfter(13))
      .then(createSlaBreached(13));
  });
  it('a failed report is refunded automatically at the breach', () => {
    given(...paidOrderEvents, createDeliveryDelayed(2), generationFailed)
      .when(checkAfter(11.99))
      .thenNothing();
    given(...paidOrderEvents, createDeliveryDelayed(2), generationFailed)
      .when(checkAfter(12))
      .then(createSlaBreached(12), createRefundRequested('generation-failed', 12));
    given(...paidOrderEvents, createDeliveryDelayed(2), createSlaBreached(12), generationFailed)
      .when(checkAfter(14))
      .then(createRefundRequested('generation-failed', 14));
  });
  it('a corrected edition can breach the SLA but is not refunded', () => {
    const correctionEvents = requestCorrectedEdition(
      foldOrder([...paidOrderEvents, reportRenderedEvent, reportEmailSentEvent])!,
      'birth-2',
      NOW,
    );
    given(
      ...paidOrderEvents,
      reportRenderedEvent,
      reportEmailSentEvent,
      ...correctionEvents,
      createDeliveryDelayed(2, 2),
    )
      .when(checkAfter(12))
      .then(createSlaBreached(12, 2));
    given(
      ...paidOrderEvents,
      reportRenderedEvent,
      reportEmailSentEvent,
      ...correctionEvents,
      createDeliveryDelayed(2, 2),
      createSlaBreached(12, 2),
    )
      .when(checkAfter(100))
      .thenNothing();
  });
});

describe('thirty-six hours after the start of the SLA', () => {
  it('the payment is refunded automatically, and no check is due any more', () => {
    given(...paidOrderEvents, createDeliveryDelayed(2), createSlaBreached(12))
      .when(checkAfter(36))
      .then(createRefundRequested('sla-breached', 36));
    given(
      ...paidOrderEvents,
      createDeliveryDelayed(2),
      createSlaBreached(12),
      createRefundRequested('sla-breached', 36),
    )
      .when(checkAfter(100))
      .thenNothing();
  });
  it('an order first checked after 36 hours gets the breach and the refund together', () => {
    given(...paidOrderEvents)
      .when(checkAfter(40))
      .then(createSlaBreached(40), createRefundRequested('sla-breached', 40));
  });
});

it('the next SLA check is due after 2, 12 and 36 hours, and never after rendering', () => {
  const getNextCheck = (...events: OrderEvent[]) => getNextSlaCheckTime(foldOrder(events)!);
  expect(getNextCheck(...paidOrderEvents)).toBe(toInstantAfter(2));
  expect(getNextCheck(...paidOrderEvents, createDeliveryDelayed(2))).toBe(toInstantAfter(12));
  expect(getNextCheck(...paidOrderEvents, createDeliveryDelayed(2), createSlaBreached(12))).toBe(
    toInstantAfter(36),
  );
  expect(getNextCheck(...paidOrderEvents, reportRenderedEvent)).toBeUndefined();
  expect(getNextCheck(createOrderPlacedEvent(), paymentRequestedEvent, paymentCapturedEvent)).toBeUndefined();
});

describe('a paid order without birth details', () => {
  const waitingEvents: OrderEvent[] = [
    createOrderPlacedEvent(),
    { type: 'BirthDetailsRequested', data: { reason: 'missing' } },
    paymentRequestedEvent,
    paymentCapturedEvent,
  ];
  const createReminded = (reminderNumber: number, hours: number): OrderEvent => ({
    type: 'BirthDetailsReminded',
    data: { reminderNumber, at: toInstantAfter(hours) },
  });
  const allReminders = [createReminded(1, 24), createReminded(2, 72), createReminded(3, 168)];

  it('a paid order without birth details gets a reminder after one, three and seven days', () => {
    given(...waitingEvents)
      .when(checkAfter(23))
      .thenNothing();
    given(...waitingEvents)
      .when(checkAfter(24))
      .then(createReminded(1, 24));
    given(...waitingEvents, createReminded(1, 24))
      .when(checkAfter(72))
      .then(createReminded(2, 72));
    expect(getNextSlaCheckTime(foldOrder([...waitingEvents, ...allReminders.slice(0, 2)])!)).toBe(
      toInstantAfter(168),
    );
  });

  it('a paid order without birth details gets one reminder instead of several that were missed', () => {
    given(...waitingEvents)
      .when(checkAfter(80))
      .then(createReminded(2, 80));
  });

  it('a paid order without birth details offers the refund to the member after three days', () => {
    expect(isRefundOffered(foldOrder([...waitingEvents, createReminded(1, 24)])!)).toBe(false);
    expect(isRefundOffered(foldOrder([...waitingEvents, ...allReminders.slice(0, 2)])!)).toBe(true);
  });

  it('a paid order without birth details is refunded automatically after thirty days', () => {
    given(...waitingEvents, ...allReminders)
      .when(checkAfter(30 * 24 - 1))
      .thenNothing();
    given(...waitingEvents, ...allReminders)
      .when(checkAfter(30 * 24))
      .then({
        type: 'RefundRequested',
        data: { cause: 'details-missing', amountPaise: 99_900, at: toInstantAfter(30 * 24) },
      });
  });

  it('a paid order without birth details has the usual SLA once the details are complete', () => {
    const completeEvents = [
      ...waitingEvents,
      createReminded(1, 24),
      birthDetailsFrozenEvent,
      generationRequestedEvent,
    ];
    expect(getNextSlaCheckTime(foldOrder(completeEvents)!)).toBe(toInstantAfter(2));
  });
});
