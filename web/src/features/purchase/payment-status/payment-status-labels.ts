/** The texts of a payment status: a statement, its reason, and what happens next. */
import type { PaymentStatus, OrderPaymentStatus } from '#src/payments/contract.ts';
import type { OrderView } from '#src/orders/contract.ts';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import { isOrderClosed, type PaymentLookup } from './payment-status.ts';

export type PaymentStatusText = {
  tone: 'ok' | 'wait' | 'plain';
  statement: string;
  reason?: string;
  nextStep: string;
};

export function getPaymentStatusText(lookup: PaymentLookup): PaymentStatusText {
  return lookup.status === 'found'
    ? STATUS_TEXTS[lookup.result.paymentStatus](lookup.result)
    : LOOKUP_TEXTS[lookup.status];
}

/** One line for each further payment of the same order. */
export const describeDuplicatePayments = ({ duplicatePayments }: OrderPaymentStatus): string[] =>
  duplicatePayments.map(({ amountPaise, refunded }) =>
    refunded
      ? `A second payment of ${formatPaise(amountPaise)} reached us for this order. We have sent it back; banks show it within five to seven working days.`
      : `A second payment of ${formatPaise(amountPaise)} reached us for this order. It is on its way back to you; you need not ask for it.`,
  );

const LOOKUP_TEXTS: Record<Exclude<PaymentLookup['status'], 'found'>, PaymentStatusText> = {
  loading: {
    tone: 'plain',
    statement: 'We are asking.',
    nextStep: 'One moment: the gateway is looking it up.',
  },
  'signed-out': {
    tone: 'plain',
    statement: 'Log in, and we look it up.',
    reason: 'an order is shown to nobody but its owner.',
    nextStep: 'You come back to this page, with the answer on it.',
  },
  'not-started': {
    tone: 'plain',
    statement: 'No. Nothing was taken.',
    reason: 'we stopped before any payment could be asked for.',
    nextStep: 'You can try again with an easy mind. The price is shown before anything is paid.',
  },
  'not-found': {
    tone: 'plain',
    statement: 'We find no such order.',
    reason: 'none of the orders in this account is meant here.',
    nextStep: 'If you have two accounts, log in with the other one. Support finds any payment by its number.',
  },
  'no-recent-order': {
    tone: 'plain',
    statement: 'Nothing of yours waits here.',
    reason: 'this account has ordered nothing in the last three days.',
    nextStep: 'If your bank shows a debit in our name, send us its reference number and we look for it.',
  },
  unreachable: {
    tone: 'wait',
    statement: 'We could not look it up.',
    reason: 'this browser does not reach us at the moment.',
    nextStep: 'Once the line is back the answer comes by itself. Until then, please do not pay again.',
  },
};

const STATUS_TEXTS: Record<PaymentStatus, (status: OrderPaymentStatus) => PaymentStatusText> = {
  captured: ({ order, checkedAt }) => ({
    tone: 'ok',
    statement: `Your ${formatPaise(order.pricePaise)} arrived.`,
    reason: `the gateway handed it to us${order.paidAt ? ` ${formatRelativeDay(order.paidAt, checkedAt)}` : ''}.`,
    nextStep: describeNextStep(order, checkedAt),
  }),
  authorised: ({ order }) => ({
    tone: 'wait',
    statement: 'It is reserved, not taken.',
    reason: `your bank has approved ${formatPaise(order.pricePaise)} and we have not collected it yet.`,
    nextStep:
      'We try again every minute at first, later every hour. If it cannot be done, the bank frees the amount by itself. Please do not pay again.',
  }),
  pending: () => ({
    tone: 'wait',
    statement: 'Your bank has not decided yet.',
    reason: 'a payment for this order was begun, and the bank has said neither yes nor no.',
    nextStep:
      'That is usually over within ten minutes. A yes makes your report, a no costs nothing. Best wait for it before you pay again.',
  }),
  unpaid: (status) => ({
    tone: 'plain',
    statement: 'No. Nothing was taken.',
    reason: explainUnpaid(status),
    nextStep: isOrderClosed(status)
      ? 'The order has closed. Should a late payment come through all the same, we notice and make the report.'
      : 'Does your bank show a debit all the same? Then it never reached us, and banks have to reverse it within five working days.',
  }),
  unknown: () => ({
    tone: 'wait',
    statement: 'We cannot tell just now.',
    reason: 'the payment service gives us no answer.',
    nextStep:
      'We ask again by ourselves, every minute at first, later every hour. If the money is there, your report is made. Please do not pay again before we know.',
  }),
  refunded: ({ order }) => ({
    tone: 'ok',
    statement: 'It came, and we are returning it to you.',
    reason: 'this order was paid, and its payment is refunded.',
    nextStep: `My Reports says when the ${formatPaise(order.pricePaise)} went. Banks show it within five to seven working days of that.`,
  }),
};

function explainUnpaid({ order, failedAttempts }: OrderPaymentStatus): string {
  if (order.status === 'placed') return 'this order was placed, but you did not reach the payment page.';
  if (failedAttempts === 0) return 'the gateway has seen no payment for this order.';
  return failedAttempts === 1
    ? 'the one attempt to pay this order failed.'
    : `all ${failedAttempts} attempts to pay this order failed.`;
}

function describeNextStep({ report, dueBy }: OrderView, now: string): string {
  if (report === 'awaiting-details')
    return 'One thing is missing: the birth details. Add them in My Reports, and the 12 hours begin.';
  if (report === 'delivered') return 'The report is made and mailed. It stands in My Reports as well.';
  if (report === 'failed')
    return 'Making the report failed on our side, and we are working on it. If it cannot be made, you get the money back.';
  const deadline = dueBy ? `, at the latest ${formatRelativeDay(dueBy, now)}` : '';
  return `The report is being made and comes by mail${deadline}. You need not pay again.`;
}
