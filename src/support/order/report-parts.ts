import type { ReportStatus } from '#src/orders/contract.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import type { OrderFacts } from './order-facts.ts';

const STATUS_TEXTS: Record<ReportStatus, string> = {
  none: 'not requested yet',
  'awaiting-details': 'waits for birth details',
  queued: 'queued',
  computing: 'in production: the chart is computed',
  rendering: 'in production: the text is written, the PDF is printed next',
  ready: 'ready, in My Reports; no e-mail with it was accepted yet',
  delivered: 'delivered',
  failed: 'failed',
  superseded: 'superseded by a corrected edition',
};

/** State and step of the current edition, and when it is or was due. */
export function listReportParts({ order, events }: Pick<OrderFacts, 'order' | 'events'>): string[] {
  const { status, attempt, dueBy, deliveredAt, slaBreachedAt } = order.report;
  const failure = status === 'failed' ? findLastFailure(events) : undefined;
  return [
    failure ? `failed at “${failure.step}”: ${failure.reason}` : STATUS_TEXTS[status],
    ...(deliveredAt ? [formatIstMinute(deliveredAt)] : []),
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
    ...(dueBy && !deliveredAt
      ? [`due by ${formatIstMinute(dueBy)}${slaBreachedAt ? ', breached' : ''}`]
      : []),
    ...(order.correctedAt ? [`birth details corrected ${formatIstMinute(order.correctedAt)}`] : []),
  ];
}

type Failure = { step: string; reason: string; at: string };

/** The last time that all attempts of the report had failed. */
export function findLastFailure(events: readonly OrderEvent[]): Failure | undefined {
  const event = events.findLast(({ type }) => type === 'GenerationFailed');
  return event?.type === 'GenerationFailed' ? event.data : undefined;
}
