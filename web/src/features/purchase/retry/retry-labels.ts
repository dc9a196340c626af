import type { OrderPaymentStatus } from '#src/payments/contract.ts';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import { isOrderClosed, type PaymentLookup } from '#web/features/purchase/payment-status/payment-status.ts';

/**
 * False while a payment is authorized or its status is unknown. True while one is pending: the bank may still decline it,
 * and the member may try another method.
 */
export const isPayable = (status: OrderPaymentStatus): boolean =>
  !isOrderClosed(status) && (status.paymentStatus === 'unpaid' || status.paymentStatus === 'pending');

export function getRetryText(lookup: PaymentLookup): { title: string; lead: string } {
  if (lookup.status === 'loading') return { title: 'One moment', lead: 'We are looking up your order.' };
  if (lookup.status !== 'found')
    return { title: 'Your order', lead: 'We cannot show it right now. The reason is below.' };
  const { paymentStatus } = lookup.result;
  if (paymentStatus === 'refunded')
    return { title: 'This order is refunded', lead: 'It was paid, and we return the money.' };
  if (isOrderClosed(lookup.result))
    return { title: 'This order has closed', lead: 'It was open for three days, and no payment came.' };
  if (!isPayable(lookup.result))
    return {
      title: 'Please wait a little',
      lead: 'The order is open. A payment may be on its way, or the bank has not decided yet.',
    };
  return {
    title: 'Your order is still open',
    lead: 'Same report, same birth details, same price. Nothing has to be typed again.',
  };
}

/** A sentence about the last attempt, and one about the number of failed attempts before it. */
export function describeAttempts({
  lastAttempt,
  failedAttempts,
  paymentStatus,
  checkedAt,
}: OrderPaymentStatus): string[] {
  if (!lastAttempt) return [];
  const time = formatRelativeDay(lastAttempt.at, checkedAt);
  const lastAttemptText =
    lastAttempt.kind === 'failed'
      ? `${describeFailureReason(lastAttempt.reason)} That was ${time}.`
      : `The payment window was closed ${time}${paymentStatus === 'unpaid' ? ', before anything was paid' : ''}.`;
  const earlierFailures = failedAttempts - (lastAttempt.kind === 'failed' ? 1 : 0);
  if (earlierFailures <= 0) return [lastAttemptText];
  return [
    lastAttemptText,
    earlierFailures === 1
      ? 'One attempt before that failed.'
      : `${earlierFailures} attempts before that failed.`,
  ];
}

/** The gateway's reasons for a failed payment. https://razorpay.com/docs/errors/payments/ */
const FAILURE_REASONS: Record<string, string> = {
  authentication_failed: 'The bank could not confirm that it was you.',
  card_declined: 'The bank declined the card.',
  card_disabled_for_online_payments: 'Online payments are switched off for this card.',
  card_expired: 'The card has expired.',
  card_number_invalid: 'The card number was not valid.',
  gateway_technical_error: 'The bank had a technical problem.',
  incorrect_cvv: 'The three digits on the back of the card were wrong.',
  incorrect_otp: 'The one-time password was wrong.',
  incorrect_pin: 'The UPI PIN was wrong.',
  insufficient_fund: 'The account did not have enough money for this payment.',
  insufficient_funds: 'The account did not have enough money for this payment.',
  invalid_otp: 'The one-time password was wrong.',
  invalid_vpa: 'That UPI ID is not known.',
  payment_cancelled: 'The payment was stopped at the bank or in the UPI app.',
  payment_timed_out: 'The bank took too long, and the payment was stopped.',
  transaction_daily_limit_exceeded: 'The daily limit of the card or account was reached.',
};

/** A sentence for the gateway's reason of a failed payment. */
export const describeFailureReason = (reason: string | undefined): string =>
  (reason && FAILURE_REASONS[reason]) || 'The payment did not go through.';
