/**
 * The delivery promise. Its clock begins when payment and birth details are both there. Two hours without a report are
 * noted, so that the member hears of it from us; after twelve the promise is broken, and after a day more the money goes
 * back by itself. A free report can be late, but breaks no promise of money; nor does a corrected edition: the report
 * that was paid for is there, so its breach is noted and leads to a letter only.
 */
import type { OrderEvent } from './events.ts';
import { evolve, hoursAfter, PROMISE_HOURS, type Order } from './order.ts';
import { requestRefund } from './refund.ts';

/** Reports take seconds: one that takes this long is worth an honest word. */
export const LATE_HOURS = 2;

/** A day after the breach nobody waits any more, pressed button or not. */
export const GIVE_BACK_HOURS = 36;

/** When the promise is to be looked at next; undefined when there is nothing to note any more. */
export function promiseDue({ kind, status, report }: Order): string | undefined {
  const { promisedBy, renderedAt, lateAt, brokenAt, edition } = report;
  const open = status === 'paid' || status === 'free';
  if (!open || !promisedBy || renderedAt) return undefined;
  if (!brokenAt && !lateAt) return hoursAfter(promisedBy, LATE_HOURS - PROMISE_HOURS);
  if (kind === 'free') return undefined;
  if (!brokenAt) return promisedBy;
  if (edition > 1) return undefined;
  return report.status === 'failed' ? brokenAt : hoursAfter(promisedBy, GIVE_BACK_HOURS - PROMISE_HOURS);
}

/** What is to be noted by now, each thing once. Who finds the promise broken already does not call it late as well. */
export function watchPromise(order: Order, at: string): OrderEvent[] {
  const due = promiseDue(order);
  if (due === undefined || due > at) return [];
  const news = noteNext(order, at);
  return [...news, ...watchPromise(news.reduce(evolve, order), at)];
}

function noteNext(order: Order, at: string): OrderEvent[] {
  const { edition, promisedBy, brokenAt, status } = order.report;
  if (brokenAt) return requestRefund(order, status === 'failed' ? 'cannot-be-made' : 'promise-broken', at);
  const broken = order.kind === 'paid' && promisedBy! <= at;
  return [{ type: broken ? 'DeliveryPromiseBroken' : 'DeliveryLate', data: { edition, at } }];
}
