import { requestUnmatchedRefund } from '#src/payments/unmatched/unmatched-payment.ts';
import type { Command } from './command.ts';
import { changePayment, formatRefundable, type ChangePaymentOptions } from './change-payment.ts';

/** Refunds a captured payment that fits no order, before the automatic refund after 24 hours or after a rejected refund. */
export const refundPayment = (id: string, options: ChangePaymentOptions): Command =>
  changePayment(id, options, {
    describe: (payment) => `refund ${formatRefundable(payment)} of ${id}`,
    decide: (payment, { at }) => requestUnmatchedRefund(payment, 'support', at),
    confirmation: 'Refund requested by support.',
  });
