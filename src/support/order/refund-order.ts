import { formatPaise } from '#src/platform/contract-money.ts';
import { getAttentionReason } from '#src/orders/domain/attention-reason.ts';
import { computeRefundablePaise } from '#src/orders/domain/order-refunds.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { requestPartialRefund, requestRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';
import { ATTENTION_REASON_TEXTS } from './list-orders.ts';
import { loadOrderById } from './find-order-id.ts';

/** `amount`: rupees of a partial refund. */
type RefundOptions = ChangeOptions & { amount?: string };

/** Requests the refund of the remaining amount of a payment, or of a part. The reason is stored in the ledger. */
export const requestOrderRefund = (
  context: CommandContext,
  id: string,
  options: RefundOptions,
): Promise<CommandResult> => {
  const partPaise = options.amount === undefined ? undefined : parseAmount(options.amount);
  return runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const order = await loadOrderById(db, id);
    const decideRefund = (current: Order) =>
      partPaise === undefined
        ? requestRefund(current, 'support', meta.at)
        : requestPartialRefund(current, partPaise, meta.at);
    // Without an event nothing is left to refund, or the refund is in progress.
    if (decideRefund(order).length === 0) throw new CommandError(describeRefundStatus(order));
    const amount = formatPaise(partPaise ?? computeRefundablePaise(order));
    return {
      plan: [
        `Would refund ${amount} of ${order.id} (${order.gatewayPaymentId}).`,
        'Would e-mail the member when the gateway has completed the refund.',
      ],
      confirmation: { question: `Refund ${amount} of ${order.id}?`, expected: order.id },
      apply: () =>
        withJobs(db, async (jobs) => {
          const { events } = await changeOrder({ db, jobs }, order.id, meta, decideRefund);
          return { json: events, lines: events.map(describeEvent) };
        }),
    };
  });
};

/** "99.5" becomes 9950. @throws UsageError */
function parseAmount(rupees: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(rupees))
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
