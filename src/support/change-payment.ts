/** What `payment refund` and `payment dismiss` have in common: both change a captured payment that fits no order. */
import type { EventMeta } from '#src/ledger/event.ts';
import { isOpenDispute } from '#src/orders/domain/dispute.ts';
import { changeUnmatchedPayment, loadUnmatchedPayment } from '#src/payments/unmatched/change-unmatched.ts';
import {
  computeRefundable,
  isPartlyLost,
  type UnmatchedPayment,
  type UnmatchedPaymentEvent,
} from '#src/payments/unmatched/unmatched-payment.ts';
import { createSupportMeta, type Command } from './command.ts';
import { formatAmount } from './format.ts';
import { findReasonIssue } from './reason.ts';
import { withJobs } from './with-jobs.ts';

export type ChangePaymentOptions = { reason: string; yes?: boolean };

type PaymentChange = {
  /** what the command would do: "refund ₹490 of pay_IH4NVgf4Dreq1l" */
  describe: (payment: UnmatchedPayment) => string;
  /** an empty list when the payment cannot be changed in this way */
  decide: (payment: UnmatchedPayment, meta: EventMeta) => UnmatchedPaymentEvent[];
  /** printed when the command has changed the payment */
  confirmation: string;
};

/** @param id gateway payment id. Without `yes` nothing is changed. The reason is stored in the ledger. */
export const changePayment =
  (
    id: string,
    { reason, yes = false }: ChangePaymentOptions,
    { describe, decide, confirmation }: PaymentChange,
  ): Command =>
  async (db, print) => {
    const payment = await loadUnmatchedPayment(db, id);
    const issue = findReasonIssue(reason) ?? (payment ? undefined : createUnknownPaymentMessage(id));
    const meta = createSupportMeta(reason.trim());
    if (issue || !payment || decide(payment, meta).length === 0) {
      console.error(issue ?? describeStatus(payment!));
      return false;
    }
    if (!yes) {
      print(`Would ${describe(payment)}. Nothing was changed: add --yes to do it.`);
      return false;
    }
    await withJobs(db, (jobs) =>
      changeUnmatchedPayment({ db, jobs }, id, meta, (current) => (current ? decide(current, meta) : [])),
    );
    print(confirmation);
    return true;
  };

const createUnknownPaymentMessage = (id: string) =>
  `No payment ${id} without an order. “order list --needs-attention” lists them; “order refund” refunds the payment of an order.`;

function describeStatus(payment: UnmatchedPayment): string {
  const { id, status, disputes } = payment;
  if (disputes.some(isOpenDispute)) return `${id} is disputed at the bank: nothing can be refunded.`;
  return isPartlyLost(payment) && status !== 'dismissed'
    ? `The bank returned a part of ${id} after a lost dispute. Refund the rest in the gateway’s dashboard, or settle it and use “payment dismiss”.`
    : `${id} cannot be changed: its status is ${status}.`;
}

/** The amount that is neither refunded nor lost to the bank. */
export const formatRefundable = (payment: UnmatchedPayment): string =>
  formatAmount(computeRefundable(payment), payment.currency);
