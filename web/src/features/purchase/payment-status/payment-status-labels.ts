/** The texts of a payment status: a statement, its reason, and what happens next. */
import type { PaymentStatus, OrderPaymentStatus } from '#src/payments/contract.ts';
import type { OrderView } from '#src/orders/contract.ts';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import { isOrderClosed, type PaymentLookup } from './payment-status.ts';

export type PaymentStatusText = {
  tone: 'success' | 'pending' | 'neutral';
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
      ? `A second payment of ${formatPaise(amountPaise)} reached us for this order. We have sent it back; banks take 5 to 7 working days to show it.`
      : `A second payment of ${formatPaise(amountPaise)} reached us for this order. It is on its way back to you; you need not ask for it.`,
  );

const LOOKUP_TEXTS: Record<Exclude<PaymentLookup['status'], 'found'>, PaymentStatusText> = {
  loading: {
    tone: 'neutral',
    statement: 'We are checking.',
    nextStep: 'One moment: the payment service is looking it up.',
  },
  'signed-out': {
    tone: 'neutral',
    statement: 'Log in, and we will look it up.',
    reason: 'an order is shown only to its owner.',
    nextStep: 'You then come back to this page and see the answer.',
  },
  'not-started': {
    tone: 'neutral',
    statement: 'No. Nothing was taken.',
    reason: 'we stopped before any payment could be asked for.',
    nextStep: 'You can safely try again. The price is shown before anything is paid.',
  },
  'not-found': {
    tone: 'neutral',
    statement: 'We cannot find this order.',
    reason: 'the link does not belong to an order of this account.',
    nextStep: 'If you have two accounts, log in with the other one. Support finds any payment by its number.',
  },
  'no-recent-order': {
    tone: 'neutral',
    statement: 'You have no open payment.',
    reason: 'this account has ordered nothing in the last three days.',
    nextStep:
      'If your bank shows a debit in our name, send us its reference number, and we will look for it.',
  },
  unreachable: {
    tone: 'pending',
    statement: 'We could not look it up.',
    reason: 'this browser does not reach us at the moment.',
    nextStep:
      'When the connection is back, the answer appears by itself. Until then, please do not pay again.',
  },
};

const STATUS_TEXTS: Record<PaymentStatus, (status: OrderPaymentStatus) => PaymentStatusText> = {
  captured: ({ order, checkedAt }) => ({
    tone: 'success',
    statement: `Your ${formatPaise(order.pricePaise)} arrived.`,
    reason: `the payment service collected it for us${order.paidAt ? ` ${formatRelativeDay(order.paidAt, checkedAt)}` : ''}.`,
    nextStep: describeNextStep(order, checkedAt),
  }),
  authorized: ({ order }) => ({
    tone: 'pending',
    statement: 'It is reserved, not taken.',
    reason: `your bank has approved ${formatPaise(order.pricePaise)} and we have not collected it yet.`,
    nextStep:
      'We try again every minute at first, later every hour. If it cannot be done, the bank releases the amount automatically. Please do not pay again.',
  }),
  pending: () => ({
    tone: 'pending',
    statement: 'Your bank has not decided yet.',
    reason: 'a payment for this order was started, and the bank has not answered yet.',
    nextStep:
      'This usually takes less than ten minutes. If the bank says yes, we make your report; if it says no, you pay nothing. Please wait before you pay again.',
  }),
  unpaid: (status) => ({
    tone: 'neutral',
    statement: 'No. Nothing was taken.',
    reason: explainUnpaid(status),
    nextStep: isOrderClosed(status)
      ? 'The order has closed. If a late payment still arrives, we notice it and make the report.'
      : 'If your bank shows a debit, the money did not reach us. The bank has to return it within 5 working days.',
  }),
  unknown: () => ({
    tone: 'pending',
    statement: 'We do not know at the moment.',
    reason: 'the payment service does not answer.',
    nextStep:
      'We ask again automatically, every minute at first, later every hour. If the payment is there, we make your report. Please do not pay again before we know.',
  }),
  refunded: ({ order }) => ({
    tone: 'success',
    statement: 'It arrived, and we are refunding it.',
    reason: 'this order was paid, and its payment is refunded.',
    nextStep: `My Reports shows when we sent the ${formatPaise(order.pricePaise)}. Banks take 5 to 7 working days to show it.`,
  }),
};

function explainUnpaid({ order, failedAttempts }: OrderPaymentStatus): string {
  if (order.status === 'placed') return 'this order was placed, but you did not reach the payment page.';
  if (failedAttempts === 0) return 'the payment service has no payment for this order.';
  return failedAttempts === 1
    ? 'the one attempt to pay this order failed.'
    : `all ${failedAttempts} attempts to pay this order failed.`;
}

function describeNextStep({ reportStatus, dueBy }: OrderView, now: string): string {
  if (reportStatus === 'awaiting-details')
    return 'One thing is missing: the birth details. Add them in My Reports, and the 12 hours begin.';
  if (reportStatus === 'delivered')
    return 'The report is ready, and we have sent it by e-mail. It is in My Reports too.';
  if (reportStatus === 'failed')
    return 'Making the report failed on our side, and we are working on it. If it cannot be made, you get the money back.';
  const deadline = dueBy ? `, at the latest ${formatRelativeDay(dueBy, now)}` : '';
  return `The report is being made and comes by e-mail${deadline}. You need not pay again.`;
}
