/**
 * Delivery SLA, counted from the instant when payment and birth details are complete: after 2 hours without a report
 * DeliveryDelayed, after 12 hours DeliverySlaBreached, after 36 hours an automatic refund. A free report can be
 * delayed but has no SLA. A corrected edition can breach the SLA, which leads to an e-mail but not to a refund,
 * because the report that was paid for was delivered.
 */
import type { OrderEvent } from './events.ts';
import { evolve } from './evolve.ts';
import {
  addHours,
  DELIVERY_SLA_HOURS,
  isAwaitingPaidDetails,
  isPaidOrFree,
  type Order,
} from './order-state.ts';
import { isPaymentDisputed } from './order-disputes.ts';
import { requestRefund } from './refund-commands.ts';

/** Reports take seconds: after this time the member gets an e-mail. */
export const DELAY_NOTICE_HOURS = 2;

/** 24 hours after the breach the payment is refunded even if the member did not request it. */
export const AUTOMATIC_REFUND_HOURS = 36;

/** A paid order without birth details has no SLA: the member is reminded after this many days, counted from the payment. */
export const DETAILS_REMINDER_DAYS = [1, 3, 7] as const;

/** After this time without birth details the payment is refunded. */
export const DETAILS_REFUND_DAYS = 30;

/** Instant of the next SLA check, reminder or automatic refund; undefined when none is left. */
export function getNextSlaCheckTime(order: Order): string | undefined {
  if (isAwaitingPaidDetails(order)) return getNextDetailsCheckTime(order);
  const { kind, status, report } = order;
  const { dueBy, renderedAt, delayedAt, slaBreachedAt, edition } = report;
  if (!isPaidOrFree(status) || !dueBy || renderedAt) return undefined;
  if (!slaBreachedAt && !delayedAt) return addHours(dueBy, DELAY_NOTICE_HOURS - DELIVERY_SLA_HOURS);
  if (kind === 'free') return undefined;
  if (!slaBreachedAt) return dueBy;
  // The automatic refund waits for the decision of the bank.
  if (edition > 1 || isPaymentDisputed(order)) return undefined;
  return report.status === 'failed'
    ? slaBreachedAt
    : addHours(dueBy, AUTOMATIC_REFUND_HOURS - DELIVERY_SLA_HOURS);
}

function getNextDetailsCheckTime(order: Order): string | undefined {
  const days = DETAILS_REMINDER_DAYS[order.detailsReminderNumber ?? 0];
  if (days !== undefined) return addHours(order.paidAt!, days * 24);
  // The automatic refund waits for the decision of the bank.
  return isPaymentDisputed(order) ? undefined : addHours(order.paidAt!, DETAILS_REFUND_DAYS * 24);
}

/** All SLA events due at `at`, each once. An order first checked after the breach skips DeliveryDelayed. */
export function checkSla(order: Order, at: string): OrderEvent[] {
  const checkAt = getNextSlaCheckTime(order);
  if (checkAt === undefined || checkAt > at) return [];
  const events = decideNextSlaEvents(order, at);
  return [...events, ...checkSla(events.reduce(evolve, order), at)];
}

function decideNextSlaEvents(order: Order, at: string): OrderEvent[] {
  if (isAwaitingPaidDetails(order)) return decideDetailsEvents(order, at);
  const { edition, dueBy, slaBreachedAt, status } = order.report;
  if (slaBreachedAt)
    return requestRefund(order, status === 'failed' ? 'generation-failed' : 'sla-breached', at);
  const isBreached = order.kind === 'priced' && dueBy! <= at;
  return [{ type: isBreached ? 'DeliverySlaBreached' : 'DeliveryDelayed', data: { edition, at } }];
}

/** Reminders that were missed, such as during an outage, are sent as one. */
function decideDetailsEvents(order: Order, at: string): OrderEvent[] {
  const { length: reminderCount } = DETAILS_REMINDER_DAYS;
  if ((order.detailsReminderNumber ?? 0) === reminderCount)
    return requestRefund(order, 'details-missing', at);
  const reminderNumber = DETAILS_REMINDER_DAYS.filter(
    (days) => addHours(order.paidAt!, days * 24) <= at,
  ).length;
  return [{ type: 'BirthDetailsReminded', data: { reminderNumber, at } }];
}
