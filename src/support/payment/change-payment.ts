/** What `payment refund` and `payment dismiss` have in common: both change a captured payment that fits no order. */
import type { EventMeta } from '#src/ledger/event.ts';
import { isOpenDispute } from '#src/orders/domain/dispute.ts';
import { changeUnmatchedPayment, loadUnmatchedPayment } from '#src/payments/unmatched/change-unmatched.ts';
import {
  computeRefundableAmount,
  isPartlyLost,
  type UnmatchedPayment,
  type UnmatchedPaymentEvent,
} from '#src/payments/unmatched/unmatched-payment.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { formatAmount } from '#src/support/terminal/format.ts';
import { withJobs } from '#src/support/with-jobs.ts';

type PaymentChange = {
  /** what the command would do: "refund ₹490 of pay_IH4NVgf4Dreq1l" */
  describe: (payment: UnmatchedPayment) => string;
  /** an empty list when the payment cannot be changed in this way */
  decide: (payment: UnmatchedPayment, meta: EventMeta) => UnmatchedPaymentEvent[];
  /** printed when the command has changed the payment */
  confirmation: string;
};

/** @param id gateway payment id. The reason is stored in the ledger. */
export const changePayment = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
  { describe, decide, confirmation }: PaymentChange,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const payment = await loadUnmatchedPayment(db, id);
    if (!payment) throw new CommandError(createUnknownPaymentMessage(id));
    if (decide(payment, meta).length === 0) throw new CommandError(describeStatus(payment));
    const action = describe(payment);
    return {
      plan: [`Would ${action}.`],
      confirmation: { question: `${action[0]!.toUpperCase()}${action.slice(1)}?`, expected: id },
      async apply() {
        await withJobs(db, (jobs) =>
          changeUnmatchedPayment({ db, jobs }, id, meta, (current) => (current ? decide(current, meta) : [])),
        );
        return { json: { id, action }, lines: [confirmation] };
      },
    };
  });

const createUnknownPaymentMessage = (id: string) =>
  `No payment ${id} without an order. “lagna order list --needs-attention” lists them; “lagna order refund” refunds the payment of an order.`;

function describeStatus(payment: UnmatchedPayment): string {
  const { id, status, disputes } = payment;
  if (disputes.some(isOpenDispute)) return `${id} is disputed at the bank: nothing can be refunded.`;
  return isPartlyLost(payment) && status !== 'dismissed'
    ? `The bank returned a part of ${id} after a lost dispute. Refund the rest in the gateway’s dashboard, or settle it and use “lagna payment dismiss”.`
    : `${id} cannot be changed: its status is ${status}.`;
}

/** The amount that is neither refunded nor lost to the bank. */
export const formatRefundable = (payment: UnmatchedPayment): string =>
  formatAmount(computeRefundableAmount(payment), payment.currency);
