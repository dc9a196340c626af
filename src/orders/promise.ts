/**
 * The delivery promise. Its clock begins when payment and birth details are both there. Two hours without a report are
 * noted, so that the member hears of it from us; after twelve the promise is broken, and after a day more the money goes
 * back by itself. A free report can be late, but breaks no promise of money; nor does a corrected edition: the report
 * that was paid for is there, so its breach is noted and leads to a letter only.
 */
import type { OrderEvent } from './events.ts';
import { evolve, hoursAfter, DELIVERY_SLA_HOURS, type Order } from './order.ts';
import { requestRefund } from './refund.ts';

/** Reports take seconds: one that takes this long is worth an honest word. */
export const DELAY_NOTICE_HOURS = 2;

/** A day after the breach nobody waits any more, pressed button or not. */
export const AUTOMATIC_REFUND_HOURS = 36;

/** When the promise is to be looked at next; undefined when there is nothing to note any more. */
export function nextSlaCheckAt({ kind, status, report }: Order): string | undefined {
  const { dueBy, renderedAt, delayedAt, slaBreachedAt, edition } = report;
  const open = status === 'paid' || status === 'free';
  if (!open || !dueBy || renderedAt) return undefined;
  if (!slaBreachedAt && !delayedAt) return hoursAfter(dueBy, DELAY_NOTICE_HOURS - DELIVERY_SLA_HOURS);
  if (kind === 'free') return undefined;
  if (!slaBreachedAt) return dueBy;
  if (edition > 1) return undefined;
  return report.status === 'failed'
    ? slaBreachedAt
    : hoursAfter(dueBy, AUTOMATIC_REFUND_HOURS - DELIVERY_SLA_HOURS);
}

/** What is to be noted by now, each thing once. Who finds the promise broken already does not call it late as well. */
export function checkSla(order: Order, at: string): OrderEvent[] {
  const due = nextSlaCheckAt(order);
  if (due === undefined || due > at) return [];
  const news = noteNext(order, at);
  return [...news, ...checkSla(news.reduce(evolve, order), at)];
}

function noteNext(order: Order, at: string): OrderEvent[] {
  const { edition, dueBy, slaBreachedAt, status } = order.report;
  if (slaBreachedAt)
    return requestRefund(order, status === 'failed' ? 'generation-failed' : 'sla-breached', at);
  const broken = order.kind === 'paid' && dueBy! <= at;
  return [{ type: broken ? 'DeliverySlaBreached' : 'DeliveryDelayed', data: { edition, at } }];
}
