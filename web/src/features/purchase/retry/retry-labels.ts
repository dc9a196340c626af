import type { OrderPaymentStatus } from '#src/payments/contract.ts';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import { isOrderClosed, type PaymentLookup } from '#web/features/purchase/payment-status/payment-status.ts';
import { describeFailureReason } from './failure-reasons.ts';

/** No pay button while an earlier payment may still arrive. */
export const isPayable = (status: OrderPaymentStatus): boolean =>
  !isOrderClosed(status) && (status.paymentStatus === 'unpaid' || status.paymentStatus === 'pending');

export function getRetryText(lookup: PaymentLookup): { title: string; lead: string } {
  if (lookup.status === 'loading') return { title: 'One moment', lead: 'We are looking up your order.' };
  if (lookup.status !== 'found')
    return { title: 'Your order', lead: 'We cannot show it right now. The reason is below.' };
  const { paymentStatus } = lookup.result;
  if (paymentStatus === 'refunded')
    return { title: 'This order is settled', lead: 'It was paid, and the money goes back.' };
  if (isOrderClosed(lookup.result))
    return { title: 'This order has closed', lead: 'It was open for three days, and no payment came.' };
  if (!isPayable(lookup.result))
    return {
      title: 'Please wait a little',
      lead: 'The order is open, but there is money on the way or unclear.',
    };
  return {
    title: 'Your order is still open',
    lead: 'Same report, same birth details, same price. Nothing has to be typed again.',
  };
}

/** The failed attempts, the newest first. */
export function describeAttempts({
  lastAttempt,
  failedAttempts,
  paymentStatus,
  checkedAt,
}: OrderPaymentStatus): string[] {
  if (!lastAttempt) return [];
  const at = formatRelativeDay(lastAttempt.at, checkedAt);
  const last =
    lastAttempt.kind === 'failed'
      ? `${describeFailureReason(lastAttempt.reason)} That was ${at}.`
      : `The payment window was closed ${at}${paymentStatus === 'unpaid' ? ', before anything was paid' : ''}.`;
  const others = failedAttempts - (lastAttempt.kind === 'failed' ? 1 : 0);
  if (others <= 0) return [last];
  return [
    last,
    others === 1 ? 'One try before that was refused.' : `${others} tries before that were refused.`,
  ];
}
