import { formatPaise } from '#src/platform/contract-money.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { computeRefundablePaise } from '#src/orders/domain/order-refunds.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import { createSupportMeta, type Command } from './command.ts';
import { describeEvent } from './event-descriptions.ts';
import { createNotFoundMessage, findOrderId } from './order-show.ts';
import { withJobs } from './with-jobs.ts';

type RefundOptions = { reason: string; yes?: boolean };

/** Requests the refund of the remaining amount of a payment. Without `yes` nothing is changed. The reason is stored in the ledger. */
export const requestOrderRefund =
  (id: string, { reason, yes = false }: RefundOptions): Command =>
  async (db, print) => {
    const reasonIssue = findReasonIssue(reason);
    const orderId = await findOrderId(db, id);
    const order = orderId && (await loadOrder(db, orderId))?.order;
    if (reasonIssue || !order) {
      console.error(reasonIssue ?? createNotFoundMessage(id));
      return false;
    }
    const meta = createSupportMeta(reason.trim());
    try {
      const [planned] = requestRefund(order, 'support', meta.at);
      if (!planned) print(describeRefundStatus(order));
      else if (!yes) print(describePlan(order));
      else {
        const { events } = await withJobs(db, (jobs) =>
          changeOrder({ db, jobs }, order.id, meta, (current) => requestRefund(current, 'support', meta.at)),
        );
        events.forEach((event) => print(describeEvent(event)));
      }
      return !planned || yes;
    } catch (error) {
      if (!(error instanceof OrderRuleError)) throw error;
      console.error(error.message);
      return false;
    }
  };

const MAX_REASON_LENGTH = 200;

/** Rejects likely personal data, because the ledger is append-only and a reason cannot be erased. */
function findReasonIssue(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length === 0 || length > MAX_REASON_LENGTH)
    return `--reason expects 1 to ${MAX_REASON_LENGTH} characters.`;
  if (/@|\d[\d\s-]{6,}/.test(reason))
    return '--reason must not contain an e-mail address or a telephone number: the ledger keeps it forever.';
  return undefined;
}

const describePlan = (order: Order) =>
  `Would refund ${formatPaise(computeRefundablePaise(order))} of ${order.id} (${order.gatewayPaymentId}). Nothing was changed: add --yes to do it.`;

const describeRefundStatus = ({ id, status, refund }: Order) =>
  status === 'refunded'
    ? `${id}: ${formatPaise(refund!.amountPaise)} are refunded already (${refund!.gatewayRefundId}).`
    : `${id}: the refund of ${formatPaise(refund!.amountPaise)} is in progress.`;
