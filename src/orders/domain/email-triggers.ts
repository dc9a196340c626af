/** Which order e-mails an event triggers. */
import type { OrderEvent } from './events.ts';
import type { Order } from './order-state.ts';

export const ORDER_EMAIL_KINDS = [
  'receipt',
  'details-needed',
  'delayed',
  'sla-breached',
  'refund-requested',
  'refund-pending',
  'refund-failed',
  'partially-refunded',
  'refunded',
  'duplicate-refunded',
  'payment-unmatched',
  'unmatched-refunded',
] as const;
export type OrderEmailKind = (typeof ORDER_EMAIL_KINDS)[number];

/** `subjectId`: the edition, payment or refund that the e-mail is about, where an order can have several. */
export type OrderEmailJob = { orderId: string; kind: OrderEmailKind; subjectId?: string | undefined };

/** Key of the job and name of the Message-ID: each e-mail is sent once, however often it is triggered. */
export const getDedupeKey = ({ orderId, kind, subjectId }: OrderEmailJob) =>
  [orderId, kind, subjectId].filter(Boolean).join('.');

/** `order`: the state after the event and the events appended with it. */
export function listOrderEmailJobs(order: Order, event: OrderEvent): OrderEmailJob[] {
  const job = (kind: OrderEmailKind, subjectId?: string | number): OrderEmailJob[] => [
    { orderId: order.id, kind, ...(subjectId === undefined ? {} : { subjectId: String(subjectId) }) },
  ];
  switch (event.type) {
    case 'PaymentCapturedByReturn':
    case 'PaymentCapturedByWebhook':
    case 'PaymentCapturedByReconciliation':
      return [...job('receipt'), ...(isAwaitingDetails(order) ? job('details-needed') : [])];
    case 'BirthDetailsRequested':
      return isAwaitingDetails(order) ? job('details-needed') : [];
    case 'DeliveryDelayed':
      return job('delayed', event.data.edition);
    case 'DeliverySlaBreached':
      return job('sla-breached', event.data.edition);
    case 'RefundRequested':
      return job('refund-requested', order.refund!.requestCount);
    case 'PartialRefundRequested':
      return job('refund-requested', `part-${event.data.requestNumber}`);
    case 'RefundPending':
      return job('refund-pending', event.data.gatewayRefundId);
    case 'RefundRejected':
      return job('refund-failed', order.refund!.requestCount);
    case 'PartialRefundRejected':
      return job('refund-failed', `part-${event.data.requestNumber}`);
    case 'RefundFailed':
      return job('refund-failed', event.data.gatewayRefundId);
    case 'PaymentPartiallyRefunded':
      return job('partially-refunded', event.data.gatewayRefundId);
    case 'PaymentRefunded':
      return job('refunded', hasFailedRefund(order) ? event.data.gatewayRefundId : undefined);
    case 'DuplicatePaymentRefunded':
      return job('duplicate-refunded', event.data.gatewayPaymentId);
    default:
      return [];
  }
}

/** The refund announced in an earlier e-mail failed, so this refund needs its own. */
const hasFailedRefund = ({ refunds }: Order) => refunds.some(({ failedAt }) => failedAt);

/** Details are requested only after payment: most unpaid orders are never paid. */
const isAwaitingDetails = ({ status, report }: Order) =>
  report.status === 'awaiting-details' && (status === 'paid' || status === 'free');
