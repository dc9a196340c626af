import { describe, expect, it } from 'vitest';
import { given } from '#src/testing/given.ts';
import {
  AT,
  captured,
  frozen,
  generation,
  mailed,
  paid,
  placed,
  rendered,
  requested,
} from '#src/testing/order-events.ts';
import { correctBirth } from './decide.ts';
import type { OrderEvent } from './events.ts';
import { fold, hoursAfter, type Order } from './order.ts';
import { nextSlaCheckAt, checkSla } from './promise.ts';

const free = [placed({ kind: 'free', pricePaise: 0, listPaise: 0 }), frozen, generation];
const after = (hours: number) => hoursAfter(AT, hours);

const late = (hours: number, edition = 1): OrderEvent => ({
  type: 'DeliveryDelayed',
  data: { edition, at: after(hours) },
});
const broken = (hours: number, edition = 1): OrderEvent => ({
  type: 'DeliverySlaBreached',
  data: { edition, at: after(hours) },
});
const back = (cause: 'generation-failed' | 'sla-breached', hours: number): OrderEvent => ({
  type: 'RefundRequested',
  data: { cause, amountPaise: 99_900, at: after(hours) },
});
const failed: OrderEvent = {
  type: 'GenerationFailed',
  data: { edition: 1, attempt: 1, step: 'printing', reason: 'TimeoutError', at: AT },
};
const watched = (hours: number) => (order: Order) => checkSla(order, after(hours));

describe('two hours after the clock began', () => {
  it('a report that is not there is late, once', () => {
    given(...paid)
      .when(watched(1.99))
      .thenNothing();
    given(...paid)
      .when(watched(2))
      .then(late(2));
    given(...paid, late(2))
      .when(watched(11.99))
      .thenNothing();
  });
  it('so is a free one, which breaks no promise later', () => {
    given(...free)
      .when(watched(2))
      .then(late(2));
    given(...free, late(2))
      .when(watched(100))
      .thenNothing();
    given(...free)
      .when(watched(100))
      .then(late(100));
  });
  it('one that is printed is not, mailed or not', () => {
    given(...paid, rendered)
      .when(watched(100))
      .thenNothing();
    given(...paid, rendered, mailed)
      .when(watched(100))
      .thenNothing();
  });
  it('one without birth details is not: its clock has not begun', () => {
    given(placed(), requested, captured).when(watched(100)).thenNothing();
  });
});

describe('twelve hours after the clock began', () => {
  it('the promise is broken, once', () => {
    given(...paid, late(2))
      .when(watched(12))
      .then(broken(12));
    given(...paid, late(2), broken(12))
      .when(watched(35.99))
      .thenNothing();
  });
  it('whoever looks only now says one thing, not two', () => {
    given(...paid)
      .when(watched(13))
      .then(broken(13));
  });
  it('a report that failed and still stands there gives the money back by itself', () => {
    given(...paid, late(2), failed)
      .when(watched(11.99))
      .thenNothing();
    given(...paid, late(2), failed)
      .when(watched(12))
      .then(broken(12), back('generation-failed', 12));
    given(...paid, late(2), broken(12), failed)
      .when(watched(14))
      .then(back('generation-failed', 14));
  });
  it('a corrected edition breaks the promise too, and no money moves', () => {
    const corrected = correctBirth(fold([...paid, rendered, mailed])!, 'birth-2', AT);
    given(...paid, rendered, mailed, ...corrected, late(2, 2))
      .when(watched(12))
      .then(broken(12, 2));
    given(...paid, rendered, mailed, ...corrected, late(2, 2), broken(12, 2))
      .when(watched(100))
      .thenNothing();
  });
});

describe('thirty-six hours after the clock began', () => {
  it('the money goes back by itself, and nothing is due any more', () => {
    given(...paid, late(2), broken(12))
      .when(watched(36))
      .then(back('sla-breached', 36));
    given(...paid, late(2), broken(12), back('sla-breached', 36))
      .when(watched(100))
      .thenNothing();
  });
  it('also when nobody looked before', () => {
    given(...paid)
      .when(watched(40))
      .then(broken(40), back('sla-breached', 40));
  });
});

it('the next look is known beforehand', () => {
  const due = (...events: OrderEvent[]) => nextSlaCheckAt(fold(events)!);
  expect(due(...paid)).toBe(after(2));
  expect(due(...paid, late(2))).toBe(after(12));
  expect(due(...paid, late(2), broken(12))).toBe(after(36));
  expect(due(...paid, rendered)).toBeUndefined();
  expect(due(placed(), requested, captured)).toBeUndefined();
});
