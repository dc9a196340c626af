/** Counts what happens to payments, refunds and deliveries, by the events of orders that were committed. */
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { createCounter } from '#src/platform/metrics/registry.ts';

const payments = createCounter('lagna_payments_total', 'Payments and attempts by outcome.', ['outcome']);
const refunds = createCounter('lagna_refunds_total', 'Refunds by outcome.', ['outcome']);
const deliveries = createCounter('lagna_deliveries_total', 'Reports by what became of their delivery.', [
  'outcome',
]);

type Count = { counter: typeof payments; outcome: string };

const countPayment = (outcome: string): Count => ({ counter: payments, outcome });
const countRefund = (outcome: string): Count => ({ counter: refunds, outcome });
const countDelivery = (outcome: string): Count => ({ counter: deliveries, outcome });

/** Of captured payments that fit no order, whose events are defined in src/payments. */
type UnmatchedEventType =
  `UnmatchedPayment${'Detected' | 'RefundRequested' | 'Refunded' | 'RefundFailed' | 'RefundRejected'}`;

const COUNTS: Partial<Record<OrderEvent['type'] | UnmatchedEventType, Count>> = {
  PaymentRequested: countPayment('requested'),
  PaymentAttemptFailed: countPayment('failed'),
  CheckoutDismissed: countPayment('dismissed'),
  PaymentCapturedByCheckout: countPayment('captured'),
  PaymentCapturedByWebhook: countPayment('captured'),
  PaymentCapturedByReconciliation: countPayment('captured'),
  DuplicatePaymentDetected: countPayment('duplicate'),
  UnmatchedPaymentDetected: countPayment('unmatched'),
  RefundRequested: countRefund('requested'),
  UnmatchedPaymentRefundRequested: countRefund('requested'),
  PartialRefundRequested: countRefund('requested'),
  RefundPending: countRefund('pending'),
  PaymentRefunded: countRefund('refunded'),
  PaymentPartiallyRefunded: countRefund('refunded'),
  DuplicatePaymentRefunded: countRefund('refunded'),
  RefundMadeElsewhere: countRefund('refunded'),
  UnmatchedPaymentRefunded: countRefund('refunded'),
  RefundRejected: countRefund('rejected'),
  PartialRefundRejected: countRefund('rejected'),
  DuplicateRefundRejected: countRefund('rejected'),
  UnmatchedPaymentRefundRejected: countRefund('rejected'),
  RefundFailed: countRefund('failed'),
  UnmatchedPaymentRefundFailed: countRefund('failed'),
  ReportRendered: countDelivery('printed'),
  ReportEmailSent: countDelivery('sent'),
  ReportEmailBounced: countDelivery('bounced'),
  ReportEmailFailed: countDelivery('email_failed'),
  GenerationFailed: countDelivery('generation_failed'),
  DeliveryDelayed: countDelivery('delayed'),
  DeliverySlaBreached: countDelivery('sla_breached'),
};

// From 0, so that the first failure is an increase.
for (const { counter, outcome } of Object.values(COUNTS)) counter.inc({ outcome }, 0);

export function countPaymentEvents(events: readonly { type: string }[]): void {
  for (const { type } of events) {
    const count = COUNTS[type as keyof typeof COUNTS];
    count?.counter.inc({ outcome: count.outcome });
  }
}
