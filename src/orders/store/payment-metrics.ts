/** Counts what happens to payments, refunds and deliveries, by the events of orders that were committed. */
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { createCounter } from '#src/platform/metrics/registry.ts';

const payments = createCounter('lagna_payments_total', 'Payments and attempts by outcome.', ['outcome']);
const refunds = createCounter('lagna_refunds_total', 'Refunds by outcome.', ['outcome']);
const deliveries = createCounter('lagna_deliveries_total', 'Reports by what became of their delivery.', [
  'outcome',
]);

type Count = { counter: typeof payments; outcome: string };

const toPaymentCount = (outcome: string): Count => ({ counter: payments, outcome });
const toRefundCount = (outcome: string): Count => ({ counter: refunds, outcome });
const toDeliveryCount = (outcome: string): Count => ({ counter: deliveries, outcome });

/** Events of captured payments that fit no order, which are defined in src/payments. */
type UnmatchedEventType =
  `UnmatchedPayment${'Detected' | 'RefundRequested' | 'Refunded' | 'RefundFailed' | 'RefundRejected'}`;

const COUNTS: Partial<Record<OrderEvent['type'] | UnmatchedEventType, Count>> = {
  PaymentRequested: toPaymentCount('requested'),
  PaymentAttemptFailed: toPaymentCount('failed'),
  CheckoutDismissed: toPaymentCount('dismissed'),
  PaymentCapturedByCheckout: toPaymentCount('captured'),
  PaymentCapturedByWebhook: toPaymentCount('captured'),
  PaymentCapturedByReconciliation: toPaymentCount('captured'),
  DuplicatePaymentDetected: toPaymentCount('duplicate'),
  UnmatchedPaymentDetected: toPaymentCount('unmatched'),
  RefundRequested: toRefundCount('requested'),
  UnmatchedPaymentRefundRequested: toRefundCount('requested'),
  PartialRefundRequested: toRefundCount('requested'),
  RefundPending: toRefundCount('pending'),
  PaymentRefunded: toRefundCount('refunded'),
  PaymentPartiallyRefunded: toRefundCount('refunded'),
  DuplicatePaymentRefunded: toRefundCount('refunded'),
  RefundMadeElsewhere: toRefundCount('refunded'),
  UnmatchedPaymentRefunded: toRefundCount('refunded'),
  RefundRejected: toRefundCount('rejected'),
  PartialRefundRejected: toRefundCount('rejected'),
  DuplicateRefundRejected: toRefundCount('rejected'),
  UnmatchedPaymentRefundRejected: toRefundCount('rejected'),
  RefundFailed: toRefundCount('failed'),
  UnmatchedPaymentRefundFailed: toRefundCount('failed'),
  ReportRendered: toDeliveryCount('printed'),
  ReportEmailSent: toDeliveryCount('sent'),
  ReportEmailBounced: toDeliveryCount('bounced'),
  ReportEmailFailed: toDeliveryCount('email_failed'),
  GenerationFailed: toDeliveryCount('generation_failed'),
  DeliveryDelayed: toDeliveryCount('delayed'),
  DeliverySlaBreached: toDeliveryCount('sla_breached'),
};

// From 0, so that the first failure is an increase.
for (const { counter, outcome } of Object.values(COUNTS)) counter.inc({ outcome }, 0);

export function countEvents(events: readonly { type: string }[]): void {
  for (const { type } of events) {
    const count = COUNTS[type as keyof typeof COUNTS];
    count?.counter.inc({ outcome: count.outcome });
  }
}
