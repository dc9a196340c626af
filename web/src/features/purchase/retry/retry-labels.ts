import type { OrderPaymentStatus } from '#src/payments/contract.ts';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import { isClosed, type MoneyLook } from '#web/features/purchase/payment-status/payment-status.ts';
import { inPlainWords } from './failure-reasons.ts';

/** Money that is on its way to us, or may be, is not asked for a second time by a button. */
export const mayPay = (answer: OrderPaymentStatus): boolean =>
  !isClosed(answer) && (answer.paymentStatus === 'unpaid' || answer.paymentStatus === 'pending');

export function retryWords(look: MoneyLook): { title: string; lead: string } {
  if (look.status === 'asking') return { title: 'One moment', lead: 'We are looking up your order.' };
  if (look.status !== 'known')
    return { title: 'Your order', lead: 'We cannot show it right now. The reason is below.' };
  const { paymentStatus } = look.answer;
  if (paymentStatus === 'refunded')
    return { title: 'This order is settled', lead: 'It was paid, and the money goes back.' };
  if (isClosed(look.answer))
    return { title: 'This order has closed', lead: 'It was open for three days, and no payment came.' };
  if (!mayPay(look.answer))
    return {
      title: 'Please wait a little',
      lead: 'The order is open, but there is money on the way or unclear.',
    };
  return {
    title: 'Your order is still open',
    lead: 'Same report, same birth details, same price. Nothing has to be typed again.',
  };
}

/** What the last tries came to, the newest first. */
export function whatHappened({
  lastAttempt,
  failedAttempts,
  paymentStatus,
  checkedAt,
}: OrderPaymentStatus): string[] {
  if (!lastAttempt) return [];
  const at = formatRelativeDay(lastAttempt.at, checkedAt);
  const last =
    lastAttempt.kind === 'failed'
      ? `${inPlainWords(lastAttempt.reason)} That was ${at}.`
      : `The payment window was closed ${at}${paymentStatus === 'unpaid' ? ', before anything was paid' : ''}.`;
  const others = failedAttempts - (lastAttempt.kind === 'failed' ? 1 : 0);
  if (others <= 0) return [last];
  return [
    last,
    others === 1 ? 'One try before that was refused.' : `${others} tries before that were refused.`,
  ];
}
