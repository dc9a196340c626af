import { formatPaise } from '#src/platform/contract-money.ts';
import { getAttentionReason } from '#src/orders/domain/attention-reason.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { computeRefundablePaise } from '#src/orders/domain/order-refunds.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { requestPartialRefund, requestRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import { createSupportMeta, type Command } from './command.ts';
import { describeEvent } from './event-descriptions.ts';
import { ATTENTION_REASON_TEXTS } from './order-list.ts';
import { createNotFoundMessage, findOrderId } from './order-show.ts';
import { findReasonIssue } from './reason.ts';
import { withJobs } from './with-jobs.ts';

/** `amount`: rupees of a partial refund. */
type RefundOptions = { reason: string; amount?: string; yes?: boolean };

/**
 * Requests the refund of the remaining amount of a payment, or of a part. Without `yes` nothing is changed. The reason is
 * stored in the ledger.
 */
export const requestOrderRefund =
  (id: string, { reason, amount, yes = false }: RefundOptions): Command =>
  async (db, print) => {
    const inputIssue = findReasonIssue(reason) ?? findAmountIssue(amount);
    const orderId = await findOrderId(db, id);
    const order = orderId && (await loadOrder(db, orderId))?.order;
    if (inputIssue || !order) {
      console.error(inputIssue ?? createNotFoundMessage(id));
      return false;
    }
    const meta = createSupportMeta(reason.trim());
    const partPaise = amount === undefined ? undefined : toPaise(amount);
    const decideRefund = (current: Order) =>
      partPaise === undefined
        ? requestRefund(current, 'support', meta.at)
        : requestPartialRefund(current, partPaise, meta.at);
    try {
      const [plannedEvent] = decideRefund(order);
      if (!plannedEvent) print(describeRefundStatus(order));
      else if (!yes) print(describePlan(order, partPaise));
      else {
        const { events } = await withJobs(db, (jobs) =>
          changeOrder({ db, jobs }, order.id, meta, decideRefund),
        );
        events.forEach((event) => print(describeEvent(event)));
      }
      return !plannedEvent || yes;
    } catch (error) {
      if (!(error instanceof OrderRuleError)) throw error;
      console.error(error.message);
      return false;
    }
  };

/** "99.5" becomes 9950. The text has passed findAmountIssue. */
const toPaise = (rupees: string): number => Math.round(Number(rupees) * 100);

const findAmountIssue = (amount: string | undefined): string | undefined =>
  amount === undefined || /^\d{1,7}(\.\d{1,2})?$/.test(amount)
    ? undefined
    : '--amount expects rupees, such as 100 or 99.50.';

const describePlan = (order: Order, partPaise?: number) =>
  `Would refund ${formatPaise(partPaise ?? computeRefundablePaise(order))} of ${order.id} (${order.gatewayPaymentId}). Nothing was changed: add --yes to do it.`;

function describeRefundStatus(order: Order): string {
  const { id, status, refund } = order;
  const amount = formatPaise(refund!.amountPaise);
  if (status === 'refunded')
    return `${id}: ${amount} are refunded already (${refund!.gatewayRefundId ?? 'by a lost dispute'}).`;
  return getAttentionReason(order) === 'dispute-partly-lost'
    ? `${id}: ${ATTENTION_REASON_TEXTS['dispute-partly-lost']} (${amount}).`
    : `${id}: the refund of ${amount} is in progress.`;
}
