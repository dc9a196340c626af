import { formatPaise } from '#src/platform/contract-money.ts';
import type { StoredSupportEvent, SupportEvent } from '#src/support/support-events.ts';

/** Describes in one sentence what support did. The stream names the report or the member. */
export function describeSupportEvent({ type, data, stream }: StoredSupportEvent): string {
  const subject = stream.replace(/^[a-z]+-/, '');
  switch (type) {
    case 'WebhookReplayedBySupport':
      return `Webhook ${data.eventId}${data.orderIds.length > 0 ? ` (${data.orderIds.join(', ')})` : ''} handled again.`;
    case 'JobRetriedBySupport':
      return `Job ${data.jobId} of ${data.queue} started again.`;
    case 'NewsletterQueuedBySupport':
      return `Newsletter of ${data.month} queued.`;
    case 'ProjectionRebuildStartedBySupport':
      return 'Rebuild of the projections started.';
    case 'ProjectionRebuiltBySupport':
      return describeRebuild(data);
    case 'CataloguePriceChangedBySupport':
      return `Price of ${subject} changed from ${formatPaise(data.fromPaise)} to ${formatPaise(data.toPaise)}.`;
    case 'CatalogueTextsChangedBySupport':
      return `Texts of ${subject} changed: ${Object.keys(data).join(', ')}.`;
    case 'CataloguePageCountChangedBySupport':
      return `Page count of ${subject} changed from ${data.fromPages ?? 'unknown'} to ${data.toPages ?? 'unknown'}.`;
    case 'ReportWithdrawnBySupport':
      return `Report ${subject} withdrawn from sale.`;
    case 'ReportOfferedBySupport':
      return `Report ${subject} offered for sale.`;
    case 'SessionsEndedBySupport':
      return `${data.sessions} sessions of member ${subject} ended.`;
    case 'MemberExportedBySupport':
      return `Data of member ${subject} exported.`;
    case 'KeptMatchErasedBySupport':
      return `Kept match ${data.matchId} of member ${subject} erased.`;
    case 'MemberErasedBySupport':
      return `Member ${subject} erased.`;
    case 'EventOfNewerRelease':
      return `${data.storedType}: an event of a newer release, which this one cannot read.`;
  }
}

type Rebuild = Extract<SupportEvent, { type: 'ProjectionRebuiltBySupport' }>['data'];

function describeRebuild({ orders, unmatchedPayments, unreadable, ...repaired }: Rebuild): string {
  const { repairedOrders, repairedUnmatchedPayments = 0, deletedRows = 0 } = repaired;
  return [
    `${orders} orders and ${unmatchedPayments} payments that fit no order checked`,
    ...(repairedOrders === undefined
      ? []
      : [`${repairedOrders} and ${repairedUnmatchedPayments} of them repaired`]),
    ...(deletedRows > 0 ? [`${deletedRows} rows deleted that no event gives`] : []),
    ...(unreadable ? [`${unreadable} could not be read`] : []),
  ]
    .join('; ')
    .concat('.');
}
