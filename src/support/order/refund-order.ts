import { findMember } from '#src/accounts/members.ts';
import { formatExactPaise, formatPaise } from '#src/platform/contract-money.ts';
import { getAttentionReason } from '#src/orders/domain/attention-reason.ts';
import {
  computeRefundablePaise,
  computeUnrequestedPaise,
  sumRefundedPaise,
} from '#src/orders/domain/refund-amounts.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { requestPartialRefund, requestRefund } from '#src/orders/domain/refund-commands.ts';
import { findNextCreditNoteNumber } from '#src/orders/tax/tax-documents.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';
import { ATTENTION_REASON_TEXTS } from './attention-texts.ts';
import { runOrderChange } from './run-order-change.ts';

/** `amount`: rupees of a partial refund. */
type RefundOptions = ChangeOptions & { amount?: string };

/** Requests the refund of the remaining amount of a payment, or of a part. The reason is stored in the ledger. */
export const requestOrderRefund = (
  context: CommandContext,
  id: string,
  options: RefundOptions,
): Promise<CommandResult> => {
  const partPaise = options.amount === undefined ? undefined : parseAmount(options.amount);
  return runOrderChange(context, id, options, async ({ db, order, meta }) => {
    const decideRefund = (current: Order) =>
      partPaise === undefined
        ? requestRefund(current, 'support', meta.at)
        : requestPartialRefund(current, partPaise, meta.at);
    // Without an event nothing is left to refund, or the refund is in progress.
    if (decideRefund(order).length === 0) throw new CommandError(describeRefundStatus(order));
    const amountPaise = partPaise ?? computeRefundablePaise(order);
    const member = await findMember(db, order.memberId);
    const creditNote = await findNextCreditNoteNumber(db, order.id, meta.at);
    return {
      plan: listPlan(order, {
        amountPaise,
        pendingPaise: partPaise === undefined ? amountPaise - computeUnrequestedPaise(order) : 0,
        email: member?.email,
        creditNote,
      }),
      confirmation: {
        question: `Refund ${formatExactPaise(amountPaise)}${member ? ` to ${member.name}` : ''}?`,
        expected: order.id,
      },
      apply: () =>
        withJobs(db, async (jobs) => {
          const { events } = await changeOrder({ db, jobs }, order.id, meta, decideRefund);
          return { json: events, lines: events.map(describeEvent) };
        }),
    };
  });
};

function listPlan(
  order: Order,
  {
    amountPaise,
    pendingPaise,
    email,
    creditNote,
  }: { amountPaise: number; pendingPaise: number; email: string | undefined; creditNote: string | undefined },
): string[] {
  const refunded = sumRefundedPaise(order);
  return [
    `Would refund ${formatExactPaise(amountPaise)} of ${formatExactPaise(order.amountPaidPaise!)} (${order.gatewayPaymentId}), ${refunded === 0 ? 'no refund' : `${formatExactPaise(refunded)} refunded`} so far.`,
    ...(pendingPaise > 0
      ? [`${formatExactPaise(pendingPaise)} of it waits for the bank already and is not sent again.`]
      : []),
    email ? `Would e-mail ${email}.` : 'Would send no e-mail: the account is deleted.',
    creditNote
      ? `Would issue credit note ${creditNote}, the next number now, when the refund is completed.`
      : 'Would issue no credit note: the payment has no invoice.',
  ];
}

/** "99.5" becomes 9950. @throws UsageError */
function parseAmount(rupees: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(rupees) || Number(rupees) === 0)
    throw new UsageError('--amount expects rupees, such as 100 or 99.50.');
  return Math.round(Number(rupees) * 100);
}

function describeRefundStatus(order: Order): string {
  const { id, status, refund } = order;
  const amount = formatPaise(refund!.amountPaise);
  if (status === 'refunded')
    return `${id}: ${amount} are refunded already (${refund!.gatewayRefundId ?? 'by a lost dispute'}).`;
  return getAttentionReason(order) === 'dispute-partly-lost'
    ? `${id}: ${ATTENTION_REASON_TEXTS['dispute-partly-lost']} (${amount}).`
    : `${id}: the refund of ${amount} is in progress.`;
}
