import { formatPaise } from '#src/platform/contract-money.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { isOpenDispute } from '#src/orders/domain/dispute.ts';
import { changeUnmatchedPayment, loadUnmatchedPayment } from '#src/payments/unmatched/change-unmatched.ts';
import {
  computeRefundable,
  dismissUnmatched,
  isPartlyLost,
  requestUnmatchedRefund,
  type UnmatchedPayment,
  type UnmatchedPaymentEvent,
} from '#src/payments/unmatched/unmatched-payment.ts';
import { createSupportMeta, type Command } from './command.ts';
import { findReasonIssue } from './order-refund.ts';
import { withJobs } from './with-jobs.ts';

type SettleOptions = { reason: string; yes?: boolean };
type Decision = {
  /** what the command would do: "refund ₹490" */
  describe: (payment: UnmatchedPayment) => string;
  decide: (payment: UnmatchedPayment, meta: EventMeta) => UnmatchedPaymentEvent[];
  /** printed when the command has changed the payment */
  confirmation: string;
};

/** Refunds a captured payment that fits no order, before the automatic refund after 24 hours or after a rejected refund. */
export const refundPayment = (id: string, options: SettleOptions): Command =>
  settlePayment(id, options, {
    describe: (payment) => `refund ${formatAmount(payment)} of ${id}`,
    decide: (payment, { at }) => requestUnmatchedRefund(payment, 'support', at),
    confirmation: 'Refund requested by support.',
  });

/** Closes a captured payment that fits no order, because support settled it outside of the shop. */
export const dismissPayment = (id: string, options: SettleOptions): Command =>
  settlePayment(id, options, {
    describe: (payment) => `dismiss ${id} without refunding its ${formatAmount(payment)}`,
    decide: (payment, { at }) => dismissUnmatched(payment, at),
    confirmation: 'Payment dismissed by support.',
  });

/** Without `yes` nothing is changed. The reason is stored in the ledger. */
const settlePayment =
  (
    id: string,
    { reason, yes = false }: SettleOptions,
    { describe, decide, confirmation }: Decision,
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

function formatAmount(payment: UnmatchedPayment): string {
  const refundable = computeRefundable(payment);
  return payment.currency === 'INR' ? formatPaise(refundable) : `${refundable / 100} ${payment.currency}`;
}
