import { dismissUnmatched } from '#src/payments/unmatched/unmatched-payment.ts';
import type { Command } from './command.ts';
import { changePayment, formatRefundable, type ChangePaymentOptions } from './change-payment.ts';

/** Closes a captured payment that fits no order, because support resolved it outside of the shop. */
export const dismissPayment = (id: string, options: ChangePaymentOptions): Command =>
  changePayment(id, options, {
    describe: (payment) => `dismiss ${id} without refunding its ${formatRefundable(payment)}`,
    decide: (payment, { at }) => dismissUnmatched(payment, at),
    confirmation: 'Payment dismissed by support.',
  });
