/** Which order e-mails an event triggers. */
import type { OrderEvent } from './events.ts';
import { hasFailedRefund } from './order-refunds.ts';
import { isPaidOrFree, type Order } from './order-state.ts';

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

/** Key of the job and local part of the Message-ID: each e-mail is sent once, however often it is triggered. */
export const getDedupeKey = ({ orderId, kind, subjectId }: OrderEmailJob) =>
  [orderId, kind, subjectId].filter(Boolean).join('.');

/** `order`: the state after the event and the events appended with it. */
export function listOrderEmailJobs(order: Order, event: OrderEvent): OrderEmailJob[] {
  const createJobs = (kind: OrderEmailKind, subjectId?: string | number): OrderEmailJob[] => [
    { orderId: order.id, kind, ...(subjectId === undefined ? {} : { subjectId: String(subjectId) }) },
  ];
  switch (event.type) {
    case 'PaymentCapturedByReturn':
    case 'PaymentCapturedByWebhook':
    case 'PaymentCapturedByReconciliation':
      return [...createJobs('receipt'), ...(isAwaitingDetails(order) ? createJobs('details-needed') : [])];
    case 'BirthDetailsRequested':
      return isAwaitingDetails(order) ? createJobs('details-needed') : [];
    case 'DeliveryDelayed':
      return createJobs('delayed', event.data.edition);
    case 'DeliverySlaBreached':
      return createJobs('sla-breached', event.data.edition);
    case 'RefundRequested':
      return createJobs('refund-requested', order.refund!.requestCount);
    case 'PartialRefundRequested':
      return createJobs('refund-requested', `part-${event.data.requestNumber}`);
    case 'RefundPending':
      return createJobs('refund-pending', event.data.gatewayRefundId);
    case 'RefundRejected':
      return createJobs('refund-failed', order.refund!.requestCount);
    case 'PartialRefundRejected':
      return createJobs('refund-failed', `part-${event.data.requestNumber}`);
    case 'RefundFailed':
      // Nothing is due: the money went back in another way.
      if (order.status === 'refunded' && event.data.gatewayPaymentId === order.gatewayPaymentId) return [];
      return createJobs('refund-failed', event.data.gatewayRefundId);
    case 'PaymentPartiallyRefunded':
      return createJobs('partially-refunded', event.data.gatewayRefundId);
    case 'PaymentRefunded':
      // If an earlier refund failed after its e-mail, this refund needs an e-mail with another key.
      return createJobs('refunded', hasFailedRefund(order) ? event.data.gatewayRefundId : undefined);
    case 'DuplicatePaymentRefunded':
      // A duplicate payment can be refunded in parts: one e-mail, about the last of them.
      return isDuplicateRefunded(order, event.data.gatewayPaymentId)
        ? createJobs('duplicate-refunded', event.data.gatewayPaymentId)
        : [];
    default:
      return [];
  }
}

const isDuplicateRefunded = ({ duplicatePayments }: Order, paymentId: string) =>
  duplicatePayments.some(({ id, refundId }) => id === paymentId && refundId !== undefined);

/** Details are requested only after payment: most unpaid orders are never paid. */
const isAwaitingDetails = ({ status, report }: Order) =>
  report.status === 'awaiting-details' && isPaidOrFree(status);
