/**
 * Delivery SLA, counted from the instant when payment and birth details are complete: after 2 hours without a report
 * DeliveryDelayed, after 12 hours DeliverySlaBreached, after 36 hours an automatic refund. A free report can be
 * delayed but has no SLA. A corrected edition can breach the SLA, which leads to an e-mail but not to a refund,
 * because the report that was paid for was delivered.
 */
import type { OrderEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { addHours, DELIVERY_SLA_HOURS, isPaidOrFree, type Order } from './order-state.ts';
import { isPaymentDisputed } from './order-disputes.ts';
import { requestRefund } from './refund-commands.ts';

/** Reports take seconds: after this time the member gets an e-mail. */
export const DELAY_NOTICE_HOURS = 2;

/** 24 hours after the breach the payment is refunded even if the member did not ask. */
export const AUTOMATIC_REFUND_HOURS = 36;

/** Instant of the next SLA check; undefined when no check is left. */
export function getNextSlaCheckTime(order: Order): string | undefined {
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

/** All SLA events due at `at`, each once. An order first checked after the breach skips DeliveryDelayed. */
export function checkSla(order: Order, at: string): OrderEvent[] {
  const checkAt = getNextSlaCheckTime(order);
  if (checkAt === undefined || checkAt > at) return [];
  const events = decideNextSlaEvents(order, at);
  return [...events, ...checkSla(events.reduce(evolve, order), at)];
}

function decideNextSlaEvents(order: Order, at: string): OrderEvent[] {
  const { edition, dueBy, slaBreachedAt, status } = order.report;
  if (slaBreachedAt)
    return requestRefund(order, status === 'failed' ? 'generation-failed' : 'sla-breached', at);
  const isBreached = order.kind === 'paid' && dueBy! <= at;
  return [{ type: isBreached ? 'DeliverySlaBreached' : 'DeliveryDelayed', data: { edition, at } }];
}
