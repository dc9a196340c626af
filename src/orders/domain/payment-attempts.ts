/** Payment attempts in the order state: payments that failed, and checkouts that the buyer closed. */
import type { EventOf } from './events.ts';
import type { Order } from './order-state.ts';

type PaymentAttempt = EventOf<'PaymentAttemptFailed' | 'CheckoutDismissed'>;

/** More attempts than buyers make. Without a limit a member could fill the ledger. */
const MAX_RECORDED_ATTEMPTS = 20;

/** Failed and dismissed attempts are recorded only while the order is open, each report of a failed payment once. */
export function recordPaymentAttempt(order: Order, attempt: PaymentAttempt): PaymentAttempt[] {
  if (order.status !== 'payment-requested' || order.attemptCount >= MAX_RECORDED_ATTEMPTS) return [];
  const key = getFailureKey(attempt);
  return key !== undefined && order.recordedFailures.includes(key) ? [] : [attempt];
}

export function applyPaymentAttempt(order: Order, attempt: PaymentAttempt): Order {
  const key = getFailureKey(attempt);
  return {
    ...order,
    attemptCount: order.attemptCount + 1,
    recordedFailures: key === undefined ? order.recordedFailures : [...order.recordedFailures, key],
  };
}

/**
 * Identifies a failed payment and its reporter. Webhook and reconciliation have the same key, because the gateway reports a
 * failed payment again at every check. The browser has another key, because its reports are not verified.
 * @returns undefined without a payment
 */
function getFailureKey(attempt: PaymentAttempt): string | undefined {
  if (attempt.type === 'CheckoutDismissed' || !attempt.data.gatewayPaymentId) return undefined;
  const reporter = attempt.data.reportedBy === 'browser' ? 'browser' : 'gateway';
  return `${reporter}:${attempt.data.gatewayPaymentId}`;
}
