import { requestUnmatchedRefund } from '#src/payments/unmatched/unmatched-payment.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { changePayment, formatRefundable } from './change-payment.ts';

/** Refunds a captured payment that fits no order, before the automatic refund after 24 hours or after a rejected refund. */
export const refundPayment = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  changePayment(context, id, options, {
    describe: (payment) => `refund ${formatRefundable(payment)} of ${id}`,
    decide: (payment, { at }) => requestUnmatchedRefund(payment, 'support', at),
    confirmation: 'Refund requested by support.',
  });
