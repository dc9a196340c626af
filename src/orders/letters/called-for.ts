/** Which letters an event calls for. */
import type { OrderEvent } from '#src/orders/events.ts';
import type { Order } from '#src/orders/order.ts';

export const ORDER_LETTERS = [
  'receipt',
  'details-needed',
  'late',
  'sla-breached',
  'part-refunded',
  'refunded',
  'duplicate-refunded',
] as const;
export type OrderLetter = (typeof ORDER_LETTERS)[number];

/** `about`: which of several is meant, the edition that is late, the payment or the refund that went back. */
export type EmailJob = { orderId: string; letter: OrderLetter; about?: string | undefined };

/** Sent once ever, however often it is called for. */
export const dedupeKey = ({ orderId, letter, about }: EmailJob) =>
  [orderId, letter, about].filter(Boolean).join('.');

/** `order`: as it stands after the event and those that came with it. */
export function lettersFor(order: Order, event: OrderEvent): EmailJob[] {
  const one = (letter: OrderLetter, about?: string | number): EmailJob[] => [
    { orderId: order.id, letter, ...(about === undefined ? {} : { about: String(about) }) },
  ];
  switch (event.type) {
    case 'PaymentCapturedByReturn':
    case 'PaymentCapturedByWebhook':
    case 'PaymentCapturedByReconciliation':
      return [...one('receipt'), ...(isWaiting(order) ? one('details-needed') : [])];
    case 'BirthDetailsRequested':
      return isWaiting(order) ? one('details-needed') : [];
    case 'DeliveryDelayed':
      return one('late', event.data.edition);
    case 'DeliverySlaBreached':
      return one('sla-breached', event.data.edition);
    case 'PaymentPartiallyRefunded':
      return one('part-refunded', event.data.gatewayRefundId);
    case 'PaymentRefunded':
      return one('refunded', isAnother(order) ? event.data.gatewayRefundId : undefined);
    case 'DuplicatePaymentRefunded':
      return one('duplicate-refunded', event.data.gatewayPaymentId);
    default:
      return [];
  }
}

/** What the first letter told of failed: this refund is told of by itself. */
const isAnother = ({ refunds }: Order) => refunds.some(({ failedAt }) => failedAt);

/** Nobody is asked for details before they have paid: most unpaid orders stay unpaid. */
const isWaiting = ({ status, report }: Order) =>
  report.status === 'awaiting-details' && (status === 'paid' || status === 'free');
