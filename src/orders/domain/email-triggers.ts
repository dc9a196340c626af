/** Which order e-mails an event triggers. */
import type { OrderEvent } from './events.ts';
import { findCompletingRefund, hasFailedDuplicateRefund } from './duplicate-refund.ts';
import { isOpenDispute } from './dispute.ts';
import { isDuplicateReturned, isPaymentDisputed } from './order-disputes.ts';
import { computeRefundablePaise, hasFailedRefund } from './refund-amounts.ts';
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
  'refund-on-hold',
  'returned-by-bank',
  'refunded-elsewhere',
  'payment-unmatched',
  'unmatched-refunded',
  'unmatched-refund-failed',
] as const;
export type OrderEmailKind = (typeof ORDER_EMAIL_KINDS)[number];

/** `subjectId`: the edition, payment, refund or number that the e-mail is about, where an order can have several. */
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
    case 'PaymentCapturedByCheckout':
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
      return isReturned(order, event.data.gatewayPaymentId)
        ? []
        : createJobs('refund-failed', event.data.gatewayRefundId);
    case 'PaymentPartiallyRefunded':
      return createJobs('partially-refunded', event.data.gatewayRefundId);
    case 'PaymentRefunded':
      // If an earlier refund failed after its e-mail, this refund needs an e-mail with another key.
      return createJobs('refunded', hasFailedRefund(order) ? event.data.gatewayRefundId : undefined);
    case 'RefundMadeElsewhere':
      return createJobs('refunded-elsewhere', order.refundsMadeElsewhere.length);
    case 'DuplicatePaymentRefunded':
      // A duplicate payment can be refunded in parts: one e-mail, about the last of them.
      return createDuplicateRefundedJobs(order, event.data.gatewayPaymentId);
    case 'DisputeOpened':
      return isRefundOnHold(order) ? createJobs('refund-on-hold', event.data.disputeId) : [];
    case 'DisputeClosed':
      return event.data.outcome === 'lost' && isReturnedByBank(order)
        ? createJobs('returned-by-bank', event.data.disputeId)
        : [];
    case 'BirthDetailsReminded':
      return createJobs('details-needed', `reminder-${event.data.reminderNumber}`);
    default:
      return [];
  }
}

/** If an earlier refund failed after its e-mail, the completing refund needs an e-mail with another key. */
function createDuplicateRefundedJobs(order: Order, paymentId: string): OrderEmailJob[] {
  const duplicate = order.duplicatePayments.find(({ id }) => id === paymentId);
  const completingRefund = duplicate && findCompletingRefund(duplicate);
  if (!completingRefund) return [];
  const subjectId = hasFailedDuplicateRefund(duplicate)
    ? `${paymentId}.${completingRefund.refundId}`
    : paymentId;
  return [{ orderId: order.id, kind: 'duplicate-refunded', subjectId }];
}

/** The payer has all money of the payment: by refunds, from the bank or from support. */
export function isReturned(order: Order, paymentId: string): boolean {
  const duplicate = order.duplicatePayments.find(({ id }) => id === paymentId);
  return duplicate ? isDuplicateReturned(order, duplicate) : computeRefundablePaise(order) === 0;
}

/** A requested refund waits for the decision of the bank. */
export const isRefundOnHold = (order: Order): boolean =>
  order.status === 'refund-requested' && order.disputes.some(isOpenDispute) && isPaymentDisputed(order);

/** The bank has completed a requested refund. */
export const isReturnedByBank = ({ status, refund }: Order): boolean =>
  status === 'refunded' && refund?.gatewayRefundId === undefined && (refund?.requestCount ?? 0) > 0;

/** Details are requested only after payment: most unpaid orders are never paid. */
const isAwaitingDetails = ({ status, report }: Order) =>
  report.status === 'awaiting-details' && isPaidOrFree(status);
