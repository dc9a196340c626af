import { dismissUnmatched } from '#src/payments/unmatched/unmatched-payment.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { changePayment, formatRefundable } from './change-payment.ts';

/** Closes a captured payment that fits no order, because support resolved it outside of the site. */
export const dismissPayment = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  changePayment(context, id, options, {
    describe: (payment) => `dismiss ${id} without refunding its ${formatRefundable(payment)}`,
    decide: (payment, { at }) => dismissUnmatched(payment, at),
    confirmation: 'Payment dismissed by support.',
  });
